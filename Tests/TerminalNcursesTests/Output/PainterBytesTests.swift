import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

extension NcursesTests {
    /// The exact bytes for the terminal; `␛` stands for Escape.
    @Suite struct PainterBytes {
        private static let hot = Role("hot")
        private static let link = Role("link")
        private static let sheet = StyleSheet(patches: [
            hot: StylePatch(foreground: .rgb(200, 30, 30), adding: .bold),
            link: StylePatch(foreground: .ansi(12), adding: .underline),
        ])

        private func expect(
            _ screen: PainterFixture, _ patches: [Patch]?, _ expected: String,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let bytes = try screen.present(patches)
            #expect(bytes == expected, sourceLocation: sourceLocation)
        }

        @Test func theFirstFrameClearsAndDrawsWhatIsNotBlank() throws {
            let screen = try PainterFixture(20, 4, sheet: Self.sheet)
            screen.write("Alice", x: 2, y: 1, role: Self.hot)
            screen.write("hi", x: 2, y: 2)
            try expect(screen, nil, "␛[r␛[?7h␛[H␛[m␛[2J␛[2;3H␛[1;38;5;160mAlice␛[3;3H␛[mhi␛[?25l")
        }

        @Test func nothingIsWrittenWhenNothingChanged() throws {
            let screen = try PainterFixture(20, 4)
            screen.write("hi", x: 2, y: 2)
            _ = try screen.present(nil)
            let counters = screen.painter.counters
            try expect(screen, [], "")
            // Cells that are said to have changed and did not.
            try expect(screen, [Patch(row: 2, columns: 0..<20)], "")
            #expect(screen.painter.counters.writes == counters.writes)
            #expect(screen.painter.counters.frames == counters.frames)
        }

        @Test func aTypedLetterIsThatLetter() throws {
            let screen = try PainterFixture(20, 4)
            screen.frame.cursor = Cursor(at: Point(x: 2, y: 3))
            _ = try screen.present(nil)
            let patch = screen.write("a", x: 2, y: 3)
            screen.frame.cursor = Cursor(at: Point(x: 3, y: 3))
            try expect(screen, [patch], "a")
        }

        @Test func theCursorMovesByItself() throws {
            let screen = try PainterFixture(20, 4)
            _ = try screen.present(nil)
            screen.frame.cursor = Cursor(at: Point(x: 5, y: 2))
            try expect(screen, [], "␛[3;6H␛[?25h")
            screen.frame.cursor = Cursor(at: Point(x: 6, y: 2), shape: .bar)
            try expect(screen, [], "␛[C␛[6 q")
            screen.frame.cursor = nil
            try expect(screen, [], "␛[?25l")
        }

        @Test func stylesAreWrittenAsWhatChanges() throws {
            let screen = try PainterFixture(20, 1, sheet: Self.sheet)
            _ = try screen.present(nil)
            let patch = screen.write("ab", x: 0, y: 0, role: Self.hot)
            screen.write("cd", x: 2, y: 0, role: Self.link)
            screen.write("e", x: 4, y: 0)
            try expect(screen, [Patch(row: 0, columns: patch.columns.lowerBound..<5)], "␛[1;38;5;160mab␛[0;4;94mcd␛[me")
        }

        @Test func trueColourIsTheColourItself() throws {
            let screen = try PainterFixture(20, 1, colors: .trueColor, sheet: Self.sheet)
            _ = try screen.present(nil)
            let patch = screen.write("a", x: 0, y: 0, role: Self.hot)
            try expect(screen, [patch], "␛[1;38;2;200;30;30ma")
        }

        @Test func withoutColoursAttributesStay() throws {
            let screen = try PainterFixture(
                20, 1, environment: ["TERM": "xterm-256color", "NO_COLOR": "0"], sheet: Self.sheet)
            _ = try screen.present(nil)
            let patch = screen.write("a", x: 0, y: 0, role: Self.hot)
            try expect(screen, [patch], "␛[1ma")
        }

        @Test func thePaletteIsLeftAlone() throws {
            for depth in ColorDepth.allCases {
                let screen = try PainterFixture(20, 2, colors: depth, sheet: Self.sheet)
                screen.write("a", x: 0, y: 0, role: Self.hot)
                // OSC 4 and 104 set and reset it.
                #expect(!(try screen.present(nil)).contains("␛]"))
            }
        }

        @Test func theLastCellOfTheScreenIsDrawnWithoutScrolling() throws {
            let screen = try PainterFixture(4, 2)
            _ = try screen.present(nil)
            let patch = screen.write("x", x: 3, y: 1)
            try expect(screen, [patch], "␛[?7l␛[2;4Hx␛[?7h")
        }

        @Test func aWideCharacterIsNotDrawnInTheLastColumn() throws {
            let screen = try PainterFixture(4, 2)
            _ = try screen.present(nil)
            screen.frame.grid[3, 0] = Cell(Glyph("日", isWide: true), .base)
            try expect(screen, [Patch(row: 0, columns: 3..<4)], "")
        }

        @Test func theCursorIsSetAnewBehindACharacterOfDisputedWidth() throws {
            let screen = try PainterFixture(20, 1)
            _ = try screen.present(nil)
            // One column to some terminals: the second must not keep what was there.
            let heart = screen.write("❤️x", x: 4, y: 0, disputed: ["❤️"])
            try expect(screen, [heart], "␛[4C  \u{8}\u{8}❤️␛[7Gx")
            // Four columns to some terminals: what stands behind is drawn again.
            screen.write("yz", x: 12, y: 0)
            _ = try screen.present([Patch(row: 0, columns: 12..<14)])
            let thumb = screen.write("👍🏽", x: 10, y: 0, disputed: ["👍🏽"])
            try expect(screen, [thumb], "\u{8}\u{8}\u{8}\u{8}👍🏽␛[13Gyz")
        }

        @Test func charactersThatNcursesDoesNotKnowReachTheTerminalWhole() throws {
            let family: Character = "👨‍👩‍👧‍👦"
            let screen = try PainterFixture(20, 1)
            _ = try screen.present(nil)
            let patch = screen.write("a\(family)b e\u{301}\u{E0A0}𗀀", x: 0, y: 0, disputed: [family])
            try expect(screen, [patch], "a\(family)␛[4Gb e\u{301}\u{E0A0}𗀀")
        }

        @Test func controlsInCellsAreNeverWritten() throws {
            let screen = try PainterFixture(20, 1)
            screen.frame.grid[0, 0] = Cell(Glyph("\u{1B}"), .base)
            screen.frame.grid[1, 0] = Cell(Glyph("\u{9B}"), .base)
            screen.frame.grid[2, 0] = Cell(Glyph("\u{7}"), .base)
            let number = screen.frame.clusters.number(of: Character("a\u{200D}\u{301}"))
            screen.frame.grid[3, 0] = Cell(Glyph(clusterNumber: number, isWide: false, isDisputed: true), .base)
            let zalgo = Character("z" + String(repeating: "\u{336}", count: 10_000))
            let zalgoNumber = screen.frame.clusters.number(of: zalgo)
            screen.frame.grid[5, 0] = Cell(Glyph(clusterNumber: zalgoNumber, isWide: false, isDisputed: false), .base)
            let bytes = try screen.present(nil)
            #expect(bytes.contains("a\u{200D}\u{301}"))
            #expect(!bytes.unicodeScalars.contains { $0 == "\u{9B}" || $0 == "\u{7}" })
            #expect(bytes.utf8.count < 200)
        }

        @Test func aJoinerIsOnlyWrittenBetweenWhatItJoins() throws {
            let screen = try PainterFixture(20, 1)
            _ = try screen.present(nil)
            let cut = screen.write("👩\u{200D}│", x: 4, y: 0, disputed: ["👩\u{200D}"])
            try expect(screen, [cut], "␛[4C👩␛[7G│")
            let whole = screen.write("👩\u{200D}👧│", x: 4, y: 0, disputed: ["👩\u{200D}👧"])
            #expect(try screen.present([whole]).contains("👩\u{200D}👧"))
        }

        @Test func aTerminalWithoutUTF8GetsASCII() throws {
            let screen = try PainterFixture(20, 1, environment: ["TERM": "xterm", "LANG": "de_DE.ISO-8859-1"])
            _ = try screen.present(nil)
            let patch = screen.write("aé日│b", x: 0, y: 0)
            try expect(screen, [patch], "a?? ?b")
        }

        @Test func aFrameOfAnotherSizeIsDrawnWhole() throws {
            let screen = try PainterFixture(20, 4)
            _ = try screen.present(nil)
            screen.frame.grid = Grid(size: Size(1, 1))
            screen.write("x", x: 0, y: 0)
            #expect(try screen.present([]).contains("␛[2J"))
            screen.frame.grid = Grid(size: Size(5, 3))
            screen.write("hello", x: 0, y: 2)
            #expect(try screen.present(nil).contains("hell"))
        }

        @Test func manyFramesFromManyCharactersNeverRunOutOfStandIns() throws {
            let screen = try PainterFixture(64, 16)
            var model = ModelTerminal(size: Size(64, 16))
            let marks = (0x300...0x36F).compactMap { Unicode.Scalar($0) }
            for round in 0..<9 {
                for y in 0..<16 {
                    for x in 0..<64 {
                        // 1024 others each time: more in all than there are stand-ins.
                        var text = "a"
                        text.unicodeScalars += [marks[x], marks[round * 12 + y % 12], marks[y]]
                        let number = screen.frame.clusters.number(of: Character(text))
                        screen.frame.grid[x, y] = Cell(
                            Glyph(clusterNumber: number, isWide: false, isDisputed: false), .base)
                    }
                }
                model.feed(try screen.bytes(nil))
                #expect(model.differences(from: screen.frame) { $0.style } == [])
            }
        }
    }
}
