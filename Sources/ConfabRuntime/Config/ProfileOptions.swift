import ConfabApp
import MessageStore
import Messenger

extension StoreTransaction {
    /// Returns the options set by a profile, without unreadable ones. Its order belongs to the list.
    func options(of profile: ProfileID) throws -> [OptionID: OptionValue] {
        var values: [OptionID: OptionValue] = [:]
        for option in OptionDeclaration.all where option.isPerChat {
            values[option.id] = try setting(option.id.rawValue, of: profile).flatMap { option.value(stored: $0) }
        }
        return values
    }

    /// Returns the options that a profile sets for kinds of chats and for chats that still exist.
    func chatOptions(of profile: ProfileID) throws -> ChatOptions {
        var options = ChatOptions(stored: try setting(ChatOptions.setting, of: profile) ?? "")
        for chat in options.chats.keys where try summary(of: chat) == nil { options.chats[chat] = nil }
        return options
    }
}

extension StoreWriter {
    /// Forgets the options that a profile set for chats that no longer exist.
    func dropOptionsOfDeletedChats(_ profile: ProfileID) throws {
        guard let before = try setting(ChatOptions.setting, of: profile) else { return }
        let text = try chatOptions(of: profile).stored
        if text != before { try set(ChatOptions.setting, of: profile, to: text.isEmpty ? nil : text) }
    }
}

extension ChatOptions {
    /// The name of a profile's setting that keeps them.
    static let setting = "chat-options"
}
