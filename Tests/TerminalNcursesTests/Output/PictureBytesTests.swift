import RandomTesting
import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

extension NcursesTests {
    /// The bytes for pictures; `␛` stands for Escape.
    @Suite struct PictureBytes {
        private func picture(_ text: String, _ columns: Int) throws -> PictureCells {
            let bytes = Array(text.replacing("␛", with: "\u{1B}").utf8)
            return try PictureCells(parsing: bytes, columns: columns, rows: 1)
        }

        /// The bytes for drawing `text` as a picture on an empty screen.
        private func bytes(_ text: String, _ columns: Int, _ depth: ColorDepth) throws -> String {
            let screen = try PainterFixture(columns, 1, colors: depth)
            _ = try screen.present(nil)
            var renderer = Renderer<Never>(sheet: StyleSheet())
            screen.frame =
                renderer.render(
                    Picture<Never>(try picture(text, columns)), size: Size(columns, 1),
                    modes: TerminalModes(mouse: .off)
                ).frame
            return try screen.present([Patch(row: 0, columns: 0..<columns)])
        }

        @Test(arguments: [
            (ColorDepth.trueColor, "␛[38;2;200;30;30;48;2;10;20;30m▄␛[38;2;90;90;90mx␛[my␛[1;7;38;5;33mz"),
            (.palette256, "␛[38;5;160;48;5;233m▄␛[38;5;240mx␛[my␛[1;7;38;5;33mz"),
            (.ansi16, "␛[31;40m▄␛[90mx␛[my␛[1;7;94mz"), (.ansi8, "␛[31;40m▄␛[37mx␛[my␛[1;7;36mz"),
            (.none, "▄xy␛[1;7mz"),
        ])
        func colorsAreReducedToThoseOfTheTerminal(depth: ColorDepth, expected: String) throws {
            let text = "␛[38;2;200;30;30;48;2;10;20;30m▄␛[38;2;90;90;90mx␛[0my␛[1;7;38;5;33mz"
            let written = try bytes(text, 5, depth)
            #expect(written == expected)
        }

        @Test func similarColorsBecomeOneAndNotBlackOrWhite() throws {
            let text = "␛[38;2;100;30;30;48;2;101;30;30m▄"
            #expect(try bytes(text, 2, .palette256) == "␛[38;5;52;48;5;52m▄")
            #expect(try bytes(text, 2, .ansi8) == "␛[31;41m▄")
        }

        @Test func aPictureInOtherColorsIsDrawnAgain() throws {
            let screen = try PainterFixture(3, 1, colors: .trueColor)
            var renderer = Renderer<Never>(sheet: StyleSheet())
            func present(_ text: String) throws -> String {
                let view = Picture<Never>(try picture(text, 3))
                let rendering = renderer.render(view, size: Size(3, 1), modes: TerminalModes(mouse: .off))
                screen.frame = rendering.frame
                return try screen.present(rendering.patches)
            }
            _ = try present("␛[31;42m▄▄▄")
            let written = try present("␛[31;42m▄␛[34m▄␛[31m▄")
            #expect(written == "␛[2G␛[34m▄")
        }

        /// A photograph needs two true colors in every cell: 39 bytes at most.
        @Test(arguments: [["▄"], ["🬂", "🬱", "▌"]]) func aPhotographInTrueColor(characters: [Character]) throws {
            let screen = try PainterFixture(80, 24, colors: .trueColor)
            _ = try screen.present(nil)
            var random = SeededGenerator(1)
            let cells = try PictureCells.photograph(columns: 60, rows: 20, characters: characters, using: &random)
            var renderer = Renderer<Never>(sheet: StyleSheet())
            _ = renderer.render(Spacer<Never>(), size: Size(80, 24))
            let view = Picture<Never>(cells).padding(Insets(top: 2, left: 10))
            let rendering = renderer.render(view, size: Size(80, 24), modes: TerminalModes(mouse: .off))
            screen.frame = rendering.frame
            let count = try screen.bytes(rendering.patches).count
            print("picture.bytes \(characters[0]) \(count) bytes")
            #expect(count <= 48_000)
        }
    }
}
