import RandomTesting
import TerminalDOM

/// A screen that changes at random, with all kinds of characters on it.
struct RandomScreen {
    static let sheet = StyleSheet(
        base: Style(foreground: .indexed(250), background: .rgb(20, 22, 30)),
        patches: [
            Role("name"): StylePatch(foreground: .rgb(200, 30, 30), adding: .bold),
            Role("time"): StylePatch(foreground: .ansi(12), adding: .dim),
            Role("own"): StylePatch(background: .rgb(0, 0, 255), adding: .italic),
            Role("link"): StylePatch(foreground: .indexed(33), adding: .underline),
            Role("selected"): StylePatch(adding: .reverse),
            Role("plain"): StylePatch(foreground: Color.none, background: Color.none),
            Role("gone"): StylePatch(background: .ansi(1), adding: .strike),
        ])

    private static let settled: [Character] = [
        "a", "b", "c", " ", " ", " ", "x", "é", "ß", "ж", "日", "本", "한", "─", "│", "…", "e\u{301}", "\u{E0B0}", "𗀀",
        "ก",
    ]
    static let disputed: [Character] = ["👍🏽", "❤️", "🇫🇷", "👨‍👩‍👧", "🫩", "1️⃣", "🏳️‍🌈"] + Array("क्ष")

    private(set) var frame: Frame
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed)
        let size = Size(Int.random(in: 1...70, using: &generator), Int.random(in: 1...16, using: &generator))
        frame = Frame(
            grid: Grid(size: size), styles: StyleTable(sheet: Self.sheet), modes: TerminalModes(mouse: .off))
    }

    /// Changes in another way from now on.

    /// Changes something, and says which cells differ now.
    mutating func change() -> [Patch] {
        let before = frame.grid
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: scroll()
        case 1:
            for y in 0..<frame.size.height where Bool.random(using: &generator) {
                write(x: 0, y: y, count: frame.size.width)
            }
        case 2: fill()
        default:
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let x = Int.random(in: 0..<frame.size.width, using: &generator)
                let y = Int.random(in: 0..<frame.size.height, using: &generator)
                write(x: x, y: y, count: Int.random(in: 1...12, using: &generator))
            }
        }
        let x = Int.random(in: 0..<frame.size.width, using: &generator)
        let y = Int.random(in: 0..<frame.size.height, using: &generator)
        frame.cursor = Bool.random(using: &generator) ? Cursor(at: Point(x: x, y: y)) : nil
        return patches(from: before)
    }

    /// Takes another size, with other things on it.
    mutating func resize() {
        let size = Size(Int.random(in: 1...70, using: &generator), Int.random(in: 1...16, using: &generator))
        frame.cursor = nil
        frame.grid = Grid(size: size)
        for y in 0..<size.height { write(x: 0, y: y, count: size.width) }
    }

    private mutating func write(x begin: Int, y: Int, count: Int) {
        var x = begin
        let end = min(frame.size.width, x + count)
        var style = randomStyle()
        while x < end {
            if Int.random(in: 0..<6, using: &generator) == 0 { style = randomStyle() }
            let isDisputed = Int.random(in: 0..<8, using: &generator) == 0
            let character = (isDisputed ? Self.disputed : Self.settled).randomElement(using: &generator) ?? " "
            let columns = max(1, DisplayWidth.of(character))
            guard x + columns <= end else {
                set(Cell(.blank, style), x, y)
                x += 1
                continue
            }
            let glyph = glyph(character, isWide: columns == 2, isDisputed: isDisputed)
            set(Cell(glyph, style), x, y)
            if columns == 2 { set(Cell(.continuation, style), x + 1, y, isRightHalf: true) }
            x += columns
        }
    }

    private mutating func glyph(_ character: Character, isWide: Bool, isDisputed: Bool) -> Glyph {
        if character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first {
            return Glyph(scalar, isWide: isWide, isDisputed: isDisputed)
        }
        return Glyph(clusterNumber: frame.clusters.number(of: character), isWide: isWide, isDisputed: isDisputed)
    }

    private mutating func set(_ cell: Cell, _ x: Int, _ y: Int, isRightHalf: Bool = false) {
        if !isRightHalf, frame.grid[x, y].glyph.isContinuation, x > 0 { frame.grid[x - 1, y].glyph = .blank }
        if x + 1 < frame.size.width, frame.grid[x + 1, y].glyph.isContinuation { frame.grid[x + 1, y].glyph = .blank }
        frame.grid[x, y] = cell
    }

    private mutating func scroll() {
        let distance = Int.random(in: 1...3, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
        let old = frame.grid
        for y in 0..<frame.size.height where (0..<frame.size.height).contains(y + distance) {
            for x in 0..<frame.size.width { frame.grid[x, y] = old[x, y + distance] }
        }
    }

    private mutating func fill() {
        let y = Int.random(in: 0..<frame.size.height, using: &generator)
        let style = randomStyle()
        let x = Int.random(in: 0..<frame.size.width, using: &generator)
        for x in x..<frame.size.width { set(Cell(.blank, style), x, y) }
    }

    private mutating func randomStyle() -> StyleID {
        let names = ["name", "time", "own", "link", "selected", "plain", "gone"]
        let role = names.randomElement(using: &generator).map { Role($0) }
        guard let role, Int.random(in: 0..<4, using: &generator) > 0 else { return .base }
        return frame.styles.id(of: role, in: .base)
    }

    private func patches(from before: Grid) -> [Patch] {
        (0..<frame.size.height).compactMap { y in
            let changed = (0..<frame.size.width).filter { before[$0, y] != frame.grid[$0, y] }
            guard var first = changed.first, var last = changed.last else { return nil }
            while frame.grid[first, y].glyph.isContinuation { first -= 1 }
            while last + 1 < frame.size.width, frame.grid[last + 1, y].glyph.isContinuation { last += 1 }
            return Patch(row: y, columns: first..<last + 1)
        }
    }
}
