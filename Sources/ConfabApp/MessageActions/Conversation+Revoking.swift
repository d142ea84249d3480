import Loop
package import Messenger
import TerminalDOM

// Writing a message again that was deleted for everyone.
extension Conversation {
    /// The text of the user's own message that was deleted for everyone.
    package struct Revoked: Codable, Equatable, Sendable {
        package var text: StyledText
        package var at: Timestamp

        /// True if the text can still be written again.
        func isRecent(_ now: Timestamp) -> Bool {
            now.milliseconds(since: at) < Int64(Conversation.rewritingMinutes) * 60_000
        }
    }

    /// The number of minutes in which the text of a deleted message can be written again.
    static let rewritingMinutes = 2

    /// Remembers the texts of own messages, in case they are deleted for everyone.
    mutating func prepareRevoking(_ messages: [Message], _ shared: Shared) {
        let own = messages.filter { $0.isOutgoing && $0.content.isText && !$0.isUnsent }
        let isMarkdown = shared.options.markdown
        revoking = Dictionary(
            uniqueKeysWithValues: own.map { ($0.id, $0.content.editedLine(isMarkdown: isMarkdown)) })
    }

    /// Notes that a message was deleted for everyone.
    mutating func noteRevoked(_ message: MessageID, _ now: Timestamp) {
        revoked = revoked.filter { $0.value.isRecent(now) }
        if let text = revoking.removeValue(forKey: message) { revoked[message] = Revoked(text: text, at: now) }
    }

    /// The messages whose texts can be written again.
    func rewritable(_ now: Timestamp) -> Set<MessageID> { Set(revoked.filter { $0.value.isRecent(now) }.keys) }
}

extension MessageContent {
    /// True if it's a text or an emote.
    fileprivate var isText: Bool {
        switch self {
        case .text, .emote: true
        default: false
        }
    }
}
