import ConfabApp
import MessageStore
import Messenger

// The pages of messages in front of the screen.
extension StoreReads {
    func thread(of message: MessageID, in chat: ChatID) throws -> AppAction {
        let page = try store.read { reader in
            let messages = try reader.thread(of: message, in: chat)
            return MessagePage(
                messages, replies: try reader.replyCounts(of: messages.map(\.id), in: chat),
                people: try reader.people(of: messages))
        }
        return .messagesPage(.timeline(.pageLoaded(.thread(chat, message), .newest, page)))
    }

    func collected(of profile: ProfileID, before number: UInt64?, _ limit: Int) throws -> AppAction {
        // One more tells whether there is more.
        try store.read { reader in
            let copies = try reader.collectedMessages(of: profile, before: number, limit: limit + 1)
            let people = try reader.people(of: copies.map(\.message))
            return .messagesPage(
                .collectedLoaded(
                    before: number, Array(copies.prefix(limit)), people, hasMore: copies.count > limit))
        }
    }

    /// Returns the names of people for the feature that shows a history.
    func senders(_ people: Set<MessageSender>, in source: TimelineSource) throws -> AppAction {
        let action = Timeline.Action.peopleLoaded(source, people, try store.read { try $0.people(people) })
        return switch source {
        case .chat, .given: .conversation(.timeline(action))
        case .pins: .pinsPage(.timeline(action))
        case .merged: .recordPage(.timeline(action))
        case .hits, .thread, .collected: .messagesPage(.timeline(action))
        }
    }

    func source(of id: MessageID) throws -> AppAction {
        try store.read { reader in
            guard let message = try reader.message(id), let chat = try reader.summary(of: message.chat) else {
                return .messagesPage(.sourceFound(id, nil, nil))
            }
            return .messagesPage(.sourceFound(id, chat, message.position))
        }
    }

    /// Returns the details of someone whom a message of a chat names; nil if the chat no longer has the person.
    func details(of person: MessageSender, in chat: ChatID) throws -> PersonCard.Details? {
        try store.read { reader in
            guard let record = try reader.people([person]).records[person], let chat = try reader.chat(chat) else {
                return nil
            }
            var member: Member?
            if case .member(let id) = person { member = try reader.member(id) }
            let contact = try record.contact.flatMap { try reader.contact($0) }
            // A person whom only another profile knows has no card here.
            guard contact.map({ $0.profile == chat.profile }) ?? (member != nil) else { return nil }
            let own = try contact.flatMap { try reader.chat(with: $0.id) }
            return PersonCard.Details(
                record, member: member, contact: contact, chat: try own.flatMap { try reader.summary(of: $0.id) })
        }
    }
}
