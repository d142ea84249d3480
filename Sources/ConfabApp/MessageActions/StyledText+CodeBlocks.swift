import Messenger

extension StyledText {
    /// The code blocks, without the line break at their ends.
    var codeBlocks: [String] {
        runs.compactMap { run in
            guard case .codeBlock = run.style else { return nil }
            let bytes = plain.utf8.dropFirst(run.start).prefix(run.length)
            return String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes, as: UTF8.self)
        }
    }
}
