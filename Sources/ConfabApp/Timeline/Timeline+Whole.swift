import Loop
package import Messenger

// Reading messages whole that are loaded truncated, for commands that take all of their text.
extension Timeline {
    /// The messages that are read whole for a command.
    package struct Wholes: Codable, Equatable, Sendable {
        /// The command, which is given again once the messages were read.
        package var command: CommandID
        package var wanted: Set<MessageID>
        /// All messages that the command is for. Others may be selected or marked by the time when it's given again.
        package var chosen: [MessageID]
        /// The messages, while the command is given again.
        package var messages: [MessageID: Message]?
    }

    /// Returns the message with all of its text if that was read.
    func whole(_ message: Message) -> Message { wholes?.messages?[message.id] ?? message }

    /// The messages that the command was given for, while it's given again; nil otherwise.
    var chosenForWholes: [Message]? {
        guard let wholes, let read = wholes.messages else { return nil }
        return wholes.chosen.compactMap { message($0) ?? read[$0] }
    }

    /// Reads those messages again that are loaded truncated, and gives the command again with them; nil if all are whole.
    ///
    /// - Parameter chosen: all messages that the command is for, if `messages` are only some of them.
    mutating func readWhole(
        _ messages: [Message], of chosen: [Message]? = nil, for command: CommandID
    ) -> [Work]? {
        let cut = messages.filter { $0.omittedBytes != nil && wholes?.messages?[$0.id] == nil }.map(\.id)
        guard !cut.isEmpty else { return nil }
        wholes = Wholes(command: command, wanted: Set(cut), chosen: (chosen ?? messages).map(\.id))
        return [.perform(.query(.wholeMessages(source, cut)))]
    }

    /// Takes messages that were read whole.
    mutating func takeWhole(_ read: [Message]) {
        wholes?.messages = Dictionary(read.map { ($0.id, $0) }) { $1 }
    }

    /// The command to give again; nil if some of its messages are gone.
    var commandForWholes: CommandID? {
        guard let wholes, let messages = wholes.messages, wholes.wanted.allSatisfy({ messages[$0] != nil }),
            chosenForWholes?.count == wholes.chosen.count
        else { return nil }
        return wholes.command
    }
}
