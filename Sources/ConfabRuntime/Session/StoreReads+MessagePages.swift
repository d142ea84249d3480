import ConfabApp
import MessageStore
import Messenger

// The pages of messages in front of the screen.
extension StoreReads {
    func thread(of message: MessageID, in chat: ChatID) throws -> AppAction {
        let page = try store.read { reader in
            let messages = try reader.thread(of: message, in: chat, bytes: MessagePage.mostBytes)
            return MessagePage(
                messages, replies: try reader.replyCounts(of: messages.map(\.id), in: chat),
                people: try reader.people(of: messages))
        }
        return .messagesPage(.timeline(.pageLoaded(.thread(chat, message), .newest, page)))
    }

    /// Returns collected messages at an anchor, at most `limit`.
    func collected(of profile: ProfileID, _ anchor: MessageAnchor, _ limit: Int) throws -> AppAction {
        try store.read { reader in
            var above: [CollectedMessage] = []
            var below: [CollectedMessage] = []
            // One more on each side tells whether there is more.
            let (more, bytes) = (limit + 1, anchor.mostBytes)
            switch anchor {
            case .olderThan(let place), .around(let place):
                above = try reader.collectedMessages(of: profile, after: place.copyNumber, limit: more, bytes: bytes)
            case .newest: above = try reader.collectedMessages(of: profile, after: 0, limit: more, bytes: bytes)
            case .oldest, .newerThan, .firstUnread, .lastSeen: break
            }
            switch anchor {
            case .newerThan(let place):
                below = try reader.collectedMessages(of: profile, before: place.copyNumber, limit: more, bytes: bytes)
            case .around(let place):
                let number = place.copyNumber + 1
                below = try reader.collectedMessages(of: profile, before: number, limit: more, bytes: bytes)
            case .olderThan, .newest: break
            case .oldest, .firstUnread, .lastSeen:
                below = try reader.collectedMessages(of: profile, limit: more, bytes: bytes)
            }
            let count = MessagePage.nearest(
                above.reversed().map(\.message), below.map(\.message), within: limit, bytes: bytes)
            var (hasOlder, hasNewer) = (above.count > count.above, below.count > count.below)
            if case .newerThan = anchor { hasOlder = true }
            if case .olderThan = anchor { hasNewer = true }
            let copies = Array(above.suffix(count.above) + below.prefix(count.below))
            let people = try reader.people(of: copies.map(\.message))
            return .messagesPage(.collectedLoaded(anchor, copies, people, hasOlder: hasOlder, hasNewer: hasNewer))
        }
    }

    /// Returns the messages at the positions of a range in the chat of a history, at most `limit`, those of a search only if it
    /// finds them.
    func messages(of source: TimelineSource, in range: PositionRange, _ limit: Int) throws -> AppAction {
        let page = try store.read { reader in
            guard let chat = source.home else { return MessagePage([]) }
            var page = try reader.timeline(of: chat, in: range, limit: limit)
            if case .hits(_, let query) = source {
                page.messages = try reader.matches(of: query, among: page.messages, in: chat)
            }
            return page
        }
        return answer(.rangeLoaded(source, range, page), in: source)
    }

    /// Returns the names of people for the feature that shows a history.
    func senders(_ people: Set<MessageSender>, in source: TimelineSource) throws -> AppAction {
        answer(.peopleLoaded(source, people, try store.read { try $0.people(people) }), in: source)
    }

    /// Returns messages of a history with all of their text.
    func whole(_ messages: [MessageID], of source: TimelineSource) throws -> AppAction {
        let found = try store.read { reader in
            try messages.compactMap { id -> Message? in
                switch source {
                case .merged(let outer, let path): try message(outer, reader)?.whole(id, at: path)
                case .collected(let profile): try reader.collectedMessage(id, of: profile)?.message
                case .chat, .pins, .hits, .thread, .given: try reader.message(id)
                }
            }
        }
        return answer(.wholeLoaded(source, found), in: source)
    }

    /// Returns a message; if it's gone, the copy that the profile on the screen has collected.
    func message(_ id: MessageID, _ reader: borrowing StoreReader) throws -> Message? {
        if let message = try reader.message(id) { return message }
        return try shown().flatMap { try reader.collectedMessage(id, of: $0) }?.message
    }

    /// The answer for the feature that shows a history.
    func answer(_ action: Timeline.Action, in source: TimelineSource) -> AppAction {
        switch source {
        case .chat, .given: .conversation(.timeline(action))
        case .pins, .merged, .hits, .thread, .collected: .messagesPage(.timeline(action))
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

    /// Returns a message that was found, credited as others know its sender, and its chat.
    func hit(_ id: MessageID) throws -> AppAction {
        try store.read { reader in
            guard let message = try reader.message(id), let chat = try reader.summary(of: message.chat) else {
                return .search(.hitRead(id, nil, nil))
            }
            return .search(.hitRead(id, message.credited(by: try reader.people(of: [message])), chat))
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

extension MessagePosition {
    /// The number of the copy at this position of the page of collected messages.
    fileprivate var copyNumber: UInt64 { rawValue < 0 ? rawValue.magnitude : 0 }
}
