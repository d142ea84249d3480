internal import LMDB
package import Messenger

// The place in a chat at which the user left it. It's a setting, like everything else that an earlier version can do without.
extension StoreTransaction {
    /// Returns the position of the first message that was on the screen when the user left a chat; nil if the newest message
    /// was on it, too.
    package func place(in chat: ChatID) throws -> MessagePosition? {
        guard let profile = try self.chat(chat)?.profile else { return nil }
        return try setting(StoreWriter.placeName(chat), of: profile).flatMap { Int64($0) }.map { MessagePosition($0) }
    }
}

extension StoreWriter {
    /// Keeps the place at which the user left a chat; nil for its end.
    package func setPlace(_ position: MessagePosition?, in chat: ChatID) throws {
        try set(Self.placeName(chat), of: try requiredChat(chat).profile, to: position.map { "\($0.rawValue)" })
    }

    static func placeName(_ chat: ChatID) -> String { "place/\(chat.rawValue)" }
}
