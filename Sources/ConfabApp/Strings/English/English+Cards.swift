import Messenger

extension English {
    func cardIsGone(_ name: String) -> String { "“\(name)” no longer exists" }
    func hasPicture() -> String { "Has a picture" }
    func nameLabel() -> String { "Name" }
    func fullNameLabel() -> String { "Full name" }
    func nickLabel() -> String { "Name here" }
    func inGroupLabel() -> String { "In the group" }
    func nothingKnown() -> String { "Nothing else is known." }
    func stateLabel() -> String { "State" }
    func sinceLabel() -> String { "Since" }
    func verifiedLabel() -> String { "Verified" }
    func knowsYouLabel() -> String { "Knows you as" }
    func youAreLabel() -> String { "You are" }
    func topicLabel() -> String { "Topic" }
    func roleLabel() -> String { "Your role" }
    func tagsLabel() -> String { "Tags" }
    func askedLabel() -> String { "Requested" }
    func invitedByLabel() -> String { "Invited by" }
    func reasonLabel() -> String { "Reason" }
    func aliasLabel() -> String { "Alias" }
    func noAlias() -> String { "none" }
    func aliasPlaceholder(isGroup: Bool) -> String { isGroup ? "e.g. Book club (old)" : "e.g. Bea (climbing)" }
    func members(_ joined: Int, invited: Int) -> String {
        members(joined) + (invited > 0 ? ", \(invited) invited" : "")
    }

    func mutedLabel() -> String { "Muted" }
    func lifetimeLabel() -> String { "Messages" }
    func deleted(after span: String) -> String { "deleted after \(span)" }
    func until(_ time: Timestamp, _ clock: LocalClock) -> String { "until \(near(time, clock))" }
    func isConnected() -> String { "connected" }
    func isVerified() -> String { "yes, you compared keys" }
    func isNotVerified() -> String { "no" }
    func incognitoName(_ name: String) -> String { (name.isEmpty ? "a random name" : name) + " (incognito)" }

    func relationLabel() -> String { "Relation" }

    func business(_ side: BusinessSide) -> String {
        switch side {
        case .business: "a business you talk to"
        case .customer: "a customer of yours"
        }
    }

    func inProgress() -> String { "One moment…" }
    func notesHelp() -> String { "Only you can see what you write here." }

    func requestHelp(_ name: String) -> String {
        "If you accept incognito, \(name) sees a random name. If you reject, they aren't notified."
    }

    func invitationHelp() -> String { "If you join incognito, the members see a random name." }

    func pendingTitle(_ side: PendingConnection.Side) -> String {
        switch side {
        case .invited: "Your invite link"
        case .requested: "You asked to connect"
        case .accepted: "You accepted a connection"
        }
    }

    func pendingHelp(_ side: PendingConnection.Side, hasLink: Bool) -> String {
        switch side {
        case .invited where hasLink:
            "Give this link to one person. It works once; the chat opens when they use it."
        case .invited: "The chat appears here when someone uses your link."
        case .requested: "You used an invite link. The chat appears here when the other side answers."
        case .accepted: "The other side has answered. Connecting…"
        }
    }

    func withdrawWarning(_ side: PendingConnection.Side, name: String) -> String {
        switch side {
        case .invited: "This deletes the link. Nobody will be able to use it."
        case .requested, .accepted:
            "This deletes the connection\(name.isEmpty ? "" : " with \(name)"). Neither of you will be able to write."
        }
    }

    func brokenTitle() -> String { "Unreadable chat" }
    func brokenHelp() -> String { "Run “\(doctorCommand)” for details. Stored data:" }
    func bytes(_ number: Int) -> String { count(number, "byte", "bytes") }
    func member(_ name: String, isMe: Bool) -> String { isMe ? "\(name) (you)" : name }

    func standing(_ member: Member) -> String {
        switch member.status {
        case _ where member.isBlocked: "blocked"
        case .invited: "invited"
        case .joined: role(member.role)
        case .left: "left"
        case .removed: "removed"
        }
    }

    func role(_ role: MemberRole) -> String {
        switch role {
        case .observer: "observer"
        case .author: "author"
        case .member: "member"
        case .moderator: "moderator"
        case .admin: "admin"
        case .owner: "owner"
        }
    }

    func onCard(_ action: ChatAction, of chat: ChatSummary) -> String {
        let label = label(action, of: chat)
        return label.hasSuffix("…") ? String(label.dropLast()) : label
    }

    func invitationTitle(_ name: String) -> String { "Join \(name.harmlessName)?" }
    func requestTitle(_ name: String) -> String { "\(name.harmlessName) wants to connect" }
}
