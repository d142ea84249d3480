internal import MessageStore
internal import Messenger

/// The effect of a batch of mailbox messages on a profile, and the events to report.
struct Delivery {
    /// Messages that came in, by chat, the oldest first.
    var arrivals: [(chat: ChatID, message: MessageID)] = []
    /// Everything else that is to be told.
    var news: [News] = []
    /// The messages that arrived, for their senders.
    var acknowledgements: [Acknowledged: [RemoteID]] = [:]

    /// The recipient of a receipt, the identity that sends it, and its group.
    struct Acknowledged: Hashable {
        var sender: RemoteID
        var reader: Identity
        var group: RemoteID?
    }

    /// News to report, with the row of a chat still to be read.
    enum News: Equatable {
        case connected(ChatID)
        case requested(ChatID)
        case invited(ChatID)
        case membersChanged(ChatID)
        case advanced(ChatID, MessageSender, Receipt.Kind)
        case changed(ChatID, MessageID)
    }

    /// Notes news, once.
    mutating func tell(_ news: News) {
        if !self.news.contains(news) { self.news.append(news) }
    }

    /// The events, with the chats as they are now.
    func events(isBacklog: Bool, in store: borrowing StoreWriter) throws -> [ServiceEvent] {
        var events: [ServiceEvent] = []
        var changed: [ChatID: [MessageID]] = [:]
        for item in news {
            switch item {
            case .connected(let chat):
                if let row = try store.summary(of: chat) { events.append(.contacts(.connected(row))) }
            case .requested(let chat):
                if let row = try store.summary(of: chat) { events.append(.contacts(.requested(row))) }
            case .invited(let chat):
                if let row = try store.summary(of: chat) { events.append(.groups(.invited(row))) }
            case .membersChanged(let chat): events.append(.groups(.membersChanged(chat)))
            case .advanced(let chat, let reader, let kind):
                events.append(.receipts(.advanced(chat, reader: reader, kind)))
            case .changed(let chat, let message): changed[chat, default: []].append(message)
            }
        }
        for (chat, messages) in changed.sorted(by: { $0.key < $1.key }) {
            events.append(.messages(.changed(chat, messages)))
        }
        var arrived: [Arrival] = []
        for (chat, message) in arrivals {
            // A message that was deleted before it arrived is no news.
            guard let row = try store.summary(of: chat), let message = try store.message(message),
                !message.content.isDeleted
            else { continue }
            arrived.append(Arrival(chat: row, message: message.shown(by: try store.people(of: [message]))))
        }
        if !arrived.isEmpty { events.append(.messages(.arrived(arrived, isBacklog: isBacklog))) }
        return events
    }
}
