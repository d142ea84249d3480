import Messenger
import TerminalDOM

// What happens in a chat: centered, without a sender.
extension ContentKind {
    static let groupEvent = event("groupEvent", copied: \.newTopic) { if case .groupEvent = $0 { true } else { false } }
    static let contactEvent = event("contactEvent") { if case .contactEvent = $0 { true } else { false } }

    /// A sentence from the program.
    static let tip = event("tip") { if case .tip = $0 { true } else { false } }

    /// The tip in the place of a deleted message.
    static let deleted = event("deleted", mark: .deleted) { if case .deleted = $0 { true } else { false } }

    /// Messages that a damaged database lost.
    static let lost = event("lost", mark: .trouble, role: .error) { if case .lost = $0 { true } else { false } }

    /// The maximum number of lines. The topic of a group, for one, has no limit; all of it can be copied.
    private static let lineLimit = 8

    private static func event(
        _ name: Name, mark: GlyphName? = nil, role: Role = .event,
        copied: @escaping @Sendable (MessageContent) -> String = { _ in "" },
        is matches: @escaping @Sendable (MessageContent) -> Bool
    ) -> ContentKind {
        var kind = ContentKind(
            name, of: { matches($0) ? true : nil }, frame: .centered, abilities: [],
            view: { _, input in
                let words = input.env.strings.kind(input.content, isOwn: input.sender == .me)
                let text = mark.map { "\(input.env.glyphs[$0]) \(words)" } ?? words
                return Text<Timeline.Action>(text).wrap(limit: lineLimit).align(.center).role(role)
            })
        kind.copied = copied
        return kind
    }
}

extension MessageContent {
    /// The topic that a group was given; empty for everything else.
    fileprivate var newTopic: String { if case .groupEvent(.topicChanged(let topic)) = self { topic } else { "" } }
}
