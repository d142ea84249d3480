import Loop
package import Messenger
import TerminalDOM

// Writing a message again that was deleted for everyone.
extension Conversation {
    /// The user's own message that was deleted for everyone.
    package struct Revoked: Codable, Equatable, Sendable {
        package var text: StyledText
        /// The message that it answered; nil if it was no reply, or if that one isn't here.
        package var reply: ComposerTarget?
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
        revoking = own.reduce(into: [:]) { revoking, message in
            revoking[message.id] = Revoked(
                text: message.content.editedLine(isMarkdown: isMarkdown),
                reply: message.quote.flatMap { ComposerTarget(replyingTo: $0) }, at: shared.clock.now)
        }
    }

    /// Notes that a message was deleted for everyone.
    mutating func noteRevoked(_ message: MessageID, _ now: Timestamp) {
        revoked = revoked.filter { $0.value.isRecent(now) }
        revoked[message] = revoking.removeValue(forKey: message)
        revoked[message]?.at = now
    }
}

extension [MessageID: Conversation.Revoked] {
    /// The messages whose texts can still be written again.
    func recent(_ now: Timestamp) -> Set<MessageID> { Set(filter { $0.value.isRecent(now) }.keys) }
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
