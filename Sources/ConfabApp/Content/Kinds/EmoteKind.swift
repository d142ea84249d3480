import Messenger
import TerminalDOM

extension ContentKind {
    static let emote = ContentKind(
        "emote", of: { if case .emote(let text) = $0 { text } else { nil } },
        abilities: [.reply, .forward, .edit, .revoke],
        spoken: { text, _, _ in text.plain },
        view: { text, input in input.text(text.emote(by: input.actor)).node })
}

extension StyledText {
    /// The text of an emote behind the name that it's about, as in “* Ada waves”.
    fileprivate func emote(by name: String) -> StyledText {
        let prefix = name.isEmpty ? "* " : "* \(name) "
        let length = prefix.utf8.count
        let shifted = runs.map { StyleRun(start: $0.start + length, length: $0.length, style: $0.style) }
        return StyledText(prefix + plain, runs: [StyleRun(start: 0, length: length, style: .bold)] + shifted)
    }
}
