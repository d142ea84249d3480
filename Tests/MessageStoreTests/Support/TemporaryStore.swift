import Foundation
import MessageStore
import Messenger

/// A data directory that goes away with the test.
final class TemporaryDirectory: Sendable {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "/confab-store-" + UUID().uuidString
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A store with one profile, in a directory that goes away with the test.
struct TemporaryStore {
    let directory = TemporaryDirectory()
    let store: MessageStore
    let me: ProfileID

    init() throws {
        store = try MessageStore(directory: directory.path)
        // What is tested is not the disk.
        try store.setSynchronous(false)
        me = try store.write { try $0.add(Profile(id: .unassigned, names: Names("Me"))) }.result
    }

    /// A direct chat with a new contact.
    func chat(_ name: String = "Ann", settings: ChatSettings = ChatSettings()) throws -> ChatID {
        try store.write { writer in
            let contact = try writer.add(Contact(id: .unassigned, profile: me, names: Names(name)))
            return try writer.add(
                Chat(id: .unassigned, profile: me, kind: .direct(contact), names: Names(name), settings: settings))
        }.result
    }

    /// Adds a message.
    @discardableResult
    func add(_ message: Message) throws -> MessageID { try store.write { try $0.add(message).id }.result }

    /// Changes the settings of a chat.
    func set(_ chat: ChatID, _ change: (inout ChatSettings) -> Void) throws {
        _ = try store.write { try $0.updateSettings(of: chat, change) }
    }

    func chat(_ id: ChatID) throws -> Chat {
        guard let chat = try store.read({ try $0.chat(id) }) else { throw StoreError.missing(.chat(id)) }
        return chat
    }

    func message(_ id: MessageID) throws -> Message {
        guard let message = try store.read({ try $0.message(id) }) else { throw StoreError.missing(.message(id)) }
        return message
    }

    /// The chats under a filter, all of them.
    func list(_ filter: ChatFilter? = nil) throws -> [ChatID] {
        try store.read { try $0.chatWindow(of: me, filter: filter, after: 10_000).elements.map(\.id) }
    }
}

extension Message {
    /// An incoming message.
    static func fixture(
        _ text: String = "hello", in chat: ChatID, at milliseconds: Int64 = 1,
        from sender: MessageSender = .contact(ContactID(1)),
        position: MessagePosition = .unassigned, remoteID: String? = nil, mentionsMe: Bool = false,
        delivery: DeliveryState? = nil, content: MessageContent? = nil
    ) -> Message {
        Message(
            id: .unassigned, chat: chat, position: position, remoteID: remoteID.map { RemoteID($0) },
            sentAt: Timestamp(milliseconds: milliseconds), sender: sender, content: content ?? .text(StyledText(text)),
            delivery: delivery, mentionsMe: mentionsMe)
    }
}
