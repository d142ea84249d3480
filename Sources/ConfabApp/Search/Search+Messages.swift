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
    mutating func takeMessages(
        _ request: SearchRequest, _ results: MessageResults
    ) -> [Work] {
        asked = nil
        problem = nil
        let list: ResultList
        switch purpose {
        case .first: list = show(results.hits, request, results)
        case .more: list = show((messages?.hits ?? []) + results.hits, request, results)
        case .again:
            gathered += results.hits
            let shown = messages?.hits.count ?? 0
            if let next = results.next, gathered.count < shown {
                return ask(.again, after: next, limit: shown - gathered.count)
            }
            list = show(gathered, request, results)
            gathered = []
        }
        var effects = readOn(list)
        if isOutdated {
            // What was changed while this was on its way.
            effects.append(.after(Self.changesPause, .changesDue, id: .searchChanges))
        } else if results.indexing != nil {
            // More is found while the index is being made.
            effects.append(.after(Self.indexPause, .changesDue, id: .searchChanges))
        }
        guard asked == nil else { return effects }
        return effects + feedback.end(.everywhere)
    }

    private mutating func show(
        _ hits: [MessageHit], _ request: SearchRequest, _ results: MessageResults
    ) -> ResultList {
        let text = purpose == .first ? field.text : messages?.text ?? field.text
        let isMore = purpose == .more
        return keepingSelection(isAgain: purpose == .again) {
            $0.messages = Messages(
                query: request.query, text: text, hits: hits, next: results.next, problems: results.problems,
                indexing: results.indexing,
                unreadable: results.unreadable + (isMore ? $0.messages?.unreadable ?? 0 : 0))
        }
    }

    /// Says why messages could not be searched.
    mutating func failMessages(_ request: SearchRequest, _ problem: Problem) -> [Work] {
        guard request == asked else { return [] }
        self.problem = problem
        isOpeningFirst = false
        // Those of other words would be taken for what was asked for.
        if messages?.query != query { messages = nil }
        let effects = stop()
        guard isOutdated else { return effects }
        isOutdated = false
        return effects + [.after(Self.indexPause, .changesDue, id: .searchChanges)]
    }

    // MARK: - Reading on

    /// Reads on when the screen comes near to the end of what was read.
    mutating func readOn(_ list: ResultList? = nil) -> [Work] {
        guard isSearching, link == nil else { return [] }
        let last = viewport?.lastIndex ?? 0
        let rows = (list ?? ResultList(self)).rows
        var effects: [Work] = []
        let unfolded = rows.prefix(last + Self.margin).contains { row in
            guard case .more(let section, _) = row else { return false }
            return self.unfolded.contains(section)
        }
        if unfolded, found.map({ isFull($0) }) == true {
            nameLimit *= 2
            effects.append(nameEffect())
        }
        if asked == nil, let messages, messages.query == query, let next = messages.next,
            rows.count - last < Self.margin
        {
            effects += ask(.more, after: next)
        }
        return effects
    }

    /// True if as many names of an unfolded section are there as were asked for.
    private func isFull(_ found: NameResults) -> Bool {
        max(found.chats.count, found.groups.count, found.contacts.count) >= nameLimit
    }

    private mutating func ask(
        _ purpose: Purpose, after: SearchCursor? = nil, limit: Int = 0
    ) -> [Work] {
        let request = SearchRequest(
            query, in: .profile(profile), after: after, limit: max(50, min(limit, Self.pageLimit)))
        asked = request
        self.purpose = purpose
        // What is there already is read again without a word.
        return [.perform(.slowQuery(.messages(request)), id: .searchMessages)]
            + (purpose == .again ? [] : feedback.wait(.everywhere))
    }

    // MARK: - What changes meanwhile

    /// Notes that something was changed that may have been found, or may be found now.
    mutating func reload(_ changes: ChangeSet) -> [Work] {
        let isTouched =
            changes.needsReload || !changes.chats.isEmpty || !changes.messages.isEmpty || !changes.contacts.isEmpty
            || !changes.groups.isEmpty || !changes.members.isEmpty
        guard isTouched else { return [] }
        let row: [Work] = link?.preview.chat.map { [.perform(.query(.rows([$0.id])))] } ?? []
        guard isSearching || link != nil, !isOutdated else { return row }
        isOutdated = true
        return row + [.after(Self.changesPause, .changesDue, id: .searchChanges)]
    }

    /// Reads what is shown again.
    mutating func readAgain() -> [Work] {
        if link != nil { return planAgain() }
        guard isSearching else { return [] }
        nameLimit = neededNames()
        let names = nameEffect()
        // What is on its way is awaited, and what was changed meanwhile asked for behind it.
        guard asked == nil else { return [names] }
        return [names] + askAgain()
    }

    private mutating func askAgain() -> [Work] {
        isOutdated = false
        guard !query.isEmpty else { return [] }
        gathered = []
        guard let messages, messages.query == query else {
            // It failed the first time.
            return ask(.first)
        }
        return ask(.again, limit: messages.hits.count)
    }

    /// The number of names of each kind to read again: up to the end of the screen and the selected row, and some more.
    /// The counts show the total, and scrolling reads the rest.
    private func neededNames() -> Int {
        guard nameLimit > Self.unfoldedLimit, unfoldedAt == nil, let viewport else {
            return nameLimit
        }
        let selected = selection.flatMap(ResultList(self).ids.firstIndex) ?? 0
        return min(nameLimit, max(Self.unfoldedLimit, max(viewport.lastIndex, selected) + Self.margin))
    }

    /// Removes deleted messages from the results.
    mutating func drop(_ isGone: (MessageHit) -> Bool) {
        keepingSelection() { $0.messages?.hits.removeAll(where: isGone) }
    }

    /// Changes the results; if the selected row disappears, selects the row in its place.
    ///
    /// - Parameter isAgain: true if the same search was read again. Then a row that is selected only because it was
    ///   first stays selected, whatever is now above it.
    /// - Returns: the rows after the change.
    @discardableResult mutating func keepingSelection(
        isAgain: Bool = false, _ change: (inout Search) -> Void
    ) -> ResultList {
        var former: Int?
        if self.selection != nil || isAgain {
            let list = ResultList(self)
            former = self.selection.map { list.ids.firstIndex(of: $0) } ?? list.selectedIndex(nil)
            self.selection = self.selection ?? former.map { list.ids[$0] }
        }
        change(&self)
        let list = ResultList(self)
        guard let former, let selection else { return list }
        guard !list.ids.contains(selection) else {
            // It stays in sight when it was.
            let isSeen = viewport.map { ($0.firstIndex...$0.lastIndex).contains(former) } ?? false
            if isSeen { scroll.reveal = selection }
            return list
        }
        let next = list.ids.indices.first { $0 >= former && list.ids[$0].canBeOpened }
        self.selection = (next ?? list.ids.lastIndex { $0.canBeOpened }).map { list.ids[$0] }
        scroll.reveal = self.selection
        return list
    }
}
