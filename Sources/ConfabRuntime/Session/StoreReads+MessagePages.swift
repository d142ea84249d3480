import ConfabApp
import MessageStore
import Messenger

// The pages of messages in front of the screen.
extension StoreReads {
    func thread(of message: MessageID, in chat: ChatID) throws -> AppAction {
        let page = try store.read { reader in
            let messages = try reader.thread(of: message, in: chat)
            return MessagePage(messages, replies: try reader.replyCounts(of: messages.map(\.id), in: chat))
        }
        return .messagesPage(.timeline(.pageLoaded(.thread(chat, message), .newest, page)))
    }

    func collected(of profile: ProfileID, before number: UInt64?, _ limit: Int) throws -> AppAction {
        // One more tells whether there is more.
        let copies = try store.read { try $0.collectedMessages(of: profile, before: number, limit: limit + 1) }
        return .messagesPage(
            .collectedLoaded(before: number, Array(copies.prefix(limit)), hasMore: copies.count > limit))
    }

    func source(of id: MessageID) throws -> AppAction {
        try store.read { reader in
            guard let message = try reader.message(id), let chat = try reader.summary(of: message.chat) else {
                return .messagesPage(.sourceFound(id, nil, nil))
            }
            return .messagesPage(.sourceFound(id, chat, message.position))
        }
    }
}
