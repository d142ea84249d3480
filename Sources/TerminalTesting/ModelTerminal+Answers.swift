extension ModelTerminal {
    /// What it can be asked for beyond the usual.
    public enum Ability: Hashable, Sendable {
        /// The kitty keyboard protocol.
        case kittyKeyboard
        /// Frames shown at once (mode 2026).
        case synchronizedOutput
        /// Columns by grapheme (mode 2027).
        case graphemeWidths
        /// Its background colour.
        case backgroundColor
        /// Nothing at all: not even the question that all answer.
        case silence
    }

    /// The answers to what it was asked since the last call, to be given to the program as input.
    public mutating func takeAnswers() -> String {
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
