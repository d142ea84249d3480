import ConfabApp
import Glibc
import TerminalDOM

/// The report on a pressed key.
struct KeyReport {
    /// Bytes, key, and what it does; several lines where one is too narrow.
    let lines: [String]
    /// True if it was Ctrl-C.
    let isInterrupt: Bool

    private static let byteWidth = 24
    private static let keyWidth = 16

    static let heading = rows("bytes", "key", ["commands"], width: .max)[0]

    /// Creates the report in lines of `width` columns.
    init(_ bytes: [UInt8], _ events: [TerminalEvent], _ keymap: Keymap, _ strings: any Strings, width: Int) {
        let shown = 24
        var hex = bytes.prefix(shown).map { String(UInt16($0) | 0x100, radix: 16).dropFirst() }.joined(separator: " ")
        if bytes.count > shown { hex += " … (\(bytes.count))" }
        var keys: [String] = []
        var gives: [String] = []
        var isInterrupt = false
        for event in events {
            switch event {
            case .key(let key):
                keys.append(key.description)
                gives += Self.commands(of: key, keymap)
                isInterrupt = key == KeyPress(.character("c"), .control)
            case .paste(let text): keys.append(strings.pasted(text.count))
            case .mouse: keys.append(strings.mouseReport())
            case .focus, .resize, .reply: keys.append(strings.terminalReport())
            }
        }
        let name = events.isEmpty ? strings.unknownSequence() : keys.joined(separator: " ")
        lines = Self.rows(hex, name, gives, width: width)
        self.isInterrupt = isInterrupt
    }

    /// The commands that a key gives, each with the places where it does.
    private static func commands(of key: KeyPress, _ keymap: Keymap) -> [String] {
        var places: [(command: CommandID, contexts: [String])] = []
        for context in KeyContext.allCases {
            guard let command = keymap.command(for: key, in: [context]) else { continue }
            if let index = places.firstIndex(where: { $0.command == command }) {
                places[index].contexts.append(context.rawValue)
            } else {
                places.append((command, [context.rawValue]))
            }
        }
        return places.map { "\($0.command.rawValue) (\($0.contexts.joined(separator: ", ")))" }
    }

    /// Returns the columns as lines; text that doesn't fit continues below, in whole words.
    private static func rows(_ bytes: String, _ key: String, _ gives: [String], width: Int) -> [String] {
        var line = bytes
        line += String(repeating: " ", count: max(2, byteWidth - DisplayWidth.of(bytes)))
        line += key
        guard !gives.isEmpty else { return [line] }
        line += String(repeating: " ", count: max(2, keyWidth - DisplayWidth.of(key)))
        let indent = String(repeating: " ", count: min(byteWidth + keyWidth, width / 2))
        var lines: [String] = []
        for word in gives.joined(separator: ", ").split(separator: " ") {
            let blank = line.hasSuffix(" ") ? "" : " "
            if !blank.isEmpty, DisplayWidth.of(line + blank + word) > width {
                lines.append(line)
                line = indent + word
            } else {
                line += blank + word
            }
        }
        return lines + [line]
    }
}
