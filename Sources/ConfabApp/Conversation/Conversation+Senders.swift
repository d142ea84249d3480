import Messenger
import TerminalDOM

// Names that complete what is typed after `from:` in the search in the chat.
extension Conversation {
    /// The names to choose from there; nil if nothing is to be completed.
    var completions: NameCompletions? {
        focus == .chatSearch ? chatSearch?.completions : nil
    }

    /// The names that complete what is typed: the user's, then those of the senders of the messages that are loaded, the
    /// newest first.
    func completions(of text: String) -> NameCompletions? {
        guard let completion = SearchCompletion(text), completion.filter == .from else { return nil }
        let typed = NameSearch(completion.name)
        let senders = timeline.messages.reversed().compactMap { message in
            switch message.sender {
            case .contact, .member: timeline.shown(message).author(for: .user, in: chat)
            case .me, .system: nil
            }
        }
        let names = completion.offers(senders.filter { typed.isEmpty || typed.finds($0) })
        return names.isEmpty ? nil : NameCompletions(completion: completion, names: names)
    }

    /// Completes the name; nil if nothing does.
    mutating func completeSender(with index: Int? = nil, _ shared: Shared) -> Outcome<Action>? {
        guard let text = completions?.completedText(with: index) else { return nil }
        chatSearch?.field.apply(.selectAll)
        return Outcome(effects: find(.insert(text), zone: shared.clock.zone))
    }
}
