import Loop
package import Messenger

// Reading messages whole that are loaded truncated, for commands that take all of their text.
extension Timeline {
    /// The messages that are read whole for a command.
    package struct Wholes: Codable, Equatable, Sendable {
        /// The command, which is given again once the messages were read.
        package var command: CommandID
        package var wanted: Set<MessageID>
        /// The messages, while the command is given again.
        package var messages: [MessageID: Message]?
    }

    /// Returns the message with all of its text if that was read.
    func whole(_ message: Message) -> Message { wholes?.messages?[message.id] ?? message }

    /// Reads those messages again that are loaded truncated, and gives the command again with them; nil if all are whole.
    mutating func readWhole(_ messages: [Message], for command: CommandID) -> [Work]? {
        let cut = messages.filter { $0.omittedBytes != nil && wholes?.messages?[$0.id] == nil }.map(\.id)
        guard !cut.isEmpty else { return nil }
        wholes = Wholes(command: command, wanted: Set(cut))
        return [.perform(.query(.wholeMessages(source, cut)))]
    }

    /// Takes messages that were read whole.
    mutating func takeWhole(_ read: [Message]) {
        wholes?.messages = Dictionary(read.map { ($0.id, $0) }) { $1 }
    }

    /// The command to give again; nil if some of its messages are gone.
    var commandForWholes: CommandID? {
        guard let wholes, let messages = wholes.messages, wholes.wanted.allSatisfy({ messages[$0] != nil }) else {
            return nil
        }
        return wholes.command
    }
}
