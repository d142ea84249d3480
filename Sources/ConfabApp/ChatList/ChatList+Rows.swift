import Loop
import Messenger
import TerminalDOM

// Which rows the list has, and when they move.
extension ChatList {
    /// Rows that are kept read above and below the screen.
    static let margin = 40
    /// As many rows more are read where rows are going, that there are others in their place.
    static let goingLimit = 2_000
    /// For how long after a key no row moves: nobody wants to open a chat that was not there when the key went down.
    static let rest = Duration.seconds(2)
    /// After which time waiting is said.
    static let patience = Duration.milliseconds(100)

    /// Reads the rows around what is seen: those at the top when the top is seen, so that what is new appears there.
    ///
    /// - Parameter changed: chats that may have moved, so that they say nothing of where one is.
    static func load(_ state: State, profile: ProfileID, changed: Set<ChatID> = []) -> AppEffect {
        let viewport = state.viewport
        let isAtTop = (state.window?.before ?? 0) == 0 && (viewport?.isAtStart ?? true)
        let anchor: ChatAnchor =
            switch state.wanted {
            case .first: .top
            case .last: .bottom
            case .chat(let chat): .chat(chat)
            case nil where isAtTop: .top
            case nil: seen(state).first { !changed.contains($0.id) && !isApart($0, state) }.map { .chat($0.id) } ?? .top
            }
        let going = min(state.departed.count, goingLimit)
        let rows = (viewport.map { $0.lastIndex - $0.firstIndex } ?? margin) + margin + going
        return .perform(
            .query(
                .chats(
                    ChatQuery(
                        profile: profile, filter: state.filter, order: state.order, anchor: anchor,
                        before: anchor == .top ? 0 : margin, after: rows))),
            id: .loadChats)
    }

    /// Whether a row stands elsewhere than it would by itself.
    private static func isApart(_ row: ChatSummary, _ state: State) -> Bool {
        state.isHeldApart && row.id == state.held?.id
    }

    /// The rows that are seen.
    private static func seen(_ state: State) -> ArraySlice<ChatSummary> {
        guard let chats = state.window?.elements, let viewport = state.viewport, viewport.firstIndex < chats.count
        else {
            return []
        }
        return chats[viewport.firstIndex...min(viewport.lastIndex, chats.count - 1)]
    }

    /// Reads on when the screen comes near to the end of what was read.
    static func loadMore(_ state: State, profile: ProfileID) -> [AppEffect] {
        guard let window = state.window, let viewport = state.viewport else { return [] }
        let nearTop = window.before > 0 && viewport.firstIndex < margin / 2
        let nearBottom = window.after > 0 && window.elements.count - viewport.lastIndex < margin / 2
        return nearTop || nearBottom ? [load(state, profile: profile)] : []
    }

    /// Reads again what `changes` say of the rows. While the list is used only what is in them changes: where they belong
    /// they go once it rests.
    static func reload(_ state: inout State, _ changes: ChangeSet, profile: ProfileID) -> [AppEffect] {
        guard state.isInUse, !changes.needsReload, let window = state.window else {
            return [load(state, profile: profile, changed: changes.chats)]
        }
        state.gathered.formUnion(changes.chats)
        let shown = window.elements.map(\.id).filter(changes.chats.contains)
        return shown.isEmpty ? [] : [.perform(.query(.rows(shown)))]
    }

    /// Notes that the list is used: no row moves for a while.
    static func use(_ state: inout State) -> [AppEffect] {
        state.isInUse = true
        return [.after(rest, .chatList(.rested), id: .listRest)]
    }

    /// Lets rows go where they belong: for what the user has done to one of them.
    static func letMove(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        guard state.isInUse else { return [] }
        return [.cancel(.listRest)] + rest(&state, profile: profile)
    }

    static func rest(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        state.isInUse = false
        guard !state.gathered.isEmpty else { return [] }
        let load = load(state, profile: profile, changed: state.gathered)
        state.gathered = []
        return [load]
    }

    /// Keeps the row of a chat that was opened where it is, and lets go of the one before it.
    static func hold(_ state: inout State, _ chat: ChatSummary?, profile: ProfileID) -> [AppEffect] {
        guard state.held?.id != chat?.id else { return [] }
        let former = state.held.map(\.id)
        state.held = chat
        guard state.isHeldApart else { return [] }
        state.isHeldApart = false
        let moved = Set([former].compactMap { $0 })
        guard !state.isInUse else {
            state.gathered.formUnion(moved)
            return []
        }
        return [load(state, profile: profile, changed: moved)]
    }

    static func take(_ state: inout State, _ fetched: ChatWindow, open: ChatSummary?) -> [AppEffect] {
        let fetched = state.shown(fetched)
        let former = state.window
        let formerIndex = former?.elements.firstIndex { $0.id == state.selection }
        var effects: [AppEffect] = state.waiting == nil ? [] : [.cancel(.listPatience)]
        state.waiting = nil
        var window = fetched
        state.isHeldApart = false
        if let open, let held = state.held, held.id == open.id {
            if former == nil {
                // A list that begins anew begins in order.
                state.held = fetched.elements.first { $0.id == open.id } ?? open
            } else if let kept = keep(held, now: open, formerly: former, in: fetched, state) {
                window = kept
                state.isHeldApart = window != fetched
                // What is far away was not read with the others.
                if !fetched.elements.contains(where: { $0.id == open.id }) {
                    effects.append(.perform(.query(.rows([open.id]))))
                }
            }
        }
        scroll(&state, to: window)
        state.window = window
        state.gathered = []
        let chats = window.elements
        switch state.wanted {
        case .first: state.selection = chats.first?.id
        case .last: state.selection = chats.last?.id
        case .chat(let chat): state.selection = chat
        case nil: break
        }
        if let wanted = state.wanted {
            state.scroll = ListScroll(wanted == .last ? .end : .start, reveal: state.selection)
            state.wanted = nil
        }
        if let selection = state.selection, state.selectedChat == nil, let formerIndex {
            // It may have moved far away, or be gone: only the store knows.
            state.lostAt = formerIndex
            return effects + [.perform(.query(.rows([selection])))]
        }
        if state.selection == nil || chats.isEmpty { state.selection = chats.first?.id }
        return effects
    }

    /// Keeps what is seen where it is when the first row of it goes elsewhere: the next one takes its place.
    private static func scroll(_ state: inout State, to window: ChatWindow) {
        guard let viewport = state.viewport, case .row(let first, let line) = state.scroll.position else { return }
        func isStill(_ row: ChatSummary) -> Bool {
            guard let now = window.elements.first(where: { $0.id == row.id }) else { return false }
            if isApart(row, state) { return true }
            return state.order.places(row, before: now) != true && state.order.places(now, before: row) != true
        }
        let seen = seen(state)
        guard viewport.first == first, let still = seen.first(where: isStill), still.id != first else { return }
        state.scroll = ListScroll(.row(still.id, line: line), reveal: state.scroll.reveal)
    }

    /// The rows with the open chat where it was when it was opened; nil when it does not belong among them.
    private static func keep(
        _ held: ChatSummary, now open: ChatSummary, formerly: ChatWindow?, in fetched: ChatWindow, _ state: State
    ) -> ChatWindow? {
        let fresh = fetched.elements.first { $0.id == open.id }
        // One that was put away, deleted, pinned or let go by the user goes where it belongs.
        guard let row = fresh ?? (open.isListed == (state.filter != .archived) ? open : nil),
            row.settings.pinnedOrder == held.settings.pinnedOrder
        else { return nil }
        var window = fetched
        window.elements.removeAll { $0.id == open.id }
        let index: Int
        let former = formerly?.elements.firstIndex { $0.id == open.id }
        if state.order == .name {
            guard fresh == nil, let former else { return nil }
            index = min(former, window.elements.count)
        } else {
            let behind = window.elements.firstIndex { state.order.places(held, before: $0) == true }
            index = behind ?? window.elements.count
            // What lies beyond the rows that were read is not seen.
            if index == 0, window.before > 0 || behind == nil && former == nil { return nil }
            if behind == nil, window.after > 0 { return nil }
        }
        // A chat that was not among the rows, and shows under the filter by now, is not brought to where it was.
        if fresh == nil, former == nil { return nil }
        window.elements.insert(row, at: index)
        if fresh == nil, row.shows(under: state.filter) {
            if window.before > 0 { window.before -= 1 } else if window.after > 0 { window.after -= 1 }
        }
        return window
    }

    static func refresh(_ state: inout State, _ asked: [ChatID], _ chats: [ChatSummary]) {
        guard var window = state.window else { return }
        state.window = nil
        for chat in chats.compactMap(state.shown) {
            if let index = window.elements.firstIndex(where: { $0.id == chat.id }) { window.elements[index] = chat }
        }
        state.window = window
        guard let index = state.lostAt, let selection = state.selection, asked.contains(selection) else { return }
        state.lostAt = nil
        if chats.contains(where: { $0.id == selection && $0.shows(under: state.filter) }) { return }
        // Whoever takes the place of one that is gone.
        state.selection = window.elements.isEmpty ? nil : window.elements[min(index, window.elements.count - 1)].id
        state.scroll.reveal = state.selection
    }
}
