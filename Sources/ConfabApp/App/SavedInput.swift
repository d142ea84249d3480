package import Messenger
package import TerminalDOM

/// Text from fields that were left before it led to anything, to continue with later.
package struct SavedInput: Codable, Equatable, Sendable {
    package enum Field: String, Codable, Sendable {
        /// The name of a profile.
        case profile
        /// The name of a group.
        case group
        case link
        /// The path of an image with a code.
        case image
    }

    /// The texts that couldn't be sent in chats that were no longer open.
    package var messages: [ChatID: String] = [:]
    /// The drafts that couldn't be saved, of chats that are no longer open.
    package var drafts: [ChatID: Draft] = [:]
    private var fields: [Field: EditableText] = [:]

    /// Keeps the text of a message that couldn't be sent, before what is kept for that chat already.
    mutating func keep(_ text: String, for chat: ChatID) {
        messages[chat] = messages[chat].map { text + "\n" + $0 } ?? text
    }

    package subscript(field: Field) -> EditableText {
        get { fields[field] ?? EditableText() }
        set { fields[field] = newValue == EditableText() ? nil : newValue }
    }
}
