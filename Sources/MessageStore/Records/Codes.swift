internal import Messenger

/// The stored numbers of cases without associated values.
enum Codes {
    static let connection = Correspondence<Contact.Connection, StoredConnection>(
        [
            (.ready, .ready), (.card, .card), (.connecting, .connecting), (.inactive, .inactive), (.blocked, .blocked),
        ], unknown: (.inactive, .inactive))

    static let membership = Correspondence<Group.Membership, StoredMembership>(
        [
            (.joined, .joined), (.invited, .invited), (.joining, .joining), (.pendingReview, .pendingReview),
            (.rejected, .rejected), (.left, .left), (.removed, .removed), (.dissolved, .dissolved),
        ], unknown: (.left, .left))

    static let role = Correspondence<MemberRole, StoredRole>(
        [
            (.member, .member), (.observer, .observer), (.author, .author), (.moderator, .moderator), (.admin, .admin),
            (.owner, .owner),
        ], unknown: (.observer, .observer))

    static let memberStatus = Correspondence<Member.Status, StoredMemberStatus>(
        [(.joined, .joined), (.invited, .invited), (.left, .left), (.removed, .removed)], unknown: (.left, .left))

    static let condition = Correspondence<ChatCondition, StoredCondition>(
        [
            (.ready, .ready), (.needsConnecting, .needsConnecting), (.needsAccepting, .needsAccepting),
            (.connecting, .connecting), (.invited, .invited), (.joining, .joining), (.pendingReview, .pendingReview),
            (.rejected, .rejected), (.left, .left), (.removed, .removed), (.ended, .ended), (.blocked, .blocked),
            (.readOnly, .readOnly),
        ], unknown: (.readOnly, .readOnly))

    static let notifications = Correspondence<NotificationMode, StoredNotifications>(
        [(.all, .all), (.mentions, .mentions), (.none, .none)], unknown: (.none, .none))

    static let pendingSide = Correspondence<PendingConnection.Side, StoredPendingSide>(
        [(.invited, .invited), (.requested, .requested), (.accepted, .accepted)], unknown: (.requested, .requested))

    static let callOutcome = Correspondence<Call.Outcome, StoredCallOutcome>(
        [
            (.ringing, .ringing), (.ongoing, .ongoing), (.ended, .ended), (.missed, .missed), (.declined, .declined),
            (.failed, .failed),
        ], unknown: (.ended, .ended))

    static let invitationAnswer = Correspondence<GroupInvitation.Answer, StoredInvitationAnswer>(
        [(.pending, .pending), (.accepted, .accepted), (.declined, .declined), (.expired, .expired)],
        unknown: (.expired, .expired))

    static let reportReason = Correspondence<Report.Reason, StoredReportReason>(
        [
            (.other, .other), (.spam, .spam), (.illegal, .illegal), (.communityRules, .communityRules),
            (.profile, .profile),
        ], unknown: (.other, .other))

    static let protection = Correspondence<Protection, StoredProtectionKind>(
        [(.none, .none), (.verified, .verified), (.unverified, .unverified)], unknown: (.none, .none))
}
