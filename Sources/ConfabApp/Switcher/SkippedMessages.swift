import Messenger

/// The numbers of messages that can't be forwarded, by kind.
package struct SkippedMessages: Codable, Equatable, Sendable {
    package var calls = 0
    /// Messages that the user wrote and that nobody has got.
    package var unsent = 0
    package var deleted = 0
    /// Sentences from the program: tips and events.
    package var tips = 0
    package var others = 0

    /// None.
    package init() {}

    /// Counts `messages`.
    init(_ messages: [Message]) {
        for message in messages {
            switch message.content {
            case .call: calls += 1
            case .deleted: deleted += 1
            case _ where message.isNotice: tips += 1
            case _ where message.isUnsent: unsent += 1
            default: others += 1
            }
        }
    }
}
