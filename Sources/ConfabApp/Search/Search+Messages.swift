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
    static func take(
        _ state: inout State, _ request: SearchRequest, _ results: MessageResults, profile: ProfileID
    ) -> [AppEffect] {
        state.asked = nil
        state.problem = nil
        func show(_ hits: [MessageHit], _ state: inout State) {
            keepingSelection(&state) {
                $0.messages = Messages(
                    query: request.query, hits: hits, next: results.next, problems: results.problems,
                    indexing: results.indexing)
            }
        }
        switch state.purpose {
        case .first: show(results.hits, &state)
        case .more: show((state.messages?.hits ?? []) + results.hits, &state)
        case .again:
            state.gathered += results.hits
            let shown = state.messages?.hits.count ?? 0
            if let next = results.next, state.gathered.count < shown {
                return ask(&state, .again, after: next, limit: shown - state.gathered.count, profile: profile)
            }
            show(state.gathered, &state)
            state.gathered = []
        }
        var effects = readOn(&state, profile: profile)
        if state.isOutdated {
            // What was changed while this was on its way.
            effects.append(.after(changesPause, .search(.changesDue), id: .searchChanges))
        } else if results.indexing != nil {
            // More is found while the index is being made.
            effects.append(.after(indexPause, .search(.changesDue), id: .searchChanges))
        }
        guard state.asked == nil else { return effects }
        state.waiting = nil
        return effects + [.cancel(.searchPatience)]
    }

    /// Reads on when the screen comes near to the end of what was read.
    static func readOn(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        guard state.isSearching, state.link == nil else { return [] }
        let last = state.viewport?.lastIndex ?? 0
        let rows = rows(of: state)
        var effects: [AppEffect] = []
        let unfolded = rows.enumerated().contains { index, row in
            guard case .more(let section, _) = row else { return false }
            return state.unfolded.contains(section) && index - last < margin
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
            state.messages?.query ?? state.query, in: .profile(profile), after: after,
            limit: max(50, min(limit, pageLimit)))
        state.asked = request
        state.purpose = purpose
        return [.perform(.searchMessages(request), id: .searchMessages)] + wait(&state)
    }

    // MARK: - What changes meanwhile

    /// Notes that something was changed that may have been found, or may be found now.
    static func reload(_ state: inout State, _ changes: ChangeSet) -> [AppEffect] {
        let isTouched =
            changes.needsReload || !changes.chats.isEmpty || !changes.messages.isEmpty || !changes.contacts.isEmpty
            || !changes.groups.isEmpty || !changes.members.isEmpty
        guard isTouched else { return [] }
        if let chat = state.link?.chat { return [.perform(.loadRows([chat.id]))] }
        guard state.isSearching, !state.isOutdated else { return [] }
        state.isOutdated = true
        return [.after(changesPause, .search(.changesDue), id: .searchChanges)]
    }

    /// Reads what is shown again.
    static func readAgain(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        guard state.isSearching else { return [] }
        let names = nameEffect(state, profile: profile)
        // What is on its way is awaited, and what was changed meanwhile asked for behind it.
        guard state.asked == nil else { return [names] }
        return [names] + askAgain(&state, profile: profile)
    }

    private static func askAgain(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        state.isOutdated = false
        guard let messages = state.messages else { return [] }
        state.gathered = []
        return ask(&state, .again, limit: messages.hits.count, profile: profile)
    }

    /// Takes a message away that is not there any more.
    static func drop(_ state: inout State, _ isGone: (MessageHit) -> Bool) {
        keepingSelection(&state) { $0.messages?.hits.removeAll(where: isGone) }
    }

    /// Changes what was found; whoever takes the place of the selected row is selected when that is gone.
    static func keepingSelection(_ state: inout State, _ change: (inout State) -> Void) {
        guard let selection = state.selection else { return change(&state) }
        let former = rows(of: state).firstIndex { id(of: $0, in: state) == selection }
        change(&state)
        let rows = rows(of: state)
        guard let former else { return }
        guard !rows.contains(where: { id(of: $0, in: state) == selection }) else {
            // It stays in sight when it was.
            let isSeen = state.viewport.map { ($0.firstIndex...$0.lastIndex).contains(former) } ?? false
            if isSeen { state.scroll.reveal = selection }
            return
        }
        let next = rows.indices.first { $0 >= former && rows[$0].canBeOpened }
        state.selection = (next ?? rows.lastIndex { $0.canBeOpened }).map { id(of: rows[$0], in: state) }
        state.scroll.reveal = state.selection
    }
}
