import Loop
package import Messenger
import TerminalDOM

extension ChatList {
    /// By how many columns a row is drawn before it shows what can be done.
    static let dragColumns = 3
    /// After which time without a notch the wheel is at rest.
    static let wheelPause = Duration.milliseconds(300)

    /// Takes an action.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        defer { settleSwipe() }
        switch action {
        case .loaded, .refreshed, .remembered, .tagged, .ordered, .counted: return read(action, shared)
        case .failed(profile, let problem):
            loading = nil
            self.problem = problem
            return Outcome(effects: [.cancel(.listPatience)], intents: window == nil ? [] : [.problem(problem)])
        case .failed: break
        case .viewportChanged(let viewport):
            self.viewport = viewport
            // Scrolling continues from the visible rows, even if the row to reveal is gone.
            let isAtTop = viewport.isAtStart && window?.before == 0
            scroll.position = isAtTop ? .start : viewport.scroll.position
            return Outcome(effects: loadMore())
        case .rowClicked(let chat): return click(chat) { .openChat($0) }
        case .avatarClicked(let chat): return click(chat) { .openCard($0) }
        case .wheelTurned(let notches): return turnWheel(notches)
        case .wheelRested: isRollingUp = false
        case .unreadFound(let chat):
            guard let chat else { return Outcome(intents: [.notice(shared.strings.noUnread())]) }
            return Outcome(effects: reveal(chat), intents: [.openChat(chat)])
        case .tabChosen(let filter): return Outcome(effects: show(filter == self.filter ? nil : filter))
        case .tabsScrolled(let first): firstTab = max(0, min(first, self.tabs.count - 1))
        case .commandClicked(let command): return Outcome(intents: [.command(command)])
        case .chosen(let request, let rows): return answer(request, rows, shared)
        case .invitableFound(let group, let contacts): return ask(toInvite: contacts, to: group, shared.strings)
        case .shownFound(let owner, let filter, let chats):
            if owner == profile, filter == self.filter { choose(shown: chats) }
        case .buttonClicked(let chat, let action):
            selection = chat
            return act(action, shared)
        case .dragged(let chat, let columns): drag(chat, by: columns, shared)
        case .menuRequested(let chat):
            if chosen?.contains(chat) != true {
                selection = chat
                endSelecting()
            }
            return requestMenu(shared)
        case .rested: return Outcome(effects: rest())
        case .waitedLong: if loading == .begun { loading = .long }
        }
        return Outcome()
    }

    /// Takes what was read.
    private mutating func read(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .loaded(let query, let window):
            let reading = Intent.share(.chats(asked: window.elements.map(\.id), window.elements))
            guard query.profile == profile, query.filter == filter, query.order == order else {
                return Outcome(intents: [reading])
            }
            noteDeparting(window.elements)
            return Outcome(effects: takeRows(window, open: shared.openChat), intents: [reading])
        case .refreshed(let asked, let chats):
            noteDeparting(chats)
            refresh(asked, chats)
            return Outcome(intents: [.share(.chats(asked: asked, chats))])
        case .remembered(profile, let filter, let order):
            self.filter = filter
            self.order = order
            return Outcome(effects: [load(), .perform(.query(.counts(profile)))])
        case .tagged(profile, let tags):
            let former = self.tags
            self.tags = tags
            return Outcome(effects: clearFilterIfEmpty(), intents: [.share(.tags(before: former))])
        case .ordered(profile, let order): return Outcome(effects: takeOrder(order))
        case .counted(let counts):
            self.counts = pendingRemovals.reduce(counts) { $0.less($1.lack) }
            return Outcome(effects: clearFilterIfEmpty())
        default: return Outcome()
        }
    }

    /// Selects a row, or marks it while several are marked; what a click on it opens otherwise.
    private mutating func click(_ chat: ChatID, _ opened: (ChatSummary) -> Intent) -> Outcome<Action> {
        let wasAside = swipe?.chat == chat
        selection = chat
        let effects = use()
        // Marking chats opens none of them.
        if chosen != nil {
            toggle(chat)
            return Outcome(effects: effects)
        }
        // A click beside the buttons of a row hides them.
        if wasAside {
            swipe = nil
            return Outcome(effects: effects)
        }
        return Outcome(effects: effects, intents: selectedChat.map { [opened($0)] } ?? [])
    }

    private mutating func turnWheel(_ notches: Int) -> Outcome<Action> {
        swipe = nil
        // Beyond the top there is the search.
        if isPulled(by: notches) { return Outcome(effects: use(), intents: [.focus(.search)]) }
        if notches < 0, !isAtTop { isRollingUp = true }
        scroll.turn(by: notches, from: &viewport)
        let rest: [Work] = isRollingUp ? [.after(Self.wheelPause, .wheelRested, id: .wheelRest)] : []
        return Outcome(effects: use() + rest)
    }

    /// Begins to read the list.
    package mutating func open(_ shared: Shared) -> Outcome<Action> {
        loading = .begun
        return Outcome(effects: [
            .after(Self.patience, .waitedLong, id: .listPatience),
            .perform(.query(.tags(profile))), .perform(.query(.listSettings(profile))),
        ])
    }

    /// Reads again what was changed.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        let everything = changes.needsReload
        var effects: [Work] = []
        if everything || changes.tags.contains(profile) { effects.append(.perform(.query(.tags(profile)))) }
        if everything || changes.profiles.contains(profile) { effects.append(.perform(.query(.order(profile)))) }
        guard
            everything || !changes.chats.isEmpty || !changes.messages.isEmpty || !changes.receipts.isEmpty
                || !changes.tags.isEmpty || !changes.contacts.isEmpty || !changes.groups.isEmpty
        else { return Outcome(effects: effects) }
        effects += reload(changes)
        // Not before what is just being taken away is known to be gone: it would be taken off twice.
        if !isHandingOver { effects.append(.perform(.query(.counts(profile)))) }
        return Outcome(effects: effects)
    }
}
