import FoundationEssentials
import Messenger

/// A result as a JSON object on one line. Later versions may add fields; no field changes its meaning.
enum JSONLine {
    struct Message: Encodable {
        let message: UInt64
        let chat: UInt64
        let chatKind: String
        let chatName: String
        /// Its place in the chat.
        let position: Int64
        /// ISO 8601, in UTC, with milliseconds.
        let time: String
        /// `me`, `contact`, `member` or `system`.
        let sender: String
        /// Of a contact or a member.
        let senderID: UInt64?
        let senderName: String
        let snippet: String
        /// The ranges of the matches in the snippet, in UTF-8 bytes: the first byte, and the one after the last.
        let hits: [[Int]]

        init(_ hit: MessageHit) {
            message = hit.id.rawValue
            chat = hit.chat.rawValue
            chatKind = JSONLine.kind(hit.chatKind)
            chatName = hit.chatNames.shown()
            position = hit.position.rawValue
            time = hit.sentAt.description
            (sender, senderID) =
                switch hit.sender {
                case .me: ("me", nil)
                case .contact(let id): ("contact", id.rawValue)
                case .member(let id): ("member", id.rawValue)
                case .system: ("system", nil)
                }
            senderName = hit.senderName
            snippet = hit.snippet.text
            hits = hit.snippet.hits.map { [$0.lowerBound, $0.upperBound] }
        }
    }

    /// The number of matches that can't be read: the last line, if there are any.
    struct Unreadable: Encodable {
        let unreadable: Int
    }

    /// A chat that was found by name.
    struct Chat: Encodable {
        let chat: UInt64
        let kind: String
        let name: String
        /// The other name, or that of a member, by which it was found.
        let otherName: String?
        let member: String?

        init(_ hit: NameHit) {
            chat = hit.id.rawValue
            kind = JSONLine.kind(hit.chat.kind)
            name = hit.chat.names.shown()
            (otherName, member) =
                switch hit.reason {
                case .name: (nil, nil)
                case .otherName(let name): (name, nil)
                case .member(let name): (nil, name)
                }
        }
    }

    /// A contact that has no chat.
    struct Contact: Encodable {
        let contact: UInt64
        let kind = "contact"
        let name: String

        init(_ contact: Messenger.Contact) {
            self.contact = contact.id.rawValue
            name = contact.names.shown()
        }
    }

    /// The kind of chat, named as in exports.
    static func kind(_ kind: ChatKind) -> String {
        switch kind {
        case .direct: "direct"
        case .group: "group"
        case .business(_, .business): "business"
        case .business(_, .customer): "customer"
        case .notes: "notes"
        case .contactRequest: "request"
        case .pendingConnection: "pending"
        case .groupInvitation: "invitation"
        case .broken: "broken"
        }
    }

    /// The line.
    static func text(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings and whole numbers can always be written.
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
