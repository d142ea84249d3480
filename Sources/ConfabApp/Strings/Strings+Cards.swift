package import Messenger

/// Cards of chats.
package protocol CardStrings {
    func cardIsGone(_ name: String) -> String
    /// The card shows a picture.
    func hasPicture() -> String
    func nameLabel() -> String
    func fullNameLabel() -> String
    /// The label of a name in a group.
    func nickLabel() -> String
    /// The label of someone's role in a group.
    func inGroupLabel() -> String
    /// Nothing is known of a person but the name.
    func nothingKnown() -> String
    func stateLabel() -> String
    func sinceLabel() -> String
    func verifiedLabel() -> String
    func knowsYouLabel() -> String
    func youAreLabel() -> String
    func topicLabel() -> String
    func roleLabel() -> String
    func tagsLabel() -> String
    func askedLabel() -> String
    func invitedByLabel() -> String
    func reasonLabel() -> String
    func aliasLabel() -> String
    func aliasPlaceholder(isGroup: Bool) -> String
    /// The user gave the chat no alias.
    func noAlias() -> String
    /// The heading above the members of a group.
    func members(_ joined: Int, invited: Int) -> String
    func mutedLabel() -> String
    /// The label of when messages are deleted for everyone.
    func lifetimeLabel() -> String
    func deleted(after span: String) -> String
    func until(_ time: Timestamp, _ clock: LocalClock) -> String
    func isConnected() -> String
    func isVerified() -> String
    func isNotVerified() -> String
    func incognitoName(_ name: String) -> String
    func relationLabel() -> String
    func business(_ side: BusinessSide) -> String
    func inProgress() -> String
    func notesHelp() -> String
    func requestHelp(_ name: String) -> String
    func invitationHelp() -> String
    func pendingTitle(_ side: PendingConnection.Side) -> String
    func pendingHelp(_ side: PendingConnection.Side, hasLink: Bool) -> String
    func withdrawWarning(_ side: PendingConnection.Side, name: String) -> String
    func brokenTitle() -> String
    func brokenHelp() -> String
    func bytes(_ number: Int) -> String
    func member(_ name: String, isMe: Bool) -> String
    func standing(_ member: Member) -> String
    func role(_ role: MemberRole) -> String
    /// The label of an action on the card of `chat`.
    func onCard(_ action: ChatAction, of chat: ChatSummary) -> String
    func invitationTitle(_ name: String) -> String
    func requestTitle(_ name: String) -> String
}
