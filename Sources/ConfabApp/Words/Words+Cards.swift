import Messenger

// What cards say.
extension Words {
    func cardIsGone(_ name: String) -> String {
        switch language {
        case .english: "“\(name)” is not there any more"
        }
    }
    func nameLabel() -> String {
        switch language {
        case .english: "Name"
        }
    }
    func fullNameLabel() -> String {
        switch language {
        case .english: "Full name"
        }
    }
    func stateLabel() -> String {
        switch language {
        case .english: "State"
        }
    }
    func sinceLabel() -> String {
        switch language {
        case .english: "Since"
        }
    }
    func verifiedLabel() -> String {
        switch language {
        case .english: "Verified"
        }
    }
    func knowsYouLabel() -> String {
        switch language {
        case .english: "Knows you as"
        }
    }
    func youAreLabel() -> String {
        switch language {
        case .english: "You are"
        }
    }
    func topicLabel() -> String {
        switch language {
        case .english: "Topic"
        }
    }
    func roleLabel() -> String {
        switch language {
        case .english: "Your role"
        }
    }
    func tagsLabel() -> String {
        switch language {
        case .english: "Tags"
        }
    }
    func askedLabel() -> String {
        switch language {
        case .english: "Asked"
        }
    }
    func invitedByLabel() -> String {
        switch language {
        case .english: "Invited by"
        }
    }
    func reasonLabel() -> String {
        switch language {
        case .english: "Why"
        }
    }
    func aliasLabel() -> String {
        switch language {
        case .english: "Alias"
        }
    }
    func aliasPlaceholder() -> String {
        switch language {
        case .english: "your own name for it"
        }
    }
    func mutedLabel() -> String {
        switch language {
        case .english: "Muted"
        }
    }
    func until(_ time: Timestamp, _ clock: LocalClock) -> String {
        switch language {
        case .english: "until \(near(time, clock))"
        }
    }
    func isConnected() -> String {
        switch language {
        case .english: "connected"
        }
    }
    func isVerified() -> String {
        switch language {
        case .english: "yes, you compared the keys"
        }
    }
    func isNotVerified() -> String {
        switch language {
        case .english: "no"
        }
    }
    func incognitoName(_ name: String) -> String {
        switch language {
        case .english: (name.isEmpty ? "a random name" : name) + " (incognito)"
        }
    }
    func business(_ side: BusinessSide) -> String {
        switch (language, side) {
        case (.english, .business): "A business that you talk to."
        case (.english, .customer): "A customer of yours."
        }
    }
    func inProgress() -> String {
        switch language {
        case .english: "One moment…"
        }
    }
    func notesHelp() -> String {
        switch language {
        case .english: "What you write here is for you alone; it goes to nobody."
        }
    }
    func requestHelp(_ name: String) -> String {
        switch language {
        case .english: "If you accept incognito, \(name) will see a random name. If you reject, they are not told."
        }
    }
    func invitationHelp() -> String {
        switch language {
        case .english: "If you join incognito, the members will see a random name."
        }
    }
    func pendingTitle(_ side: PendingConnection.Side) -> String {
        switch (language, side) {
        case (.english, .invited): "You invited a contact"
        case (.english, .requested): "You asked to connect"
        case (.english, .accepted): "You accepted a connection"
        }
    }
    func pendingHelp(_ side: PendingConnection.Side, hasLink: Bool) -> String {
        switch (language, side) {
        case (.english, .invited) where hasLink:
            "Give this link to one person. It connects you once; the chat is here as soon as it is used."
        case (.english, .invited): "The chat is here as soon as your link is used."
        case (.english, .requested): "You used a link. The chat is here as soon as the other side answers."
        case (.english, .accepted): "The other side has answered. The connection is being made."
        }
    }
    func withdrawWarning(_ side: PendingConnection.Side, name: String) -> String {
        switch (language, side) {
        case (.english, .invited): "Delete this link? Whoever has it cannot connect with you any more."
        case (.english, .requested), (.english, .accepted):
            "Delete this connection\(name.isEmpty ? "" : " with \(name)")? It is cancelled, and nobody can write."
        }
    }
    func brokenTitle() -> String {
        switch language {
        case .english: "A chat that cannot be read"
        }
    }
    func brokenHelp() -> String {
        switch language {
        case .english: "Run “confab doctor” for details. Stored data:"
        }
    }
    func bytes(_ number: Int) -> String {
        switch language {
        case .english: count(number, "byte", "bytes")
        }
    }
    func member(_ name: String, isMe: Bool) -> String {
        switch language {
        case .english: isMe ? "\(name) (you)" : name
        }
    }
    func standing(_ member: Member) -> String {
        switch (language, member.status) {
        case (.english, _) where member.isBlocked: "blocked"
        case (.english, .invited): "invited"
        case (.english, .joined): role(member.role)
        case (.english, .left): "left"
        case (.english, .removed): "removed"
        }
    }
    func role(_ role: MemberRole) -> String {
        switch (language, role) {
        case (.english, .observer): "observer"
        case (.english, .author): "author"
        case (.english, .member): "member"
        case (.english, .moderator): "moderator"
        case (.english, .admin): "admin"
        case (.english, .owner): "owner"
        }
    }
    /// The name of an action on the card of `chat`, where most actions need no question.
    func onCard(_ action: ChatAction, of chat: ChatSummary) -> String {
        switch (language, action) {
        case (.english, .name): return "Give it an alias"
        case (.english, .delete): return "Take back"
        default:
            let label = label(action, of: chat)
            return label.hasSuffix("…") ? String(label.dropLast()) : label
        }
    }
}
