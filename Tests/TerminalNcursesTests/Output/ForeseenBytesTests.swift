import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

extension NcursesTests {
    /// What is drawn ahead writes nothing before it is asked for, and nothing twice.
    @Suite struct ForeseenBytes {
        private let fixture: PainterFixture

        init() throws {
            fixture = try PainterFixture(40, 12)
            for y in 0..<12 { fixture.write(Self.line(y), x: 0, y: y) }
            _ = try fixture.present(nil)
        }

        private static func line(_ number: Int) -> String { "line number \(number + 10) of the list" }

        @Test func whatComesIsWrittenOnce() throws {
            let shown = fixture.frame
            let patches = fixture.foresee { [$0.write("hello", x: 2, y: 1)] }
            #expect(fixture.takeBytes() == "")
            // A frame in between that changes nothing.
            try fixture.painter.present(shown, patches: [])
            try fixture.painter.showForeseen()
            #expect(fixture.takeBytes() == "␛[2;3Hhello")
            #expect(try fixture.present(patches) == "")
            try fixture.painter.showForeseen()
            #expect(fixture.takeBytes() == "")
        }

        /// It would have scrolled; ncurses must not believe that the terminal has.
        @Test func whatIsTakenBackCostsNothing() throws {
            let shown = fixture.frame
            fixture.foresee { fixture in (0..<12).map { fixture.write(Self.line($0 + 1), x: 0, y: $0) } }
            fixture.frame = shown
            let patch = fixture.write("x", x: 39, y: 3)
            #expect(try fixture.present([patch]) == "␛[4;40Hx")
        }

        /// What was shown ahead begins in the middle of one of its characters.
        @Test func whatComesInsteadIsWhole() throws {
            let shown = fixture.frame
            fixture.foresee { [$0.write("b", x: 5, y: 0)] }
            try fixture.painter.showForeseen()
            _ = fixture.takeBytes()
            fixture.frame = shown
            let patch = fixture.write("日", x: 4, y: 0)
            #expect(try fixture.present([patch]).contains("日"))
        }

        @Test func afterARedrawNothingIsForeseen() throws {
            let patches = fixture.foresee { [$0.write("hello", x: 2, y: 1)] }
            fixture.painter.redrawAll()
            try fixture.painter.showForeseen()
            #expect(fixture.takeBytes() == "")
            #expect(try fixture.present(patches).contains("hello"))
        }
    }
}
