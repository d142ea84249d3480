package import Messenger

/// The open profile's screen.
package struct Main: Codable, Equatable, Sendable {
    /// The profile that is open.
    package var profile: Profile
    package var chatList: ChatList
    /// The search in the place of the list, while it is open.
    @Boxed package var search: Search?
    /// The open chat.
    @Boxed package var conversation: Conversation?
    /// The chats that were open last, the newest first.
    package private(set) var visited: [ChatID] = []
    /// Typing and presence in the chats of the profile.
    package var presence = Presence()
    /// The service of the profile.
    package var session: ServiceSession
    /// The number of requests that were named in the session.
    private var requests = 0
    /// Downloads, and files that are missing.
    package var transfers = Transfers()
    /// The texts of deleted messages that can be written again, of chats that were closed since.
    package var revoked: [ChatID: [MessageID: Conversation.Revoked]] = [:]
    /// Messages that aren't stored yet, of chats that were closed since.
    package var outgoing: [ChatID: [Timeline.Outgoing]] = [:]
    /// The chats that were closed, and where it's too early to tell others again that the user is typing.
    var typedRecently: Set<ChatID> = []
    /// The numbers of the last playback and of the last recording in the chats that were open before.
    var playerRuns = 0, recordings = 0
    private var hasLeftList = false

    /// The screen of `profile`, nothing loaded yet.
    package init(profile: Profile, session: ServiceSession) {
        self.profile = profile
        self.session = session
        chatList = ChatList(profile: profile.id)
    }

    /// More than these are not remembered.
    static let visitLimit = 16

    /// Names a request for which something is shown before it ends.
    mutating func nameRequest() -> TransactionID {
        requests += 1
        return TransactionID("\(session.name)-\(requests)")
    }

    /// Notes that a chat is opened.
    mutating func visit(_ chat: ChatID) {
        visited.removeAll { $0 == chat }
        visited.insert(chat, at: 0)
        if visited.count > Self.visitLimit { visited.removeLast() }
    }

    /// The part of the screen that keys go to.
    package var focus: Pane {
        get { hasLeftList ? conversation.map { .conversation($0.focus) } ?? listPane : listPane }
        set {
            hasLeftList = false
            guard case .conversation(let part) = newValue else { return }
            hasLeftList = true
            conversation?.focus = part
        }
    }

    /// The feature that keys go to.
    var focusedPart: Part { isOnList ? search == nil ? .chatList : .search : .conversation }

    /// True if keys go to the list, or to the search in its place.
    var isOnList: Bool { !hasLeftList || conversation == nil }

    /// The pane on the side of the list.
    var listPane: Pane { search == nil ? .list : .search }

    /// Moves the keys to a part of the screen, if it's there.
    mutating func moveFocus(to pane: Pane) {
        switch pane {
        case .list: break
        case .search: if search == nil { search = Search(profile: profile.id) }
        case .conversation(.timeline): guard conversation != nil else { return }
        case .conversation(.composer): guard conversation?.chat.condition.canSend == true else { return }
        case .conversation(.chatSearch): guard conversation?.chatSearch != nil else { return }
        }
        // Who comes to the field from elsewhere comes to write.
        if pane == .composer, focus != .composer { conversation?.composer.mode = .insert }
        focus = pane
        if focus != .list { chatList.swipe = nil }
    }

    /// Returns the part of the screen that comes `step` parts after the one with the keys.
    func pane(after step: Int, isWide: Bool) -> Pane {
        guard let conversation else { return .list }
        var panes: [Pane] = isWide ? [listPane] : []
        if conversation.chat.condition.canSend { panes.append(.composer) }
        panes.append(.timeline)
        if conversation.chatSearch != nil { panes.append(.chatSearch) }
        let index = panes.firstIndex(of: focus) ?? 0
        return panes[(index + step + panes.count) % panes.count]
    }
}

/// A part of the main screen.
package enum Pane: Codable, Equatable, Sendable {
    /// The list of chats, or the search in its place.
    case list
    /// The search in its place.
    case search
    /// A part of the open chat.
    case conversation(Conversation.Focus)

    static let timeline = Pane.conversation(.timeline)
    static let composer = Pane.conversation(.composer)
    static let chatSearch = Pane.conversation(.chatSearch)
}
