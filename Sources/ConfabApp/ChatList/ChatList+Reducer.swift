public import Loop
public import Messenger
import TerminalDOM

extension ChatList {
    /// Rows that a notch of the wheel scrolls by.
    static let wheelLines = 3
    /// By how many columns a row is drawn before it shows what can be done.
    static let dragColumns = 3
    /// After which time without a notch the wheel is at rest.
    static let wheelPause = Duration.milliseconds(300)

    /// What `action` does to the list of `profile`, beside which `open` is open.
    public static func reduce(
        _ state: inout State, _ action: Action, profile: ProfileID, open: ChatSummary? = nil
    ) -> [AppEffect] {
        let effects = change(&state, action, profile: profile, open: open)
        settleSwipe(&state)
        return effects
    }

    private static func change(
        _ state: inout State, _ action: Action, profile: ProfileID, open: ChatSummary?
    ) -> [AppEffect] {
        switch action {
        case .loaded(let query, let window):
            guard query.profile == profile, query.filter == state.filter, query.order == state.order else { return [] }
            state.noteDeparting(window.elements)
            return take(&state, window, open: open)
        case .refreshed(let asked, let chats):
            state.noteDeparting(chats)
            refresh(&state, asked, chats)
            return []
        case .remembered(let owner, let filter, let order):
            guard owner == profile else { return [] }
            state.filter = filter
            state.order = order
            return [load(state, profile: profile), .perform(.query(.counts(profile)))]
        case .tagged(let owner, let tags):
            guard owner == profile else { return [] }
            state.tags = tags
            return clearFilterIfEmpty(&state, profile: profile)
        case .ordered(let owner, let order):
            guard owner == profile else { return [] }
            return take(&state, order, profile: profile)
        case .counted(let counts):
            state.counts = state.pendingRemovals.reduce(counts) { $0.less($1.lack) }
            return clearFilterIfEmpty(&state, profile: profile)
        case .viewportChanged(let viewport):
            state.viewport = viewport
            // From what is seen now it goes on, whatever becomes of the row that was to be seen.
            let isAtTop = viewport.isAtStart && state.window?.before == 0
            state.scroll.position = isAtTop ? .start : viewport.scroll.position
            return loadMore(state, profile: profile)
        case .rowClicked(let chat), .avatarClicked(let chat):
            state.selection = chat
            if state.chosen != nil { toggle(&state, chat) }
            return use(&state)
        case .wheelTurned(let notches):
            state.swipe = nil
            if notches < 0, !state.isAtTop { state.isRollingUp = true }
            if let scroll = state.viewport?.scroll(by: notches * wheelLines) { state.scroll = scroll }
            guard state.isRollingUp else { return use(&state) }
            return use(&state) + [.after(wheelPause, .chatList(.wheelRested), id: .wheelRest)]
        case .wheelRested:
            state.isRollingUp = false
            return []
        case .unreadFound(let chat): return chat.map { reveal(&state, $0, profile: profile) } ?? []
        case .tabChosen(let filter):
            return show(&state, filter == state.filter ? nil : filter, profile: profile)
        case .tabsScrolled(let first):
            state.firstTab = max(0, min(first, tabs(of: state).count - 1))
            return []
        case .rested: return rest(&state, profile: profile)
        case .waitedLong:
            if state.waiting == .begun { state.waiting = .long }
            return []
        }
    }
}
