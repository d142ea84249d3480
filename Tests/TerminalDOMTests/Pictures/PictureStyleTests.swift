import RandomTesting
import TerminalDOM
import TerminalTesting
import Testing

/// The numbers of the styles in pictures.
@Suite struct PictureStyleTests {
    private static let characters: [Character] = ["▄", "▌", " ", "🬂"]

    private func photograph(
        _ columns: Int, _ rows: Int, _ random: inout SeededGenerator
    ) throws -> PictureCells {
        try .photograph(columns: columns, rows: rows, characters: Self.characters, using: &random)
    }

    @Test func equalStylesOfDifferentPicturesHaveOneNumber() throws {
        var table = StyleTable(sheet: StyleSheet())
        let style = Style(foreground: .rgb(1, 2, 3))
        let number = table.id(ofPicture: style)
        #expect(table.id(ofPicture: style) == number)
        #expect(table[number].isPicture && table[number].style == style && table[number].role == nil)
        #expect(table.id(of: Role("a"), in: .base) != number)
        #expect(table.id(ofPicture: .plain) == .base)
    }

    /// One picture stays while ten thousand others follow each other below it, in lazy nodes and in others.
    @Test func tenThousandPicturesDoNotGrowTheTable() throws {
        var random = SeededGenerator(1)
        var renderer = Renderer<Said>(sheet: StyleSheet())
        var terminal = ShownCells()
        var most = 0
        let first = try photograph(4, 1, &random)
        for number in 0..<10_000 {
            let next = try photograph(4, 2, &random)
            let view = Column<Said> {
                Picture(first)
                if number % 4 < 2 { Lazy(next) { Picture($0) } } else { Picture(next) }
            }
            let rendering = renderer.render(view, size: Size(4, 3))
            terminal.draw(rendering)
            most = max(most, rendering.frame.styles.entries.count)
            for x in 0..<4 {
                let isShown =
                    terminal[x, 0] == first[x, 0] && terminal[x, 1] == next[x, 0] && terminal[x, 2] == next[x, 1]
                if !isShown { Issue.record("column \(x) of picture \(number)") }
            }
            if terminal != ShownCells(rendering.frame) { Issue.record("picture \(number)") }
        }
        // At most 4096 unused styles, and those of the pictures.
        #expect(most < 4096 + 50)
    }

    /// Pictures come and go, but at any time some stay on the screen, in lazy rows, and in rows prepared off screen.
    @Test func picturesThatStayKeepTheirColors() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        var pictures = try (0..<12).map { _ in try photograph(20, 8, &random) }
        var renderer = Renderer<Said>(sheet: StyleSheet())
        var terminal = ShownCells()
        var most = 0
        for step in 0..<120 {
            pictures[random.below(pictures.count)] = try photograph(20, 8, &random)
            let scroll = ListScroll<Int>(.row(random.below(pictures.count), line: -random.below(8)))
            let list = List<Said>(Array(pictures.indices), id: { $0 }, scroll: scroll) { index in
                index.isMultiple(of: 3)
                    ? Picture<Said>(pictures[index]).node : Lazy<Said>(pictures[index]) { Picture($0) }.node
            }
            let rendering = renderer.render(list, size: Size(24, 20))
            terminal.draw(rendering)
            if random.happens(50) { renderer.prepare() }
            var fresh = Renderer<Said>(sheet: StyleSheet())
            let scratch = ShownCells(fresh.render(list, size: Size(24, 20)).frame)
            #expect(terminal == scratch, "seed \(seed), step \(step)")
            #expect(ShownCells(rendering.frame) == scratch, "seed \(seed), step \(step)")
            most = max(most, rendering.frame.styles.entries.count)
        }
        // All pictures have fewer than 2000 different styles.
        #expect(most < 2 * 4096)
    }
}

/// The characters and styles that a terminal shows. A cell keeps them until a patch draws it again.
private struct ShownCells: Equatable {
    private var width = 0
    private var characters: [Character] = []
    private var styles: [Style] = []

    init() {}

    init(_ frame: Frame) {
        width = frame.size.width
        characters = frame.grid.cells.map { frame.character($0.glyph) }
        styles = frame.grid.cells.map { frame.styles[$0.style].style }
    }

    mutating func draw(_ rendering: Rendering<Said>) {
        let frame = rendering.frame
        guard let patches = rendering.patches else {
            self = ShownCells(frame)
            return
        }
        for patch in patches {
            for x in patch.columns {
                let cell = frame.grid[x, patch.row]
                characters[patch.row * width + x] = frame.character(cell.glyph)
                styles[patch.row * width + x] = frame.styles[cell.style].style
            }
        }
    }

    subscript(x: Int, y: Int) -> (Character, Style) { (characters[y * width + x], styles[y * width + x]) }
}
