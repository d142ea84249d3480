import RandomTesting
import TerminalDOM
import TerminalTesting

/// A tree that changes a little from frame to frame, as those of a program do: children are changed, moved, put in and taken
/// out, and most of it stays as it was.
struct ChangingTree {
    /// A part of the tree: what it is drawn as follows from it.
    struct Part: Equatable {
        enum Kind: CaseIterable { case row, column, list, box, layered, text, input, picture }
        var key: Int
        var kind: Kind
        var text: String
        var role: Role?
        var isLazy: Bool
        var children: [Part]
    }

    private(set) var root: Part
    private var random: SeededGenerator
    private var lastKey = 0
    private static let words = ["a", "word", "漢字", "e\u{301}", "👍🏽", "שלום", "two words", "", "x\ny"]
    private static let roles = [nil, Role("a"), Role("a.b"), Role("c")]

    init(_ seed: UInt64) {
        random = SeededGenerator(seed)
        root = Part(key: 0, kind: .column, text: "", role: nil, isLazy: false, children: [])
        for _ in 0..<4 { root.children.append(part(depth: 2)) }
    }

    /// Changes some parts.
    mutating func change() {
        var root = root
        for _ in 0...Int.random(in: 0...2, using: &random) { change(&root, depth: 3) }
        self.root = root
    }

    private mutating func change(_ part: inout Part, depth: Int) {
        let count = part.children.count
        if count > 0, Bool.random(using: &random) {
            return change(&part.children[Int.random(in: 0..<count, using: &random)], depth: depth - 1)
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: part.text = text()
        case 1: part.role = Self.roles.randomElement(using: &random) ?? nil
        case 2 where count > 1:
            let moved = part.children.remove(at: Int.random(in: 0..<count, using: &random))
            part.children.insert(moved, at: Int.random(in: 0..<count, using: &random))
        case 3 where depth > 0 && count < 8:
            part.children.insert(self.part(depth: depth - 1), at: Int.random(in: 0...count, using: &random))
        case 4 where count > 0: part.children.remove(at: Int.random(in: 0..<count, using: &random))
        default: part.text += Self.words.randomElement(using: &random) ?? ""
        }
    }

    private mutating func part(depth: Int) -> Part {
        lastKey += 1
        let key = lastKey
        let kinds: [Part.Kind] = depth == 0 ? [.text, .input, .picture] : Part.Kind.allCases
        let kind = kinds.randomElement(using: &random) ?? .text
        var children: [Part] = []
        if ![.text, .input, .picture].contains(kind) {
            for _ in 0..<Int.random(in: 1...4, using: &random) { children.append(part(depth: depth - 1)) }
        }
        return Part(
            key: key, kind: kind, text: text(), role: Self.roles.randomElement(using: &random) ?? nil,
            isLazy: Int.random(in: 0..<3, using: &random) > 0, children: children)
    }

    private mutating func text() -> String {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
            .joined(separator: " ")
    }

    var node: Node<Said> { Self.node(root) }

    private static func node(_ part: Part) -> Node<Said> {
        let drawn = part.isLazy ? Lazy<Said>(part) { content($0) }.node : content(part)
        return drawn.role(part.role).key(part.key)
    }

    private static func content(_ part: Part) -> Node<Said> {
        let children = part.children.map(node)
        switch part.kind {
        case .row: return Row<Said>(spacing: 1) { children }.node
        case .column: return Column<Said> { children }.node
        case .list:
            let parts = part.children
            return List<Said>(parts, id: \.key, scroll: ListScroll(.start)) { node($0) }.node.height(4)
        case .box: return Box<Said>(title: [Span(part.text)]) { children }.node
        case .layered: return Layered<Said> { children }.node
        case .text: return Text<Said>(part.text).wrap().node
        case .input: return TextInput<Said>(EditableText(part.text), isFocused: true, lines: 1...2).node
        case .picture: return picture(part)
        }
    }

    /// A picture that follows from the text, or the placeholder of one.
    private static func picture(_ part: Part) -> Node<Said> {
        guard !part.text.isEmpty else { return Picture<Said>(reserving: Size(8, 3), role: Role("c")).node }
        return Picture<Said>(pictures[part.text.utf8.count % pictures.count]).node
    }

    private static let pictures: [PictureCells] = (UInt64(0)..<8).compactMap { seed in
        var random = SeededGenerator(seed)
        return try? .photograph(columns: 8, rows: 3, characters: ["▄", "🬂", " "], using: &random)
    }
}
