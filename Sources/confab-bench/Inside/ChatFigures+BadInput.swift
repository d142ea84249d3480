import ConfabApp
import Foundation
import TerminalDOM
import TerminalNcurses

// Input that is made to cost much, in milliseconds each.
extension ChatFigures {
    /// Markup that begins again and again, and never ends.
    private static let unfinished = ["[", "*", "`", "![[]()"]

    /// From a typed character to the frame with it, in a message as long as possible that consists of unfinished markup:
    /// at its beginning and at its end.
    func markupKeys(_ count: Int = 50) throws -> [(pattern: String, times: [Double])] {
        try open()
        defer { try? close() }
        try allowLongMessages()
        return try Self.unfinished.map { pattern in
            let length = Composer.mostCharacters - 2 * count
            try stage.send(
                .terminal(.paste(String(String(repeating: pattern, count: length / pattern.count + 1).prefix(length)))))
            let characters = Array(pattern)
            var times: [Double] = []
            for command in [CommandID.endOfText, .beginningOfText] {
                try stage.send(.command(command))
                for number in 0..<count {
                    let key = Key.character(characters[number % characters.count])
                    times.append(try time { try stage.press(key) })
                }
            }
            let typed = stage.state.main?.conversation?.composer.field.characters.count
            guard typed == Composer.mostCharacters else {
                throw BenchError("The field has \(typed ?? 0) of \(Composer.mostCharacters) characters.")
            }
            try stage.send(.command(.interrupt))
            return (pattern, times)
        }
    }

    /// The bytes that the program reads from the terminal before it handles and draws them.
    private static let readTogether = 1 << 20

    /// From the first piece of a paste of ten megabytes to the frame with what fits of it. The pieces are those of the decoder,
    /// whose own time isn't in this: it's compiled for the bytes that the program has.
    func pastes(_ count: Int = 10) throws -> [Double] {
        try open()
        defer { try? close() }
        try allowLongMessages()
        let text = String(repeating: "word ", count: 2_000_000)
        let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
        var decoder = InputDecoder()
        let batches = stride(from: 0, to: bytes.count, by: Self.readTogether).map { start in
            decoder.decode(bytes[start..<min(bytes.count, start + Self.readTogether)]).map(AppAction.terminal)
        }
        return try (0..<count).map { _ in
            let time = try time {
                for batch in batches { try stage.send(batch) }
            }
            guard stage.state.main?.conversation?.composer.field.characters.count == Composer.mostCharacters else {
                throw BenchError("The paste isn't cut.")
            }
            try stage.send(.command(.interrupt))
            return time
        }
    }
}
