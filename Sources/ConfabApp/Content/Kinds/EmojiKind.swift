import Messenger
import TerminalDOM

extension ContentKind {
    /// A text of one to three emoji, which stands on its own, without a bubble.
    static let emoji = ContentKind(
        "emoji", of: { if case .text(let text) = $0 { text } else { nil } }, frame: .plain,
        abilities: [.reply, .forward, .edit, .revoke],
        spoken: { text, _, _ in "“\(text.plain)”" },
        view: { text, input in input.text(text).node })
}
