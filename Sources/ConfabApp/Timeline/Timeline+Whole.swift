import Loop
package import Messenger

// Reading messages again, for commands that take all of their text: those that are loaded truncated, and marked ones that
// aren't loaded any longer.
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

    /// Reads those of the chosen messages again of which an action takes more than what is loaded, and gives its command again
    /// with them; nil if there are none.
    mutating func readWhole(_ chosen: [Message], for action: MessageAction) -> [Work]? {
        let wanted = chosen.filter { message in
            let isCut = message.omittedBytes != nil && action.takesAll(of: message)
            return (isCut || self.message(message.id) == nil) && wholes?.messages?[message.id] == nil
        }
        .map(\.id)
        guard !wanted.isEmpty else { return nil }
        wholes = Wholes(command: action.command, wanted: Set(wanted), chosen: chosen.map(\.id))
        return [.perform(.query(.wholeMessages(source, wanted)))]
    }

    /// Takes messages that were read whole. Marked ones that are gone by now are no longer marked.
    mutating func takeWhole(_ read: [Message]) {
        let messages = Dictionary(read.map { ($0.id, $0) }) { $1 }
        wholes?.messages = messages
        if let wanted = wholes?.wanted { marked.subtract(wanted.filter { messages[$0] == nil }) }
    }

    /// The command to give again; nil if some of its messages are gone.
    var commandForWholes: CommandID? {
        guard let wholes, let messages = wholes.messages, wholes.wanted.allSatisfy({ messages[$0] != nil }),
            chosenForWholes?.count == wholes.chosen.count
        else { return nil }
        return wholes.command
    }
}
