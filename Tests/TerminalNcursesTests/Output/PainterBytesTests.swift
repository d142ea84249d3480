import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

extension NcursesTests {
    @Suite struct PainterBytes {
        @Test func smoke() throws {
            let screen = try PainterFixture(
                40, 5,
                sheet: StyleSheet(patches: [Role("hot"): StylePatch(foreground: .rgb(200, 30, 30), adding: .bold)]))
            screen.write("Alice", x: 2, y: 1, role: Role("hot"))
            screen.write("héllo 日本 👍🏽 end", x: 2, y: 2, disputed: ["👍🏽"])
            print(try screen.present(nil))
            print(try screen.present([]))
            let patch = screen.write("a", x: 10, y: 4)
            print(try screen.present([patch]))
            screen.frame.cursor = Cursor(at: Point(x: 11, y: 4))
            print(try screen.present([]))
            let patch2 = screen.write("b", x: 11, y: 4)
            screen.frame.cursor = Cursor(at: Point(x: 12, y: 4))
            print(try screen.present([patch2]))
        }
    }
}
