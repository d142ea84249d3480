import Messenger

extension ChatSummary {
    /// The chat's name in the list, or its kind if it has no name.
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

    /// The title of its row. A link without a name shows its time of creation, so that you can tell links apart.
    func rowTitle(_ env: ViewEnvironment) -> String { rowTitle(env.strings, env.clock) }

    func rowTitle(_ strings: any Strings, _ clock: LocalClock) -> String {
        guard case .pendingConnection = kind, names.shown().isEmpty, lastActivity > .zero else {
            return title(strings)
        }
        return strings.link(madeAt: lastActivity, clock)
    }
}
