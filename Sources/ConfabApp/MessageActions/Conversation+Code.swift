import Messenger

// Copying the code in a message.
extension Conversation {
    /// Copies the code block of a message, or asks which one.
    func copyCode(of message: Message, _ strings: any Strings) -> Outcome<Action> {
        let blocks = message.content.text.codeBlocks
        guard let first = blocks.first else { return Outcome(intents: [.notice(strings.noCode())]) }
        func copy(_ code: String) -> Intent { .perform(.terminal(.copy(code.pastable))) }
        guard blocks.count > 1 else { return Outcome(intents: [copy(first), .notice(strings.codeCopied())]) }
        let choices = blocks.map { block in
            (StyledText(block).firstLine(limit: MessageContent.previewCharacters).plain.harmlessName, copy(block))
        }
        return Outcome(intents: [.present(.confirmation(Confirmation(strings.codeTitle(), choices: choices)))])
    }
}

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
