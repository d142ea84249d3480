import TerminalDOM

// Answers of the terminal.
extension TerminalReply {
    /// Creates the answer from a control sequence; `nil` if it isn't a known answer.
    init?(_ sequence: ControlSequence) {
        let first = sequence.value(0) ?? 0
        switch (sequence.prefix, sequence.intermediates, sequence.final) {
        case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")):
            self = .mode(first, value: sequence.value(1) ?? 0)
        case (UInt8(ascii: "?"), [], UInt8(ascii: "u")):
            self = .keyboard(flags: first)
        case (UInt8(ascii: "?"), [], UInt8(ascii: "n")) where first == 997:
            self = .colorScheme(dark: sequence.value(1) != 2)
        case (UInt8(ascii: "?"), [], UInt8(ascii: "c")):
            self = .deviceAttributes(sequence.parameters.compactMap { $0.first ?? nil })
        case (nil, [], UInt8(ascii: "R")), (UInt8(ascii: "?"), [], UInt8(ascii: "R")):
            guard sequence.parameters.count >= 2 else { return nil }
            self = .cursorPosition(Point(x: max(0, (sequence.value(1) ?? 1) - 1), y: max(0, first - 1)))
        default: return nil
        }
    }

    /// Creates the answer from an operating system command with the background color, `11;rgb:ffff/ffff/ffff`.
    init?(operatingSystemCommand text: String) {
        guard text.hasPrefix("11;"), let colon = text.firstIndex(of: ":") else { return nil }
        let model = text[..<colon].dropFirst(3)
        guard model == "rgb" || model == "rgba" else { return nil }
        let channels = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
        guard channels.count >= 3, let red = Self.channel(channels[0]), let green = Self.channel(channels[1]),
            let blue = Self.channel(channels[2])
        else { return nil }
        self = .background(red: red, green: green, blue: blue)
    }

    /// Returns a color channel of one to four hexadecimal digits, scaled to eight bits.
    private static func channel(_ digits: Substring) -> UInt8? {
        guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
            let value = Int(digits, radix: 16), value >= 0
        else { return nil }
        let largest = 1 << (4 * digits.utf8.count) - 1
        return UInt8((value * 255 + largest / 2) / largest)
    }
}
