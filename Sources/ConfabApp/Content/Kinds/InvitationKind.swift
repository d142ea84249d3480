import Messenger
import TerminalDOM

extension ContentKind {
    static let invitation = ContentKind(
        "invitation", of: { if case .invitation(let invitation) = $0 { invitation } else { nil } }, abilities: [.reply],
        view: { _, input in input.line(.invitation, input.env.strings.kind(input.content)) })
}
