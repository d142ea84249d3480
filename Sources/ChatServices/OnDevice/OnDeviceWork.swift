internal import MessageStore
internal import Messenger

/// A request that was checked as far as it can be without the store.
struct OnDeviceWork: Sendable {
    private let request: ServiceRequest
    private let transaction: TransactionID
    /// The notes, when they were found by the list.
    private let notes: ChatID?

    init(_ request: ServiceRequest, _ transaction: TransactionID, notes: ChatID?) throws(ServiceError) {
        self.transaction = transaction
        self.notes = notes
        if case .createGroup(let name, let contacts) = request {
            do throws(NameProblem) {
                self.request = .createGroup(name: try NameRule.checked(name), inviting: contacts)
            } catch {
                throw .name(error)
            }
        } else {
            self.request = request
        }
    }

    func perform(for profile: ProfileTransaction, in store: borrowing StoreWriter) throws -> ServiceAnswer {
        switch request {
        case .createLink:
            let made = try profile.createLink(transaction, in: store)
            return .link(made.link, made.chat)
        case .connect(let link, let incognito):
            return .chat(try profile.connect(link, incognito: incognito, transaction, in: store))
        case .acceptRequest(let chat, let incognito):
            return .chat(try profile.acceptRequest(chat, incognito: incognito, in: store))
        case .openChat(let contact): return .chat(try profile.openChat(with: contact, in: store))
        case .openNotes: return .chat(try profile.openNotes(known: notes, in: store))
        case .createGroup(let name, let contacts):
            return try profile.createGroup(named: name, inviting: contacts, transaction, in: store)
        case .invite(let contact, let group): try profile.invite(contact, to: group, in: store)
        case .joinGroup(let chat, let incognito):
            return try profile.joinGroup(chat, incognito: incognito, in: store)
        case .leaveGroup(let chat): try profile.leaveGroup(chat, in: store)
        case .send(let message, let chat):
            let sent = try profile.send(message, to: chat, transaction, in: store)
            return .message(sent.id, sent.delivery)
        case .retry(let message):
            let sent = try profile.retry(message, in: store)
            return .message(sent.id, sent.delivery)
        case .markRead(let chat, let position, let isPrivate):
            try profile.markRead(chat, upTo: position, isPrivate: isPrivate, in: store)
        case .change(let chat, let change):
            try profile.changeAll([ChatEdit(chat, change)], transaction, in: store)
        case .changeAll(let edits): try profile.changeAll(edits, transaction, in: store)
        case .remove(let removals): try profile.remove(removals, transaction, in: store)
        case .changeTags(let change): return try profile.changeTags(change, transaction, in: store)
        case .edit(let message, let content): try profile.edit(message, to: content, in: store)
        case .redact(let message, let reason):
            try profile.redact(message, reason: reason, transaction, in: store)
        case .deleteMessages(let messages): try profile.deleteMessages(messages, in: store)
        case .react(let message, let emoji, let isOn):
            try profile.react(message, emoji, isOn: isOn, in: store)
        case .pin(let message, let isOn): try profile.pin(message, isOn: isOn, in: store)
        case .vote(let message, let answers): try profile.vote(message, for: answers, in: store)
        case .endPoll(let message): try profile.endPoll(message, in: store)
        case .report(let message, let reason, let text):
            try profile.report(message, reason, text: text, transaction, in: store)
        // A look is not work: the service answers it before.
        case .plan, .setTyping, .fetch, .loadHistory:
            throw ServiceError.unsupported(request.needs ?? .history)
        }
        return .done
    }
}
