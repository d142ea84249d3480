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
    func load(changed: Set<ChatID> = []) -> Work {
        let viewport = self.viewport
        let isAtTop = (window?.before ?? 0) == 0 && (viewport?.isAtStart ?? true)
        let anchor: ChatAnchor =
            switch pendingSelection {
            case .first: .top
            case .last: .bottom
            case .chat(let chat): .chat(chat)
            case nil where isAtTop: .top
            case nil: seen().first { !changed.contains($0.id) && !isApart($0) }.map { .chat($0.id) } ?? .top
            }
        let going = min(departed.count, Self.goingLimit)
        let rows = (viewport.map { $0.lastIndex - $0.firstIndex } ?? Self.margin) + Self.margin + going
        return .perform(
            .query(
                .chats(
                    ChatQuery(
                        profile: profile, filter: filter, order: order, anchor: anchor,
                        before: anchor == .top ? 0 : Self.margin, after: rows))),
            id: .loadChats)
    }

    /// True if a row stands elsewhere than it would by itself.
    private func isApart(_ row: ChatSummary) -> Bool {
        isOpenRowOutOfOrder && row.id == openRow?.id
    }

    /// The rows that are seen.
    private func seen() -> ArraySlice<ChatSummary> {
        guard let chats = window?.elements, let viewport, viewport.firstIndex < chats.count
        else {
            return []
        }
        return chats[viewport.firstIndex...min(viewport.lastIndex, chats.count - 1)]
    }

    /// Reads on when the screen comes near to the end of what was read.
    func loadMore() -> [Work] {
        guard let window, let viewport else { return [] }
        let nearTop = window.before > 0 && viewport.firstIndex < Self.margin / 2
        let nearBottom = window.after > 0 && window.elements.count - viewport.lastIndex < Self.margin / 2
        return nearTop || nearBottom ? [load()] : []
    }

    /// Reads again what `changes` say of the rows. While the list is used only what is in them changes: where they belong
    /// they go once it rests.
    mutating func reload(_ changes: ChangeSet) -> [Work] {
        guard isUserActive, !changes.needsReload, let window else {
            return [load(changed: changes.chats)]
        }
        changedChats.formUnion(changes.chats)
        let shown = window.elements.map(\.id).filter(changes.chats.contains)
        return shown.isEmpty ? [] : [.perform(.query(.rows(shown)))]
    }

    /// Notes that the list is used: no row moves for a while.
    mutating func use() -> [Work] {
        isUserActive = true
        return [.after(Self.rest, .rested, id: .listRest)]
    }

    /// Lets rows go where they belong: for what the user has done to one of them.
    mutating func letMove() -> [Work] {
        guard isUserActive else { return [] }
        return [.cancel(.listRest)] + rest()
    }

    mutating func rest() -> [Work] {
        isUserActive = false
        guard !changedChats.isEmpty else { return [] }
        let load = load(changed: changedChats)
        changedChats = []
        return [load]
    }

    /// Keeps the row of a chat that was opened where it is, and lets go of the one before it.
    mutating func hold(_ chat: ChatSummary?) -> [Work] {
        guard openRow?.id != chat?.id else { return [] }
        let former = openRow.map(\.id)
        openRow = chat
        guard isOpenRowOutOfOrder else { return [] }
        isOpenRowOutOfOrder = false
        let moved = Set([former].compactMap { $0 })
        guard !isUserActive else {
            changedChats.formUnion(moved)
            return []
        }
        return [load(changed: moved)]
    }

    mutating func takeRows(_ fetched: ChatWindow, open: ChatSummary?) -> [Work] {
        let fetched = shown(fetched)
        let former = self.window
        let formerIndex = former?.elements.firstIndex { $0.id == self.selection }
        var effects: [Work] = loading == nil ? [] : [.cancel(.listPatience)]
        loading = nil
        problem = nil
        var window = fetched
        isOpenRowOutOfOrder = false
        if let open, let openRow, openRow.id == open.id {
            if former == nil {
                // A list that starts from scratch is sorted.
                self.openRow = fetched.elements.first { $0.id == open.id } ?? open
            } else if let kept = holdingPlace(of: openRow, now: open, formerly: former, in: fetched) {
                window = kept
                isOpenRowOutOfOrder = window != fetched
                // What is far away was not read with the others.
                if !fetched.elements.contains(where: { $0.id == open.id }) {
                    effects.append(.perform(.query(.rows([open.id]))))
                }
            }
        }
        scroll(to: window)
        self.window = window
        changedChats = []
        let chats = window.elements
        switch self.pendingSelection {
        case .first: self.selection = chats.first?.id
        case .last: self.selection = chats.last?.id
        case .chat(let chat): self.selection = chat
        case nil: break
        }
        if let pendingSelection {
            scroll = ListScroll(pendingSelection == .last ? .end : .start, reveal: self.selection)
            self.pendingSelection = nil
        }
        if let selection, selectedChat == nil, let formerIndex {
            // It may have moved far away, or be gone: only the store knows.
            lostSelectionIndex = formerIndex
            return effects + [.perform(.query(.rows([selection])))]
        }
        if self.selection == nil || chats.isEmpty { self.selection = chats.first?.id }
        return effects
    }

    /// Keeps what is seen where it is when the first row of it goes elsewhere: the next one takes its place.
    private mutating func scroll(to window: ChatWindow) {
        guard let viewport, case .row(let first, let line) = scroll.position else { return }
        func isStill(_ row: ChatSummary) -> Bool {
            guard let now = window.elements.first(where: { $0.id == row.id }) else { return false }
            if isApart(row) { return true }
            return order.places(row, before: now) != true && order.places(now, before: row) != true
        }
        let seen = seen().drop { $0.id != first }
        guard case .row(first, _) = viewport.scroll.position, let still = seen.first(where: isStill), still.id != first
        else { return }
        scroll = ListScroll(.row(still.id, line: line), reveal: scroll.reveal)
    }

    /// The rows with the open chat where it was when it was opened; nil when it does not belong among them.
    private func holdingPlace(
        of openRow: ChatSummary, now open: ChatSummary, formerly: ChatWindow?, in fetched: ChatWindow
    ) -> ChatWindow? {
        let fresh = fetched.elements.first { $0.id == open.id }
        // One that was put away, deleted, pinned or let go by the user goes where it belongs.
        guard let row = fresh ?? (open.isListed == (filter != .archived) ? open : nil),
            row.settings.pinnedOrder == openRow.settings.pinnedOrder
        else { return nil }
        var window = fetched
        window.elements.removeAll { $0.id == open.id }
        let index: Int
        let former = formerly?.elements.firstIndex { $0.id == open.id }
        if order == .name {
            guard fresh == nil, let former else { return nil }
            index = min(former, window.elements.count)
        } else {
            let behind = window.elements.firstIndex { order.places(openRow, before: $0) == true }
            index = behind ?? window.elements.count
            // What lies beyond the rows that were read is not seen.
            if index == 0, window.before > 0 || behind == nil && former == nil { return nil }
            if behind == nil, window.after > 0 { return nil }
        }
        // A chat that was not among the rows, and shows under the filter by now, is not brought to where it was.
        if fresh == nil, former == nil { return nil }
        window.elements.insert(row, at: index)
        if fresh == nil, row.shows(under: filter) {
            if window.before > 0 { window.before -= 1 } else if window.after > 0 { window.after -= 1 }
        }
        return window
    }

    mutating func refresh(_ asked: [ChatID], _ chats: [ChatSummary]) {
        guard var window else { return }
        self.window = nil
        for chat in chats.compactMap(shown) {
            if let index = window.elements.firstIndex(where: { $0.id == chat.id }) { window.elements[index] = chat }
        }
        self.window = window
        guard let index = lostSelectionIndex, let selection, asked.contains(selection) else { return }
        lostSelectionIndex = nil
        if chats.contains(where: { $0.id == selection && $0.shows(under: filter) }) { return }
        // The row that takes the place of the removed one.
        self.selection = window.elements.isEmpty ? nil : window.elements[min(index, window.elements.count - 1)].id
        scroll.reveal = self.selection
    }
}
