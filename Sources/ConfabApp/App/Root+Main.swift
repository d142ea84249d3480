public import Messenger

/// The open profile's screen.
public struct Main: Codable, Equatable, Sendable {
    /// The profile that is open.
    public var profile: Profile
    /// The list of chats.
    public var chatList: ChatList
    /// The search in the place of the list, while it is open.
    @Boxed public var search: Search?
    /// The open chat.
    @Boxed public var conversation: Conversation?
    /// The chats that were open last, the newest first.
    public private(set) var visited: [ChatID] = []
    private var hasLeftList = false

    /// The screen of `profile`, nothing loaded yet.
    public init(profile: Profile) {
        self.profile = profile
        chatList = ChatList(of: profile.id)
    }

    /// Changes the search; nil if it isn't open.
    mutating func changeSearch<Answer>(_ change: (inout Search) -> Answer) -> Answer? { _search.modify(change) }

    /// Changes the open chat; nil if none is open.
    mutating func changeConversation<Answer>(_ change: (inout Conversation) -> Answer) -> Answer? {
        _conversation.modify(change)
    }

    /// More than these are not remembered.
    static let visitLimit = 16

    /// Notes that a chat is opened.
    mutating func visit(_ chat: ChatID) {
        visited.removeAll { $0 == chat }
        visited.insert(chat, at: 0)
        if visited.count > Self.visitLimit { visited.removeLast() }
    }

    /// The part of the screen that keys go to.
    public var focus: Pane {
        get { hasLeftList ? conversation?.focus.pane ?? listPane : listPane }
        set {
            hasLeftList = newValue.conversationFocus != nil
            if let focus = newValue.conversationFocus { conversation?.focus = focus }
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
        case .search: if search == nil { search = Search(of: profile.id) }
        case .timeline where conversation == nil: return
        case .timeline: break
        case .composer: guard conversation?.chat.condition.canSend == true else { return }
        case .chatSearch: guard conversation?.chatSearch != nil else { return }
        }
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
public enum Pane: String, Codable, CaseIterable, Equatable, Sendable {
    /// The list of chats, or the search in its place.
    case list
    /// The search in its place.
    case search
    /// The messages of the open chat.
    case timeline
    /// The field for a new message.
    case composer
    /// The search in the open chat.
    case chatSearch

    /// The part of the open chat that it is, if it's one.
    var conversationFocus: Conversation.Focus? {
        switch self {
        case .list, .search: nil
        case .timeline: .timeline
        case .composer: .composer
        case .chatSearch: .chatSearch
        }
    }
}
