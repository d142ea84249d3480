import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

extension NcursesTests {
    /// The cost of a screen like Confab's in bytes at 120×40: a list at the left, a conversation at the right.
    @Suite struct ByteBudget {
        static let name = Role("name")
        static let time = Role("time")
        static let own = Role("own")
        static let selected = Role("selected")
        static let border = Role("border")

        static func sheet(base: Style) -> StyleSheet {
            StyleSheet(
                base: base,
                patches: [
                    name: StylePatch(foreground: .rgb(122, 162, 247), adding: .bold),
                    time: StylePatch(foreground: .rgb(86, 95, 137)),
                    own: StylePatch(foreground: .rgb(192, 202, 245), background: .rgb(41, 46, 66)),
                    selected: StylePatch(background: .rgb(54, 59, 84)),
                    border: StylePatch(foreground: .rgb(59, 66, 97)),
                ])
        }

        private static let words = "the quick brown fox jumps over a lazy dog while nobody in town is looking at it"
            .split(
                separator: " ")

        private func text(_ length: Int, _ seed: Int) -> String {
            var text = ""
            var index = seed
            while text.count < length {
                text += Self.words[index % Self.words.count] + " "
                index += 3
            }
            return String(text.prefix(length))
        }

        private func messenger(_ screen: PainterFixture, selected row: Int) {
            screen.frame.grid = Grid(size: Size(120, 40))
            for chat in 0..<13 {
                drawRow(screen, chat, isSelected: chat == row)
            }
            for y in 0..<40 { screen.write("│", x: 36, y: y, role: Self.border) }
            for message in 0..<9 {
                let y = message * 4
                if message % 3 == 0 {
                    for line in 0..<2 {
                        screen.write(" " + text(50, message + line) + " ", x: 66, y: y + line, role: Self.own)
                    }
                    screen.write("12:3\(message) ✓✓", x: 111, y: y + 2, role: Self.time)
                } else {
                    screen.write("Alice Liddell", x: 38, y: y, role: Self.name)
                    screen.write(text(60, message), x: 38, y: y + 1)
                    screen.write(text(30, message + 7), x: 38, y: y + 2)
                    screen.write("12:3\(message)", x: 100, y: y + 2, role: Self.time)
                }
            }
            screen.write(String(repeating: "─", count: 83), x: 37, y: 37, role: Self.border)
            screen.frame.cursor = Cursor(at: Point(x: 38, y: 38))
        }

        @discardableResult
        private func drawRow(_ screen: PainterFixture, _ chat: Int, isSelected: Bool) -> [Patch] {
            let y = chat * 3
            let role = { (role: Role) -> StyleID in
                let enclosing = isSelected ? screen.frame.styles.id(of: Self.selected, in: .base) : .base
                return screen.frame.styles.id(of: role, in: enclosing)
            }
            for line in 0..<2 {
                screen.write(
                    String(repeating: " ", count: 36), x: 0, y: y + line, role: isSelected ? Self.selected : nil)
            }
            screen.write("Chat number \(chat)", x: 1, y: y, style: role(Self.name))
            screen.write("12:\(10 + chat)", x: 30, y: y, style: role(Self.time))
            screen.write(text(30, chat), x: 1, y: y + 1, style: isSelected ? role(Self.selected) : .base)
            return [Patch(row: y, columns: 0..<36), Patch(row: y + 1, columns: 0..<36)]
        }

        @Test func aWholeFrameIn256Colours() throws {
            let screen = try PainterFixture(120, 40, sheet: Self.sheet(base: .plain))
            messenger(screen, selected: 2)
            let count = try screen.bytes(nil).count
            print("bytes.full \(count) bytes")
            #expect(count <= 7168)
        }

        @Test func aWholeFrameInTrueColourWithABackground() throws {
            let base = Style(foreground: .rgb(192, 202, 245), background: .rgb(26, 27, 38))
            let screen = try PainterFixture(120, 40, colors: .trueColor, sheet: Self.sheet(base: base))
            messenger(screen, selected: 2)
            let count = try screen.bytes(nil).count
            print("bytes.full.rgb \(count) bytes")
            #expect(count <= 12288)
        }

        @Test(arguments: [ColorDepth.palette256, .trueColor])
        func theSelectionMovesByARow(depth: ColorDepth) throws {
            let base = Style(foreground: .rgb(192, 202, 245), background: .rgb(26, 27, 38))
            let screen = try PainterFixture(120, 40, colors: depth, sheet: Self.sheet(base: base))
            messenger(screen, selected: 2)
            _ = try screen.bytes(nil)
            let patches = drawRow(screen, 2, isSelected: false) + drawRow(screen, 3, isSelected: true)
            let count = try screen.bytes(patches).count
            print("bytes.move \(depth) \(count) bytes")
            #expect(count <= 500)
        }

        @Test func aLetterIsTyped() throws {
            let screen = try PainterFixture(120, 40, sheet: Self.sheet(base: .plain))
            messenger(screen, selected: 2)
            _ = try screen.bytes(nil)
            let patch = screen.write("x", x: 38, y: 38)
            screen.frame.cursor = Cursor(at: Point(x: 39, y: 38))
            #expect(try screen.bytes([patch]).count <= 64)
            #expect(screen.painter.counters.writes == screen.painter.counters.frames)
        }
    }
}
