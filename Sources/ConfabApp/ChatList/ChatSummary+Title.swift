import Messenger

extension ChatSummary {
    /// What the chat is called in the list: its name, or what it is where it has none.
    func title(_ strings: any Strings) -> String {
        let name = names.shown()
        guard name.isEmpty else { return name }
        return switch kind {
        case .notes: strings.openNotes()
        case .pendingConnection: strings.linkTitle()
        case .broken: strings.unreadableChat(id.rawValue)
        default: "\(id.rawValue)"
        }
    }

    /// What its row says. A link without a name is called by when it was made, so that one is told from another.
    func rowTitle(_ env: ViewEnvironment) -> String {
        guard case .pendingConnection = kind, names.shown().isEmpty, lastActivity > .zero else {
            return title(env.strings)
        }
        return env.strings.link(madeAt: lastActivity, env.clock)
    }
}
