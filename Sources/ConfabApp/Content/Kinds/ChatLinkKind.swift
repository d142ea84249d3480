import Messenger
import TerminalDOM

extension ContentKind {
    static let chatLink = ContentKind(
        "chatLink", of: { if case .chatLink(let link) = $0 { link } else { nil } },
        abilities: [.open, .reply, .forward, .revoke],
        copied: { $0.text.isEmpty ? $0.address : $0.text },
        view: { link, input in
            Column<Timeline.Action> {
                input.line(.link, link.name)
                if !link.text.isEmpty { Text(link.text).wrap() }
                Text(link.address).wrap(.character).role(.link).align(.leading)
            }.node
        })
}
