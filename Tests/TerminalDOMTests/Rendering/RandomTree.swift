import RandomTesting
import TerminalDOM
import TerminalTesting

/// Random trees of all kinds of nodes, with texts that are hard to draw.
struct RandomTree {
    var random: SeededGenerator
    private static let words = [
        "hello", "漢字", "e\u{301}", "👍🏽", "👨‍👩‍👧‍👦", "🇫🇷", "שלום", "नमस्ते", "a\u{1B}[2J", "x\ny", "\t", "❤️", "", "한국어", "—",
        "a\u{202E}b", "ﷺ", "1️⃣ 2", "z\u{300}\u{301}\u{302}\u{303}",
    ]
    private static let roles = [nil, Role("a"), Role("a.b"), Role("c")]

    mutating func node(depth: Int) -> Node<Said> {
        var node = depth == 0 ? leaf() : branch(depth: depth)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: node = node.width(Int.random(in: 0...20, using: &random))
        case 1: node = node.height(Int.random(in: 0...6, using: &random))
        case 2: node = node.align([.leading, .center, .trailing].randomElement(using: &random), .center)
        case 3: node = node.padding(Insets(top: 1, left: 1, bottom: 0, right: 2))
        case 4: node = node.near(Int.random(in: 0..<4, using: &random), inset: 1)
        default: break
        }
        node = node.role(Self.roles.randomElement(using: &random) ?? nil)
        if Bool.random(using: &random) { node = node.grow(Int.random(in: 0...2, using: &random)) }
        return node
    }

    private mutating func text() -> String {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
            .joined(separator: Bool.random(using: &random) ? " " : "")
    }

    private mutating func leaf() -> Node<Said> {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return Rule<Said>.horizontal().node
        case 1: return Spacer<Said>().node
        case 2:
            return TextInput<Said>(EditableText(text()), placeholder: text(), isFocused: true, lines: 1...3).node
        case 3: return Text<Said>([Span(text(), Role("a")), Span(text(), Role("c.d"))]).wrap().node
        case 4: return Text<Said>(text()).align(.trailing).node
        case 5: return picture()
        default: return Text<Said>(text()).node
        }
    }

    private mutating func picture() -> Node<Said> {
        let size = Size(Int.random(in: 0...9, using: &random), Int.random(in: 0...4, using: &random))
        let cells = try? PictureCells.photograph(
            columns: size.width, rows: size.height, characters: ["▄", "🬂", "e\u{301}", " "], using: &random)
        guard let cells, Bool.random(using: &random) else {
            return Picture<Said>(reserving: size, role: Role("a")).onClick(.clicked("placeholder"))
        }
        return Picture<Said>(cells).onClick(.clicked("picture"))
    }

    private mutating func branch(depth: Int) -> Node<Said> {
        let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in node(depth: depth - 1) }
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return Row<Said>(spacing: 1) { children }.node
        case 1: return Column<Said> { children }.node
        case 2: return Flow<Said> { children }.node
        case 3: return Layered<Said> { children }.node
        case 4: return Box<Said>(title: [Span(text())]) { children }.node
        case 5:
            let scroll = ListScroll(.row(Int.random(in: 0..<9, using: &random), line: 1), reveal: 0)
            return List<Said>(Array(children.indices), id: { $0 }, scroll: scroll) { children[$0] }.node
        default:
            let text = text()
            return Lazy<Said>(text) { Text($0).wrap() }.node
        }
    }
}
