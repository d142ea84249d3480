extension ModelTerminal {
    /// An optional ability of the terminal.
    package enum Ability: Hashable, Sendable {
        /// The kitty keyboard protocol.
        case kittyKeyboard
        /// Showing a frame at once (mode 2026).
        case synchronizedOutput
        /// Counting columns by grapheme (mode 2027).
        case graphemeWidths
        /// Reporting the background color.
        case backgroundColor
        /// Answering no queries at all, not even the one that every terminal answers.
        case silence
    }

    /// Returns the answers to the queries since the last call, to be passed to the program as input.
    package mutating func takeAnswers() -> String {
        defer { answers = "" }
        return answers
    }

    mutating func answer(_ function: ControlFunction) {
        guard !abilities.contains(.silence) else { return }
        switch function.name {
        case "c": answers += "\u{1B}[?62;22c"
        case "?u" where abilities.contains(.kittyKeyboard): answers += "\u{1B}[?\(keyboardFlags.last ?? 0)u"
        case "?$p":
            let mode = function.numbers.first ?? 0
            let isKnown =
                mode == 2026 && abilities.contains(.synchronizedOutput)
                || mode == 2027 && abilities.contains(.graphemeWidths)
            answers += "\u{1B}[?\(mode);\(!isKnown ? 0 : modes.contains(mode) ? 1 : 2)$y"
        default: break
        }
    }

    mutating func answer(command: String) {
        guard command == "11;?", abilities.contains(.backgroundColor) else { return }
        answers += "\u{1B}]11;rgb:1e1e/2020/3030\u{1B}\\"
    }
}
