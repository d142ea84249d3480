package import Messenger
import TerminalDOM

// Messages that were sent and aren't stored yet.
extension Timeline {
    /// A message that was sent, and whose stored form isn't loaded yet.
    package struct Outgoing: Codable, Equatable, Sendable {
        package var message: Message
        /// The draft that it was written as.
        var draft: Draft?
        /// True if it's stored, or was.
        var isStored = false
    }

    /// The rows: the loaded messages, and at the end of the history those that aren't stored yet.
    var rows: [Message] {
        outgoing.isEmpty || page?.hasNewer != false ? messages : messages + outgoing.map(\.message)
    }

    /// True if the row is of a message that isn't stored yet.
    func isUnstored(row: MessageID) -> Bool { outgoing.contains { $0.message.id == row } }

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
        outgoing.append(Outgoing(message: message, draft: sent.draft))
    }

    /// True if a stored draft without files is of a message that was sent and isn't stored yet.
    func isSending(_ draft: Draft) -> Bool {
        draft.attachments.isEmpty
            && outgoing.contains { $0.draft?.text.plain.hasPrefix(draft.text.plain) == true }
    }

    /// Takes the answer to a request that may have sent one of them.
    mutating func noteAnswer(to call: ServiceCall, isDone: Bool) {
        guard outgoing.note(call, isDone: isDone) else { return }
        settleOutgoing()
        forgetMissing()
    }

    /// Removes outgoing messages whose stored copies are loaded.
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

    /// Moves the selection and the scroll position to the stored message.
    private mutating func follow(from row: MessageID, to stored: MessageID) {
        if selection == row { selection = stored }
        if case .row(row, let line) = scroll.position { scroll.position = .row(stored, line: line) }
    }
}

extension [Timeline.Outgoing] {
    /// Takes the answer to a request. Returns false if it sent none of them.
    mutating func note(_ call: ServiceCall, isDone: Bool) -> Bool {
        guard let name = call.transaction.map({ RemoteID($0.rawValue) }),
            let index = firstIndex(where: { $0.message.transaction == name })
        else { return false }
        if isDone { self[index].isStored = true } else { remove(at: index) }
        return true
    }
}

extension ServiceOutcome {
    /// True if the request was done.
    var isDone: Bool { if case .done = self { true } else { false } }
}
