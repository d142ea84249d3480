extension ChatOrder {
    /// Returns true if `first` comes before `second` in this order; `nil` if the result depends on folded names, which
    /// only the store has.
    package func places(_ first: ChatSummary, before second: ChatSummary) -> Bool? {
        if first.settings.pinnedOrder != second.settings.pinnedOrder {
            return (first.settings.pinnedOrder ?? .max) < (second.settings.pinnedOrder ?? .max)
        }
        switch self {
        case .activity: break
        case .unreadFirst where first.hasUnread != second.hasUnread: return first.hasUnread
        case .unreadFirst: break
        case .name: return nil
        }
        if first.lastActivity != second.lastActivity { return first.lastActivity > second.lastActivity }
        return first.id > second.id
    }
}
