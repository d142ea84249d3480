import Messenger
import TerminalDOM

// Names that complete what is typed after `from:` in the search in the chat.
extension Conversation {
    /// The name that is being typed there; nil if none is.
    private var completion: SearchCompletion? {
        guard focus == .chatSearch, let text = chatSearch?.field.text else { return nil }
        return SearchCompletion(text).flatMap { $0.filter == .from ? $0 : nil }
    }

    /// The names that complete it: yours, then those of the senders of the messages that are loaded, the newest first.
    var senders: [String] {
        guard let completion else { return [] }
        let typed = NameSearch(completion.name)
        let names = (page?.messages ?? []).reversed().compactMap { message in
            switch message.sender {
            case .contact, .member: message.senderName.isEmpty ? chat.names.shown() : message.senderName.harmlessName
            case .me, .system: nil
            }
        }
        return completion.offers(names.filter { typed.isEmpty || typed.finds($0) })
    }

    /// The index of the selected name.
    private func selectedSender(of all: [String]) -> Int { suggestion.flatMap(all.firstIndex) ?? 0 }

    /// Completes the name; nil if nothing does.
    mutating func completeSender(with index: Int? = nil, _ shared: Shared) -> Outcome<Action>? {
        let names = senders
        let index = index ?? selectedSender(of: names)
        guard let completion, names.indices.contains(index) else { return nil }
        let text = completion.text(completedBy: names[index])
        chatSearch?.field.apply(.selectAll)
        return Outcome(effects: find(.insert(text), zone: shared.clock.zone))
    }

    /// The names below the search, and the key that completes the selected one.
    func senderStrip(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let names = senders
        let selected = selectedSender(of: names)
        return Menu<Int, Action>(
            items: Array(names.indices), selection: suggestion == nil ? -1 : selected, env: env, title: { names[$0] },
            detail: { $0 == selected ? env.key(.nextPane, in: contexts) + " " : "" },
            chosen: { .suggestionClicked($0) }, wheel: { .suggestionsTurned($0) }
        ).strip(on: shared.size)
    }
}
