import Messenger
import TerminalDOM

extension ContentKind {
    static let contactCard = ContentKind(
        "contactCard", of: { if case .contactCard(let card) = $0 { card } else { nil } },
        abilities: [.open, .reply, .forward, .revoke],
        spoken: { card, content, strings in "\(strings.kind(content)) \(card.name.harmlessName)" },
        copied: { [$0.name, $0.address].filter { !$0.isEmpty }.joined(separator: "\n") },
        view: { card, input in
            Column<Timeline.Action> {
                input.line(.contact, card.name, isSaid: true)
                Text(input.env.strings.kind(input.content)).role(.quote)
                if !card.address.isEmpty { Text(card.address).wrap(.character).role(.link).align(.leading) }
            }.node
        })
}
