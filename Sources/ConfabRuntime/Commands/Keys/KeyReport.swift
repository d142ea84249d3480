import ConfabApp
import Foundation
import TerminalDOM

/// What is said about a key that was pressed.
struct KeyReport {
    /// Bytes, key, and what it does.
    let line: String
    /// Whether it was Ctrl-C.
    let isInterrupt: Bool

    private static let byteWidth = 24
    private static let keyWidth = 16

    /// What stands above the lines.
    static let heading = row("bytes", "key", "gives")

    init(_ bytes: [UInt8], _ events: [TerminalEvent], _ keymap: Keymap, _ words: Words) {
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
            case .paste(let text): keys.append(words.pasted(text.count))
            case .mouse: keys.append(words.mouseReport())
            case .focus, .resize, .reply: keys.append(words.terminalReport())
            }
        }
        let name = events.isEmpty ? words.unknownSequence() : keys.joined(separator: " ")
        line = Self.row(hex, name, gives.isEmpty ? "" : gives.joined(separator: ", "))
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

    private static func row(_ bytes: String, _ key: String, _ gives: String) -> String {
        var line = bytes
        line += String(repeating: " ", count: max(2, byteWidth - DisplayWidth.of(bytes)))
        line += key
        guard !gives.isEmpty else { return line }
        return line + String(repeating: " ", count: max(2, keyWidth - DisplayWidth.of(key))) + gives
    }
}
