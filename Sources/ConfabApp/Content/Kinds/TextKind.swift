import Messenger
import TerminalDOM

extension ContentKind {
    static let text = ContentKind(
        "text", of: { if case .text(let text) = $0 { text } else { nil } },
        abilities: [.reply, .forward, .edit, .revoke],
        spoken: { text, _, _ in "“\(text.plain)”" },
        view: { text, input in input.text(text).node })
}
