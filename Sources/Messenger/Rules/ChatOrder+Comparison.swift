extension ChatOrder {
    /// Whether `first` stands before `second` in this order; nil where that takes folded names, which the store has.
    public func places(_ first: ChatSummary, before second: ChatSummary) -> Bool? {
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
