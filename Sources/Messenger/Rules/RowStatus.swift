/// What stands in the status slot of a row; the first that applies.
public enum RowStatus: Codable, Equatable, Hashable, Sendable {
    /// The group has not yet let the user in, or the contact has not yet answered.
    case connecting
    /// Reports that the moderators have not dealt with.
    case reports(Int)
    /// The moderators have to let the user in.
    case pendingReview
    /// The others know the user under a random name only.
    case incognito
}

extension ChatSummary {
    /// What stands in the status slot: joining before reports before review before incognito; nil when nothing.
    public var rowStatus: RowStatus? {
        switch condition {
        case .joining, .connecting: return .connecting
        default: break
        }
        if stats.reports > 0 { return .reports(stats.reports) }
        if condition == .pendingReview { return .pendingReview }
        return isIncognito ? .incognito : nil
    }

    /// Whether the chat waits for the user to do something: accept, connect, join.
    public var awaitsUser: Bool {
        switch condition {
        case .needsConnecting, .needsAccepting, .invited: true
        default: false
        }
    }

    /// Whether nobody can write in it, because it is not ready yet or has ended.
    public var isOutOfUse: Bool {
        switch condition {
        case .connecting, .joining, .pendingReview, .rejected, .left, .removed, .ended, .blocked: true
        case .ready, .readOnly, .needsConnecting, .needsAccepting, .invited: false
        }
    }
}
