import Messenger
import TerminalDOM

extension Search {
    /// Rows of a section that are shown before it is unfolded.
    static let handful = 5

    /// A row of the results; what stands in it is looked up by its index.
    enum ResultRow: Equatable {
        case heading(Section)
        case chat(Int)
        case group(Int)
        case contact(Int)
        case more(Section, count: Int)
        /// The heading of a chat's messages: the newest of them, and how many were found so far.
        case chatHeading(Int, count: Int)
        case message(Int)
        case searching
    }

    fileprivate var rows: [ResultRow] {
        guard isSearching, link == nil else { return [] }
        var rows: [ResultRow] = []
        if let found {
            add(.chats, found.chats.count, of: found.chatCount, &rows) { .chat($0) }
            add(.groups, found.groups.count, of: found.groupCount, &rows) { .group($0) }
            add(.contacts, found.contacts.count, of: found.contactCount, &rows) { .contact($0) }
        }
        if let hits = messages?.hits, !hits.isEmpty {
            rows.append(.heading(.messages))
            rows += isGrouped ? grouped(hits) : hits.indices.map { .message($0) }
        }
        if feedback.isLong { rows.append(.searching) }
        return rows
    }

    private func add(
        _ section: Section, _ read: Int, of count: Int, _ rows: inout [ResultRow],
        row: (Int) -> ResultRow
    ) {
        guard read > 0 else { return }
        rows.append(.heading(section))
        let shown = unfolded.contains(section) ? read : min(read, Self.handful)
        rows += (0..<shown).map(row)
        if count > shown { rows.append(.more(section, count: count - shown)) }
    }

    /// The messages chat by chat, in the order of the newest of each.
    private func grouped(_ hits: [MessageHit]) -> [ResultRow] {
        var order: [ChatID] = []
        var members: [ChatID: [Int]] = [:]
        for (index, hit) in hits.enumerated() {
            if members[hit.chat] == nil { order.append(hit.chat) }
            members[hit.chat, default: []].append(index)
        }
        return order.flatMap { chat -> [ResultRow] in
            let indices = members[chat] ?? []
            return [.chatHeading(indices[0], count: indices.count)] + indices.map { .message($0) }
        }
    }

    fileprivate func id(of row: ResultRow) -> RowID {
        switch row {
        case .heading(let section): .heading(section)
        case .chat(let index): found.map { .chat($0.chats[index].id) } ?? .searching
        case .group(let index): found.map { .chat($0.groups[index].id) } ?? .searching
        case .contact(let index): found.map { .contact($0.contacts[index].id) } ?? .searching
        case .more(let section, _): .more(section)
        case .chatHeading(let index, _): messages.map { .chatHeading($0.hits[index].chat) } ?? .searching
        case .message(let index): messages.map { .message($0.hits[index].id) } ?? .searching
        case .searching: .searching
        }
    }

    /// True if “Nothing found” is shown when there are no rows. While the same results are read again, that
    /// stays.
    var isNothingFound: Bool {
        found != nil && (asked == nil || purpose == .again) && problem == nil
            && nameProblem == nil && linkProblem == nil
    }
}

extension Search {
    /// The rows of what was found, made once for all that is to be known of them at a moment.
    struct ResultList {
        /// The rows, from the first to the last.
        let rows: [ResultRow]
        let ids: [RowID]

        /// The rows of what was found.
        init(_ search: Search) {
            rows = search.rows
            ids = rows.map(search.id)
        }

        /// The row that the user is on: the chosen one, else the first that can be opened.
        func selectedIndex(_ selection: RowID?) -> Int? {
            selection.flatMap(ids.firstIndex) ?? ids.firstIndex { $0.canBeOpened }
        }
    }
}
