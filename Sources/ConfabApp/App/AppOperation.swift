public import Loop
public import Messenger

/// Work for the effect runner, as a value: what is to be done, never how.
public enum AppOperation: Codable, Equatable, Sendable {
    // Profiles.
    /// Reads the profiles; answered by ``AppAction/profilesLoaded(_:_:)``.
    case loadProfiles
    /// Opens a profile in place of the one that is open; answered by ``AppAction/profileOpened(_:)``,
    /// ``AppAction/profileBusy(_:process:)`` or ``AppAction/profileNotOpened(_:_:)``.
    case openProfile(ProfileID)
    /// Creates a profile and opens it.
    case createProfile(name: String)
    /// Looks which of some profiles other processes have open; answered by ``UserPicker/Action/holdersLoaded(_:)``.
    case loadHolders([ProfileID])
    /// Changes a profile; answered by ``ProfilesPage/Action/changed(_:_:)`` or ``ProfilesPage/Action/refused(_:_:)``.
    case changeProfile(ProfileID, ProfileChange)
    /// Puts the profiles into the user's own order; answered as a change of the first one when it is not done.
    case orderProfiles([ProfileID])
    /// Counts what would be lost with a profile, off the thread that draws; answered by
    /// ``ProfilesPage/Action/counted(_:_:)``.
    case loadBelongings(ProfileID)
    /// Deletes a profile; answered by ``ProfilesPage/Action/removed(_:)`` or ``ProfilesPage/Action/refused(_:_:)``.
    case removeProfile(ProfileID)
    /// Finds the hidden profiles that have this password, off the thread that draws; answered by
    /// ``ProfilesPage/Action/unlocked(_:_:)``.
    case unlockProfiles(password: String, attempt: Int)

    // The list of chats.
    /// Reads rows around an anchor; answered by ``ChatList/Action/loaded(_:_:)``.
    case loadChats(ChatQuery)
    /// Reads the counts of all filters; answered by ``ChatList/Action/counted(_:)``.
    case loadCounts(ProfileID)
    /// Reads some rows again; answered by ``ChatList/Action/refreshed(_:_:)``.
    case loadRows([ChatID])
    /// Reads how the list was left: filter and order; answered by ``ChatList/Action/remembered(_:_:_:)``.
    case loadListSettings(ProfileID)
    /// Reads the order alone; answered by ``ChatList/Action/ordered(_:_:)``.
    case loadOrder(ProfileID)
    /// Reads the tags; answered by ``ChatList/Action/tagged(_:_:)``.
    case loadTags(ProfileID)
    /// Keeps the filter for the next start.
    case rememberFilter(ProfileID, ChatFilter?)
    /// Orders the chats in another way from now on; answered by ``ChatList/Action/ordered(_:_:)``.
    case setOrder(ProfileID, ChatOrder)
    /// Changes one thing about a chat; answered by ``AppAction/changeFailed(_:_:)`` when it is not done.
    case change(ChatID, ChatChange)
    /// Changes chats in one go, all or none; answered by ``AppAction/changeFailed(_:_:)`` when it is not done.
    case changeAll([ChatEdit])
    /// Takes chats away, or what is in them, all or nothing; answered by ``Rows/Action/removed(_:)``, or by
    /// ``AppAction/changeFailed(_:_:)`` when it is not done.
    case remove([ChatRemoval])
    /// Reads the chats that something was asked for; answered by ``Rows/Action/chosen(_:_:)``.
    case loadChosen(Rows.Request, [ChatID])
    /// Reads which chats show under a filter; answered by ``Rows/Action/shownFound(_:_:_:)``.
    case findShown(ProfileID, ChatFilter?)
    /// Changes the tags; answered by ``AppAction/changeFailed(_:_:)`` when it is not done.
    case changeTags(ProfileID, TagChange)
    /// Reads what the card of a chat shows; answered by ``Card/Action/loaded(_:_:)``.
    case loadCard(ChatID)
    /// Finds the next unread chat behind one; answered by ``ChatList/Action/unreadFound(_:)``.
    case findUnread(ProfileID, after: ChatID?)

    // Around the list.
    /// Looks again for everything that may have come in or changed; answered by ``Around/Action/refreshed``.
    case refresh
    /// Never shows a hint again.
    case closeHint(Hint)

    // Searching.
    /// Finds chats and contacts by name, at most so many of each kind; answered by ``Search/Action/namesFound(_:limit:_:)``
    /// or ``Search/Action/failed(_:_:)``.
    case searchNames(ProfileID, NameSearch, limit: Int)
    /// Finds messages, off the thread that draws; answered by ``Search/Action/messagesFound(_:_:)`` or
    /// ``Search/Action/failed(_:_:)``.
    case searchMessages(SearchRequest)
    /// Finds messages in the open chat, off the thread that draws; answered by ``Conversation/Action/searched(_:_:_:)``
    /// or ``Conversation/Action/searchFailed(_:_:_:)``.
    case searchChat(ChatID, SearchQuery)
    /// Asks what following a link would do; answered by ``AppAction/linkPlanned(_:_:)`` or
    /// ``AppAction/linkPlanFailed(_:_:)``.
    case planLink(ProfileID, ConnectLink)
    /// Opens the chat with a contact, creating it where there is none; answered by ``NewChat/Action/connected(_:)``.
    case openContact(ContactID)

    // The open chat.
    /// Reads the chat and what is drawn around its messages; answered by ``Conversation/Action/loaded(_:)``.
    case loadChat(ChatID)
    /// Reads messages; answered by ``Conversation/Action/pageLoaded(_:_:_:)``.
    case loadMessages(ChatID, MessageAnchor, limit: Int)
    /// Sends what was written.
    case send(ChatID, text: String)
    /// Sends a failed message again.
    case retry(ChatID, MessageID)
    /// Notes that messages up to a position were seen, and tells their senders if they may know.
    case markRead(ChatID, upTo: MessagePosition)
    /// Keeps what is being written; an empty draft removes it.
    case saveDraft(Draft)

    // Reaching others.
    /// Creates a one-time link; answered by ``NewChat/Action/linkCreated(_:_:_:)`` or ``NewChat/Action/linkFailed(_:)``.
    case createLink(ProfileID)
    /// Takes back a link that nobody has used, and its row.
    case withdrawLink(ChatID)
    /// Opens a profile as ``openProfile(_:)`` does, answered in the same ways, and takes back a link of the one that is left,
    /// unless somebody has used it meanwhile. The link stays when the other cannot be opened.
    case moveLink(ChatID, to: ProfileID)
    /// Reads the codes in an image, off the thread that draws; answered by ``NewChat/Action/codeRead(_:_:)``.
    case readCode(path: String)
    /// Reads those whom a profile knows; answered by ``NewChat/Action/peopleFound(_:_:)`` or
    /// ``NewChat/Action/peopleFailed(_:_:)``.
    case loadPeople(PeopleQuery)
    /// Connects by a link, under a random name when `incognito`; answered by ``NewChat/Action/connected(_:)`` or
    /// ``NewChat/Action/connectFailed(_:_:)``.
    case connect(ProfileID, ConnectLink, incognito: Bool = false)
    /// Creates a group, to which `members` are to be invited then; answered by
    /// ``NewChat/Action/groupCreated(_:inviting:)`` or ``NewChat/Action/groupFailed(_:)``.
    case createGroup(ProfileID, name: String, members: [ContactID])
    /// Invites contacts to a group of that name, each for itself; answered by ``NewChat/Action/invited(_:sent:refused:)``.
    case inviteAll([ContactID], to: GroupID, named: String)
    /// Opens the notes to self, creating them where there are none; answered by ``NewChat/Action/connected(_:)``.
    case openNotes(ProfileID)
    /// Reads who can be invited to a group; answered by ``Question/Action/contactsLoaded(_:)``.
    case loadInvitable(ProfileID, GroupID)
    /// Invites a contact to a group.
    case invite(ContactID, to: GroupID)
    /// Joins a group to which one was invited.
    case joinGroup(ChatID, incognito: Bool = false)
    /// Declines the invitation to a group.
    case declineGroup(ChatID)
    /// Leaves a group.
    case leaveGroup(ChatID)
    /// Accepts who wants to connect.
    case acceptRequest(ChatID, incognito: Bool = false)
    /// Rejects who wants to connect, without telling.
    case rejectRequest(ChatID)

    // Commands.
    /// Reads how often commands were chosen in the palette on this machine; answered by ``Palette/Action/usesLoaded(_:)``.
    case loadCommandUses
    /// Finds chats and contacts by some letters of their names; answered by ``Switcher/Action/found(_:_:)``. Without letters it
    /// gives these chats, which were open last, and then those with the newest messages.
    case findChats(ProfileID, FuzzyPattern, recent: [ChatID])
    /// Counts that a command was chosen in the palette.
    case countCommandUse(CommandID)

    // Themes.
    /// Reads which themes there are; answered by ``ThemePicker/Action/loaded(_:chosen:)``.
    case loadThemes
    /// Draws with a theme for the time being; `nil` ends that.
    case previewTheme(String?)
    /// Draws with a theme from now on, while Confab runs.
    case useTheme(ThemeSetting)

    // Options.
    /// Keeps what an option is set to for all profiles; `nil` for what holds for those who set nothing.
    case keepOption(OptionID, OptionValue?)
    /// Keeps what an option of a profile is set to.
    case keepProfileOption(ProfileID, OptionID, OptionValue?)
    /// Reads what a profile has set; answered by ``Settings/Action/profileRead(_:_:)``.
    case loadProfileOptions(ProfileID)
    /// Tells others from now on what the user of a profile has read, or no longer.
    case setReadReceipts(ProfileID, Bool)

    // The terminal and the system.
    /// Puts text into the clipboard.
    case copy(String)
    /// Opens a link with what the system has for it.
    case openLink(String)
    /// Rings the bell.
    case ring
    /// Shows a desktop notification.
    case notify(title: String, body: String)
    /// Draws everything again.
    case redraw
    /// Hands the terminal back to the shell until it brings Confab back.
    case suspend
    /// Ends Confab.
    case quit
}

/// A question for rows of the list of chats.
public struct ChatQuery: Codable, Equatable, Hashable, Sendable {
    /// Whose chats.
    public var profile: ProfileID
    /// Which of them; nil for all.
    public var filter: ChatFilter?
    /// The order that they are thought to be in; an answer in another one is out of date.
    public var order: ChatOrder
    /// Around which row.
    public var anchor: ChatAnchor
    /// How many rows before the anchor and from it on.
    public var before, after: Int

    /// The `before` rows before `anchor` and the `after` rows from it on.
    public init(
        profile: ProfileID, filter: ChatFilter?, order: ChatOrder = .activity, anchor: ChatAnchor, before: Int,
        after: Int
    ) {
        self.profile = profile
        self.filter = filter
        self.order = order
        self.anchor = anchor
        self.before = before
        self.after = after
    }
}

/// What the app's reducers return.
public typealias AppEffect = Effect<AppOperation, AppAction>

/// What identifies an effect that a newer one replaces.
extension EffectID {
    static let loadChats: EffectID = "load-chats"
    static let rememberFilter: EffectID = "remember-filter"
    static let setOrder: EffectID = "set-order"
    static let listRest: EffectID = "list-rest"
    static let listPatience: EffectID = "list-patience"
    static let loadChosen: EffectID = "load-chosen"
    static let findShown: EffectID = "find-shown"
    static let wheelRest: EffectID = "wheel-rest"
    static let searchNames: EffectID = "search-names"
    static let searchMessages: EffectID = "search-messages"
    static let searchTyping: EffectID = "search-typing"
    static let finderTyping: EffectID = "finder-typing"
    static let searchPatience: EffectID = "search-patience"
    static let searchChanges: EffectID = "search-changes"
    static let findChats: EffectID = "find-chats"
    static let planLink: EffectID = "plan-link"
    static let planNewLink: EffectID = "plan-new-link"
    static let newLinkPatience: EffectID = "new-link-patience"
    static let readCode: EffectID = "read-code"
    static let loadPeople: EffectID = "load-people"
    static let linkPatience: EffectID = "link-patience"
    static let searchChat: EffectID = "search-chat"
    static let finderChanges: EffectID = "finder-changes"
    static let finderPatience: EffectID = "finder-patience"
    static let saveDraft: EffectID = "save-draft"
    static let toast: EffectID = "toast"
    static let toastTick: EffectID = "toast-tick"
    static let splash: EffectID = "splash"
    static let openingPatience: EffectID = "opening-patience"
    static let holders: EffectID = "holders"
    static let passwordTyping: EffectID = "password-typing"
}
