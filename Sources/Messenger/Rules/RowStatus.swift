/// The status of a row. The first one that applies is shown.
package enum RowStatus: Codable, Equatable, Hashable, Sendable {
    /// The group hasn't let the user in yet, or the contact hasn't answered yet.
    case connecting
    /// This number of reports that the moderators haven't handled.
    case reports(Int)
    /// The moderators have to approve the user.
    case pendingReview
    /// The other members know the user only by a random name.
    case incognito
}

extension ChatSummary {
    /// The status: connecting before reports before review before incognito; `nil` for none.
    package var rowStatus: RowStatus? {
        switch condition {
        case .joining, .connecting: return .connecting
        default: break
        }
        if stats.reports > 0 { return .reports(stats.reports) }
        if condition == .pendingReview { return .pendingReview }
        return isIncognito ? .incognito : nil
    }

    /// True if the user has to act: accept, connect, or join.
    package var awaitsUser: Bool {
        switch condition {
        case .needsConnecting, .needsAccepting, .invited: true
        default: false
        }
    }

    /// True if the user can't write because the chat isn't ready yet or has ended.
    package var isOutOfUse: Bool {
        switch condition {
        case .connecting, .joining, .pendingReview, .rejected, .left, .removed, .ended, .blocked: true
        case .ready, .readOnly, .needsConnecting, .needsAccepting, .invited: false
        }
    }
}
