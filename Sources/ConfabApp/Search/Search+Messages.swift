import Loop
import Messenger
import TerminalDOM

// Messages: taking answers, reading on, reading again.
extension Search {
    /// Rows below the screen beneath which more are read.
    static let margin = 15
    /// Messages that are read again at once at most.
    static let pageLimit = 500

    /// Takes messages that were asked for.
    static func takeMessages(
        _ state: inout State, _ request: SearchRequest, _ results: MessageResults, profile: ProfileID
    ) -> [AppEffect] {
        state.asked = nil
        state.problem = nil
        let list: ResultList
        switch state.purpose {
        case .first: list = show(&state, results.hits, request, results)
        case .more: list = show(&state, (state.messages?.hits ?? []) + results.hits, request, results)
        case .again:
            state.gathered += results.hits
            let shown = state.messages?.hits.count ?? 0
            if let next = results.next, state.gathered.count < shown {
                return ask(&state, .again, after: next, limit: shown - state.gathered.count, profile: profile)
            }
            list = show(&state, state.gathered, request, results)
            state.gathered = []
        }
        var effects = readOn(&state, list, profile: profile)
        if state.isOutdated {
            // What was changed while this was on its way.
            effects.append(.after(changesPause, .search(.changesDue), id: .searchChanges))
        } else if results.indexing != nil {
            // More is found while the index is being made.
            effects.append(.after(indexPause, .search(.changesDue), id: .searchChanges))
        }
        guard state.asked == nil else { return effects }
        return effects + state.feedback.end(.everywhere)
    }

    private static func show(
        _ state: inout State, _ hits: [MessageHit], _ request: SearchRequest, _ results: MessageResults
    ) -> ResultList {
        let text = state.purpose == .first ? state.field.text : state.messages?.text ?? state.field.text
        let isMore = state.purpose == .more
        return keepingSelection(&state, isAgain: state.purpose == .again) {
            $0.messages = Messages(
                query: request.query, text: text, hits: hits, next: results.next, problems: results.problems,
                indexing: results.indexing,
                unreadable: results.unreadable + (isMore ? $0.messages?.unreadable ?? 0 : 0))
        }
    }

    /// Says why messages could not be searched.
    static func failMessages(_ state: inout State, _ request: SearchRequest, _ sentence: String) -> [AppEffect] {
        guard request == state.asked else { return [] }
        state.problem = sentence
        state.isOpeningFirst = false
        // Those of other words would be taken for what was asked for.
        if state.messages?.query != state.query { state.messages = nil }
        let effects = stop(&state)
        guard state.isOutdated else { return effects }
        state.isOutdated = false
        return effects + [.after(indexPause, .search(.changesDue), id: .searchChanges)]
    }

    // MARK: - Reading on

    /// Reads on when the screen comes near to the end of what was read.
    static func readOn(_ state: inout State, _ list: ResultList? = nil, profile: ProfileID) -> [AppEffect] {
        guard state.isSearching, state.link == nil else { return [] }
        let last = state.viewport?.lastIndex ?? 0
        let rows = (list ?? ResultList(state)).rows
        var effects: [AppEffect] = []
        let unfolded = rows.prefix(last + margin).contains { row in
            guard case .more(let section, _) = row else { return false }
            return state.unfolded.contains(section)
        }
        if unfolded, state.found.map({ isFull($0, state) }) == true {
            state.nameLimit *= 2
            effects.append(nameEffect(state, profile: profile))
        }
        if state.asked == nil, let messages = state.messages, messages.query == state.query, let next = messages.next,
            rows.count - last < margin
        {
            effects += ask(&state, .more, after: next, profile: profile)
        }
        return effects
    }

    /// Whether as many names of an unfolded section are there as were asked for.
    private static func isFull(_ found: NameResults, _ state: State) -> Bool {
        max(found.chats.count, found.groups.count, found.contacts.count) >= state.nameLimit
    }

    private static func ask(
        _ state: inout State, _ purpose: Purpose, after: SearchCursor? = nil, limit: Int = 0, profile: ProfileID
    ) -> [AppEffect] {
        let request = SearchRequest(
            state.query, in: .profile(profile), after: after, limit: max(50, min(limit, pageLimit)))
        state.asked = request
        state.purpose = purpose
        // What is there already is read again without a word.
        return [.perform(.slowQuery(.messages(request)), id: .searchMessages)]
            + (purpose == .again ? [] : state.feedback.wait(.everywhere))
    }

    // MARK: - What changes meanwhile

    /// Notes that something was changed that may have been found, or may be found now.
    static func reload(_ state: inout State, _ changes: ChangeSet) -> [AppEffect] {
        let isTouched =
            changes.needsReload || !changes.chats.isEmpty || !changes.messages.isEmpty || !changes.contacts.isEmpty
            || !changes.groups.isEmpty || !changes.members.isEmpty
        guard isTouched else { return [] }
        let row: [AppEffect] = state.link?.preview.chat.map { [.perform(.query(.rows([$0.id])))] } ?? []
        guard state.isSearching || state.link != nil, !state.isOutdated else { return row }
        state.isOutdated = true
        return row + [.after(changesPause, .search(.changesDue), id: .searchChanges)]
    }

    /// Reads what is shown again.
    static func readAgain(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        if state.link != nil { return planAgain(&state, profile: profile) }
        guard state.isSearching else { return [] }
        state.nameLimit = neededNames(state)
        let names = nameEffect(state, profile: profile)
        // What is on its way is awaited, and what was changed meanwhile asked for behind it.
        guard state.asked == nil else { return [names] }
        return [names] + askAgain(&state, profile: profile)
    }

    private static func askAgain(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        state.isOutdated = false
        guard !state.query.isEmpty else { return [] }
        state.gathered = []
        guard let messages = state.messages, messages.query == state.query else {
            // It failed the first time.
            return ask(&state, .first, profile: profile)
        }
        return ask(&state, .again, limit: messages.hits.count, profile: profile)
    }

    /// How many names of a kind are read again: those up to the end of the screen and to the selected row, and some
    /// more. The counts say how many there are, and the rest is read when one scrolls there.
    private static func neededNames(_ state: State) -> Int {
        guard state.nameLimit > unfoldedLimit, state.unfoldedAt == nil, let viewport = state.viewport else {
            return state.nameLimit
        }
        let selected = state.selection.flatMap(ResultList(state).ids.firstIndex) ?? 0
        return min(state.nameLimit, max(unfoldedLimit, max(viewport.lastIndex, selected) + margin))
    }

    /// Takes a message away that is not there any more.
    static func drop(_ state: inout State, _ isGone: (MessageHit) -> Bool) {
        keepingSelection(&state) { $0.messages?.hits.removeAll(where: isGone) }
    }

    /// Changes what was found; whoever takes the place of the selected row is selected when that is gone.
    ///
    /// - Parameter isAgain: whether the same was read again. Then the row that is selected only because it is the first
    ///   stays selected, whatever comes above it.
    /// - Returns: the rows after the change.
    @discardableResult static func keepingSelection(
        _ state: inout State, isAgain: Bool = false, _ change: (inout State) -> Void
    ) -> ResultList {
        var former: Int?
        if state.selection != nil || isAgain {
            let list = ResultList(state)
            former = state.selection.map { list.ids.firstIndex(of: $0) } ?? list.selectedIndex(nil)
            state.selection = state.selection ?? former.map { list.ids[$0] }
        }
        change(&state)
        let list = ResultList(state)
        guard let former, let selection = state.selection else { return list }
        guard !list.ids.contains(selection) else {
            // It stays in sight when it was.
            let isSeen = state.viewport.map { ($0.firstIndex...$0.lastIndex).contains(former) } ?? false
            if isSeen { state.scroll.reveal = selection }
            return list
        }
        let next = list.rows.indices.first { $0 >= former && list.rows[$0].canBeOpened }
        state.selection = (next ?? list.rows.lastIndex { $0.canBeOpened }).map { list.ids[$0] }
        state.scroll.reveal = state.selection
        return list
    }
}
