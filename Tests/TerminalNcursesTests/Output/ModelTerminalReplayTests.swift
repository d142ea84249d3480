import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

extension NcursesTests {
    /// The painter's bytes, replayed into a terminal in memory, show the frame: whatever changed, at every color depth,
    /// and whether or not the terminal counts columns as we do.
    @Suite struct Replay {
        static let rules: [ModelTerminal.WidthRule] = [.graphemes, .narrow(Set(RandomScreen.disputed)), .scalars]

        @Test(arguments: ColorDepth.allCases, rules)
        func patchesPaintedOneAfterAnotherShowTheLastFrame(
            depth: ColorDepth, widths: ModelTerminal.WidthRule
        ) throws {
            for seed in UInt64(1)...8 {
                try replay(seed: seed, depth: depth, widths: widths, term: "xterm-256color")
            }
        }

        @Test(arguments: ["linux", "tmux-256color", "screen", "vt100", "rxvt", "dumb", "no-such-terminal"])
        func otherTerminalsShowItToo(term: String) throws {
            for seed in UInt64(100)...110 { try replay(seed: seed, depth: nil, widths: .graphemes, term: term) }
        }

        private func replay(
            seed: UInt64, depth: ColorDepth?, widths: ModelTerminal.WidthRule, term: String
        ) throws {
            var screen = RandomScreen(seed: seed)
            let capabilities = TerminalCapabilities(environment: ["TERM": term], colors: depth)
            var model = ModelTerminal(
                size: screen.frame.size, widths: widths,
                erasesWithBackground: capabilities.description.erasesWithBackground)
            var bytes: [UInt8] = []
            let painter = try NcursesPainter(capabilities: capabilities, size: screen.frame.size) {
                bytes += Array($0)
                return 1
            }
            var colors = ColorNumbers(depth: capabilities.colors)
            let attributes = capabilities.description.attributes(with: capabilities.colors)
            func isShown(_ frame: Frame, _ step: Int) -> Bool {
                model.feed(bytes)
                let differences = model.differences(from: frame) { entry in
                    colors.shown(entry, with: attributes)
                }
                let isRight = differences.isEmpty
                #expect(
                    isRight, "seed \(seed), step \(step), \(frame.size): \(differences.prefix(4)) \(quoted(bytes))")
                bytes = []
                return isRight
            }
            for step in 0..<30 {
                var patches: [Patch]? = screen.change()
                if step % 5 == 4 {
                    // A frame of the old size may still arrive, and a size may change and change back.
                    if step % 2 == 0 { try painter.present(screen.frame, patches: patches) }
                    patches = []
                    if step % 3 != 0 {
                        screen.resize()
                        patches = nil
                    }
                    for size in [Size(1 + step * 2, 1 + step % 7), screen.frame.size] {
                        model.resize(to: size)
                        model.feed(bytes)
                        bytes = []
                        // What a terminal shows after a change of size is its own affair.
                        model.feed(rubbish(size))
                    }
                    painter.redrawAll()
                }
                // Now and then as after Ctrl-L.
                if step % 10 == 9 { painter.redrawAll() }
                try painter.present(screen.frame, patches: step == 0 ? nil : patches)
                guard isShown(screen.frame, step) else { return }
            }
        }

        /// Fills a terminal with bold characters of other colors, and leaves it with their look.
        private func rubbish(_ size: Size) -> [UInt8] {
            var text = "\u{1B}[0;1;4;31;42m"
            for row in 1...size.height { text += "\u{1B}[\(row);1H" + String(repeating: "▌", count: size.width) }
            return Array(text.utf8)
        }

        private func quoted(_ bytes: [UInt8]) -> String {
            String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
        }
    }
}

extension ColorNumbers {
    /// Returns the look of a style on a terminal of this depth that supports `attributes`.
    mutating func shown(_ entry: StyleTable.Entry, with attributes: Attributes) -> Style {
        let style = entry.style
        return Style(
            foreground: shown(style.foreground, on: entry.isPicture ? nil : style.background),
            background: shown(style.background), attributes: style.attributes.intersection(attributes))
    }

    /// Returns the color that a terminal of this depth shows for `color`, or for text of it on `background`.
    private mutating func shown(_ color: Color, on background: Color? = nil) -> Color {
        switch background.map({ number(of: color, on: $0) }) ?? number(of: color) {
        case ..<0: .none
        case let index where index < 16: .ansi(UInt8(index))
        case let index where index < 256: .indexed(UInt8(index))
        case let rgb: .rgb(UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
        }
    }
}
