import MessageStore
import Messenger

/// A store in a folder of its own.
struct TemporaryStore {
    let folder: TemporaryFolder
    let store: MessageStore

    init() throws {
        folder = try TemporaryFolder()
        store = try MessageStore(directory: folder.path + "/data")
        // What these tests look at is not what a power cut leaves.
        try store.setSynchronous(false)
    }

    /// All chats of a profile, by number.
    func chats(of profile: ProfileID) throws -> [Chat] {
        try store.read { reader in try reader.chats(of: profile).compactMap { try reader.chat($0) } }
    }

    /// All messages of a chat.
    func messages(of chat: ChatID) throws -> [Message] {
        try store.read { try $0.messages(of: chat, .oldest, limit: 100_000).messages }
    }
}

extension Timestamp {
    /// A moment for tests: 2026-03-01, 09:05 in UTC.
    static let testNow = Timestamp(seconds: 1_772_355_900)
}
