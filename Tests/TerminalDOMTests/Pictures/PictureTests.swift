import RandomTesting
import TerminalDOM
import TerminalTesting
import Testing

@Suite struct PictureTests {
    private let red = Style(foreground: .ansi(1), background: .rgb(1, 2, 3))
    private let hover = StyleSheet(
        base: Style(foreground: .ansi(7), background: .ansi(4)),
        patches: [
            Role("row.selected"): StylePatch(background: .ansi(2), adding: .bold),
            Role("row.hover"): StylePatch(adding: .reverse), Role("waiting"): StylePatch(background: .ansi(8)),
        ])

    /// A picture of `lines`, all red.
    private func picture(_ lines: String...) throws -> Picture<Said> {
        let text = "\u{1B}[31;48;2;1;2;3m" + lines.joined(separator: "\n")
        return Picture(
            try PictureCells(parsing: Array(text.utf8), columns: lines.map(\.count).max() ?? 0, rows: lines.count))
    }

    private func style(_ frame: Frame, _ x: Int, _ y: Int) -> Style { frame.styles[frame.grid[x, y].style].style }

    @Test func aPictureTakesItsColumnsAndRows() throws {
        let picture = try picture("abc", "def")
        #expect(
            screen(
                8, 4,
                Column {
                    picture; Text("below")
                }) == "abc\ndef\nbelow\n")
        #expect(
            screen(
                8, 2,
                Row {
                    picture; Text("right")
                }) == "abcright\ndef")
        #expect(
            screen(8, 2, Box(border: nil) { picture }.align(.trailing, .top)) == "abc\ndef")
        #expect(screen(8, 3, Layered { picture.align(.trailing, .bottom) }) == "\n     abc\n     def")
        #expect(
            screen(
                7, 2,
                Flow(spacing: 1) {
                    picture; picture
                }) == "abc abc\ndef def")
    }

    @Test func aPictureIsCutOffAtEdges() throws {
        let picture = try picture("abc", "def", "ghi")
        #expect(screen(2, 2, picture) == "ab\nde")
        #expect(screen(4, 4, Column { picture.width(2).height(1) }) == "ab\n\n\n")
        #expect(screen(4, 4, Column { picture.width(9).height(9) }) == "abc\ndef\nghi\n")
        for line in -3...2 {
            let list = List<Said>([0, 1], id: { $0 }, scroll: ListScroll(.row(1, line: line))) { _ in picture }
            let lines = ["abc", "def", "ghi", "abc", "def", "ghi"]
            #expect(screen(3, 3, list) == lines[min(3, 3 - line)..<min(6, 6 - line)].joined(separator: "\n"))
        }
    }

    @Test func rolesAroundAPictureDoNotChangeItsColors() throws {
        let picture = try picture("ab")
        var renderer = Renderer<Said>(sheet: hover)
        for role in [Role("row"), Role("row.selected")] {
            let frame = renderer.render(
                Row {
                    picture; Text("x")
                }.role(role), size: Size(3, 1)
            ).frame
            #expect(style(frame, 0, 0) == red && style(frame, 1, 0) == red)
            #expect(frame.styles.roles(of: frame.grid[0, 0].style).isEmpty)
        }
        _ = renderer.actions(for: MouseEvent(.move, at: Point(x: 0, y: 0)))
        let row = Row {
            picture.onClick(.clicked("picture")); Text("x")
        }.role(Role("row")).onClick(.clicked("row"))
        let frame = renderer.render(row, size: Size(3, 1)).frame
        #expect(style(frame, 0, 0) == red && style(frame, 1, 0) == red)
    }

    @Test func defaultColorsAreThoseOfTheEmptyScreen() throws {
        let cells = try PictureCells(parsing: Array("x\u{1B}[31my\u{1B}[7mz".utf8), columns: 4, rows: 1)
        var renderer = Renderer<Said>(sheet: hover)
        let frame = renderer.render(Picture<Said>(cells).role(Role("row.selected")), size: Size(4, 1)).frame
        #expect(style(frame, 0, 0) == hover.base && style(frame, 3, 0) == hover.base)
        #expect(style(frame, 1, 0) == Style(foreground: .ansi(1), background: .ansi(4)))
        #expect(style(frame, 2, 0) == Style(foreground: .ansi(1), background: .ansi(4), attributes: .reverse))
    }

    @Test func aPlaceholderTakesTheSpaceOfThePicture() throws {
        func view(_ picture: Picture<Said>) -> Column<Said> {
            Column {
                picture; Text("below")
            }
        }
        var renderer = Renderer<Said>(sheet: hover)
        let waiting = Picture<Said>(reserving: Size(3, 2), role: Role("waiting"))
        let before = renderer.render(view(waiting), size: Size(5, 3)).frame
        #expect(before.text == "\n\nbelow")
        #expect(style(before, 2, 1).background == .ansi(8) && style(before, 3, 1).background == .ansi(4))
        let after = renderer.render(view(try picture("abc", "def")), size: Size(5, 3))
        #expect(after.frame.text == "abc\ndef\nbelow")
        #expect(after.patches == [Patch(row: 0, columns: 0..<3), Patch(row: 1, columns: 0..<3)])
        #expect(renderer.render(view(try picture("abc", "def")), size: Size(5, 3)).counters.cellsPainted == 0)
    }

    @Test func onlyTheCellsOfAPictureAreClicked() throws {
        let picture = try picture("abc", "def")
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let view = Column<Said> { picture.onClick { .hit($0) } }.onClick(.clicked("column"))
        _ = renderer.render(view, size: Size(8, 4))
        func click(_ x: Int, _ y: Int) -> [Said] {
            renderer.actions(for: MouseEvent(.press(.left), at: Point(x: x, y: y)))
        }
        #expect(click(2, 1) == [.hit(Hit(position: Point(x: 2, y: 1)))])
        #expect(click(3, 1) == [.clicked("column")] && click(2, 2) == [.clicked("column")])
        let outline = try #require(renderer.outline?.children.first)
        #expect(outline.kind == .picture && outline.frame == Rect(x: 0, y: 0, width: 3, height: 2))
    }

    @Test func aLayerCoversPartOfAPictureAndUncoversItAgain() throws {
        let picture = try picture("abcd", "efgh", "ijkl")
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func view(_ isCovered: Bool) -> Layered<Said> {
            Layered {
                Lazy(isCovered) { _ in picture }
                if isCovered { Text("漢").align(.center, .center) }
            }
        }
        #expect(renderer.render(view(true), size: Size(4, 3)).frame.text == "abcd\ne漢h\nijkl")
        let uncovered = renderer.render(view(false), size: Size(4, 3))
        #expect(uncovered.frame.text == "abcd\nefgh\nijkl")
        #expect(uncovered.patches == [Patch(row: 1, columns: 1..<3)])
        #expect(style(uncovered.frame, 2, 1) == red)
    }
}
