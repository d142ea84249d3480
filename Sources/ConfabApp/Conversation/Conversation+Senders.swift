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
        var known: Set<String> = [""]
        return ("me".hasPrefix(typed.folded) ? ["me"] : [])
            + names.filter { known.insert($0).inserted && (typed.isEmpty || typed.finds($0)) }
    }

    /// Completes the name; nil if nothing does.
    mutating func completeSender(with index: Int = 0, _ shared: Shared) -> Outcome<Action>? {
        guard let completion, senders.indices.contains(index) else { return nil }
        let text = completion.text(completedBy: senders[index])
        chatSearch?.field.apply(.selectAll)
        return Outcome(effects: find(.insert(text), zone: shared.clock.zone))
    }

    /// The names below the search, and the key that completes the first one.
    func senderStrip(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let names = senders
        return Menu<Int, Action>(
            items: Array(names.indices), selection: -1, env: env, title: { names[$0] },
            detail: { $0 == 0 ? env.key(.nextPane, in: contexts) : "" },
            chosen: { .suggestionClicked($0) }, wheel: { .wheelTurned($0) }
        ).strip(on: shared.size)
    }
}
