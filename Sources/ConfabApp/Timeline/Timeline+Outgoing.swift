package import Messenger
import TerminalDOM

// Messages on their way into the store.
extension Timeline {
    /// A message that was sent, and whose stored form isn't loaded yet.
    package struct Outgoing: Codable, Equatable, Sendable {
        package var message: Message
        /// True if it's stored, or was.
        var isStored = false
    }

    /// The rows: the loaded messages, and at the end of the history those on their way into the store.
    var rows: [Message] {
        outgoing.isEmpty || page?.hasNewer != false ? messages : messages + outgoing.map(\.message)
    }

    /// True if the row is of a message on its way into the store.
    func isOutgoing(_ row: MessageID) -> Bool { outgoing.contains { $0.message.id == row } }

    /// Shows a message that is being sent, until the stored one with the same transaction takes its place.
    mutating func showOutgoing(_ sent: OutgoingMessage, in chat: ChatID, _ name: TransactionID, at now: Timestamp) {
        let quoted = sent.quoting.flatMap(message)
        let id = MessageID(outgoing.last.map { $0.message.id.rawValue - 1 } ?? .max)
        let message = Message(
            id: id, chat: chat, transaction: RemoteID(name.rawValue), sentAt: now, sender: .me, content: sent.content,
            quote: quoted.map {
                Quote(
                    message: $0.id, remoteID: $0.remoteID, sender: $0.sender, senderName: $0.senderName,
                    content: $0.content.shortened)
            }, delivery: .sending)
        outgoing.append(Outgoing(message: message))
    }

    /// Takes the answer to a request that may have sent one of them.
    mutating func noteAnswer(to call: ServiceCall, isDone: Bool) {
        guard let name = call.transaction.map({ RemoteID($0.rawValue) }),
            let index = outgoing.firstIndex(where: { $0.message.transaction == name })
        else { return }
        if isDone { outgoing[index].isStored = true } else { outgoing.remove(at: index) }
        settleOutgoing()
    }

    /// Drops those whose stored form is loaded.
    ///
    /// - Parameter isReread: true if the loaded messages were read again, so that what is stored at their end is among them.
    mutating func settleOutgoing(isReread: Bool = false) {
        guard !outgoing.isEmpty else { return }
        let names = Set(outgoing.compactMap(\.message.transaction))
        let stored = messages.filter { $0.isOutgoing && $0.transaction.map(names.contains) == true }
        var left: [Outgoing] = []
        for sent in outgoing {
            if let now = stored.first(where: { $0.transaction == sent.message.transaction }) {
                follow(from: sent.message.id, to: now.id)
            } else if !isReread || !sent.isStored || page?.hasNewer != false {
                // Otherwise it was deleted meanwhile.
                left.append(sent)
            }
        }
        outgoing = left
    }

    /// Ties what was tied to the row of a message to the row of its stored form.
    private mutating func follow(from row: MessageID, to stored: MessageID) {
        if selection == row { selection = stored }
        if case .row(row, let line) = scroll.position { scroll.position = .row(stored, line: line) }
    }
}

extension ServiceOutcome {
    /// True if the request was done.
    var isDone: Bool { if case .done = self { true } else { false } }
}
