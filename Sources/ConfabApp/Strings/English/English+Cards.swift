import Messenger

extension English {
    func cardIsGone(_ name: String) -> String { "“\(name)” no longer exists" }
    func nameLabel() -> String { "Name" }
    func fullNameLabel() -> String { "Full name" }
    func stateLabel() -> String { "State" }
    func sinceLabel() -> String { "Since" }
    func verifiedLabel() -> String { "Verified" }
    func knowsYouLabel() -> String { "Knows you as" }
    func youAreLabel() -> String { "You are" }
    func topicLabel() -> String { "Topic" }
    func roleLabel() -> String { "Your role" }
    func tagsLabel() -> String { "Tags" }
    func askedLabel() -> String { "Asked" }
    func invitedByLabel() -> String { "Invited by" }
    func reasonLabel() -> String { "Why" }
    func aliasLabel() -> String { "Alias" }
    func aliasPlaceholder() -> String { "your own name for it" }
    func mutedLabel() -> String { "Muted" }
    func until(_ time: Timestamp, _ clock: LocalClock) -> String { "until \(near(time, clock))" }
    func isConnected() -> String { "connected" }
    func isVerified() -> String { "yes, you compared the keys" }
    func isNotVerified() -> String { "no" }
    func incognitoName(_ name: String) -> String { (name.isEmpty ? "a random name" : name) + " (incognito)" }

    func business(_ side: BusinessSide) -> String {
        switch side {
        case .business: "A business that you talk to."
        case .customer: "A customer of yours."
        }
    }

    func inProgress() -> String { "One moment…" }
    func notesHelp() -> String { "What you write here is for you alone; it goes to nobody." }

    func requestHelp(_ name: String) -> String {
        "If you accept incognito, \(name) will see a random name. If you reject, they are not told."
    }

    func invitationHelp() -> String { "If you join incognito, the members will see a random name." }

    func pendingTitle(_ side: PendingConnection.Side) -> String {
        switch side {
        case .invited: "You invited a contact"
        case .requested: "You asked to connect"
        case .accepted: "You accepted a connection"
        }
    }

    func pendingHelp(_ side: PendingConnection.Side, hasLink: Bool) -> String {
        switch side {
        case .invited where hasLink:
            "Give this link to one person. It connects you once; the chat is here as soon as it is used."
        case .invited: "The chat is here as soon as your link is used."
        case .requested: "You used a link. The chat is here as soon as the other side answers."
        case .accepted: "The other side has answered. The connection is being made."
        }
    }

    func withdrawWarning(_ side: PendingConnection.Side, name: String) -> String {
        switch side {
        case .invited: "Delete this link? Nobody can connect with you by it then."
        case .requested, .accepted:
            "Delete this connection\(name.isEmpty ? "" : " with \(name)")? It is cancelled, and nobody can write."
        }
    }

    func brokenTitle() -> String { "A chat that cannot be read" }
    func brokenHelp() -> String { "Run “confab doctor” for details. Stored data:" }
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
        switch action {
        case .name: return "Give it an alias"
        case .delete: return "Take back"
        default:
            let label = label(action, of: chat)
            return label.hasSuffix("…") ? String(label.dropLast()) : label
        }
    }

    func invitationTitle(_ name: String) -> String { "Join \(name.harmlessName)?" }
    func requestTitle(_ name: String) -> String { "\(name.harmlessName) wants to connect" }
}
