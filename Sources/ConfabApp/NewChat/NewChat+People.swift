import Loop
package import Messenger
package import TerminalDOM

extension NewChat {
    /// The profile's contacts that match the text in the field.
    package struct People: Codable, Equatable, Sendable {
        /// The typed text.
        package var field = EditableText()
        /// True if only people are shown who can receive something.
        package var isReadyOnly: Bool
        /// The last request.
        package var asked: PeopleQuery?
        /// The result of the last request, or of the one before until the answer arrives.
        package var found: PeopleList?
        /// For what that was found.
        package var foundBy: NameSearch?
        /// The selected person; nil for the first.
        package var selected: Person.ID?
        package var scroll = ListScroll<Person.ID>(.start)
        /// The visible rows.
        package var viewport: ListViewport<Person.ID>?
        /// Why they couldn't be read.
        package var problem: Problem?
    }

    /// The number of people in the first page; scrolling loads more.
    static let peopleLimit = 200
    /// More than so many are not scrolled through, but searched.
    static let mostPeople = 3200
}

extension NewChat.People {
    var rows: [Person] { found?.people ?? [] }
    /// The index of the selected row; nil if there are no rows.
    var selectedIndex: Int? {
        rows.isEmpty ? nil : selected.flatMap { id in rows.firstIndex { $0.id == id } } ?? 0
    }
    var selectedPerson: Person? { selectedIndex.map { rows[$0] } }
    /// True if nobody stands below who is selected.
    var isAtEnd: Bool { selectedIndex.map { $0 == rows.count - 1 } ?? true }
    /// True if there are more than can be scrolled to.
    var isCut: Bool { found?.hasMore == true && (asked?.limit ?? 0) >= NewChat.mostPeople }

    /// Someone among the rows.
    func person(_ id: Person.ID) -> Person? { rows.first { $0.id == id } }

    /// Asks for those whom the text finds.
    mutating func ask(_ shared: Shared, limit: Int = NewChat.peopleLimit) -> [Effect<AppOperation, NewChat.Action>] {
        guard let profile = shared.profile?.id else { return [] }
        let query = PeopleQuery(profile, NameSearch(field.text), limit: limit, isReadyOnly: isReadyOnly)
        asked = query
        return [.perform(.query(.people(query)), id: .loadPeople)]
    }

    /// Asks again, because something was changed.
    var again: [Effect<AppOperation, NewChat.Action>] {
        asked.map { [.perform(.query(.people($0)), id: .loadPeople)] } ?? []
    }

    mutating func reduce(_ action: NewChat.Action, _ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        switch action {
        case .peopleFound(let query, let list): take(query, list)
        case .peopleFailed(let query, let problem): if query == asked { self.problem = problem }
        case .peopleSeen(let viewport): return see(viewport, shared)
        case .peopleTurned(let notches): scroll.turn(by: notches, from: &viewport)
        default: break
        }
        return []
    }

    mutating func edit(_ command: EditCommand, _ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        let before = field.text
        field.apply(command.onOneLine, limit: NameSearch.limit)
        guard field.text != before else { return [] }
        return NameSearch(field.text) == asked?.search ? [] : ask(shared)
    }

    private mutating func take(_ query: PeopleQuery, _ list: PeopleList) {
        guard query == asked else { return }
        problem = nil
        if foundBy != query.search {
            // Others are found: the first of them is meant.
            selected = nil
            scroll = ListScroll(.start)
            viewport = nil
        }
        found = list
        foundBy = query.search
    }

    /// Moves the selection, and reads on where the end comes near.
    mutating func move(_ command: CommandID, _ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        let page = max(1, viewport.map { $0.lastIndex - $0.firstIndex } ?? 5)
        let list = ListSelection(selectedIndex, in: rows.indices, page: page)
        guard let moved = list.moved(by: command) else { return [] }
        selected = rows[moved].id
        scroll.show(rows[moved].id, from: viewport)
        return readOn(shared)
    }

    private mutating func see(
        _ viewport: ListViewport<Person.ID>, _ shared: Shared
    ) -> [Effect<AppOperation, NewChat.Action>] {
        self.viewport = viewport
        scroll.position = viewport.isAtStart ? .start : viewport.scroll.position
        return readOn(shared)
    }

    private mutating func readOn(_ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        guard let asked, let found, found.hasMore, foundBy == asked.search, asked.limit < NewChat.mostPeople else {
            return []
        }
        let seen = max(viewport?.lastIndex ?? 0, selectedIndex ?? 0)
        // Leaving some out returns fewer rows than requested.
        guard seen + 20 >= rows.count, rows.count * 2 > asked.limit || seen + 1 >= rows.count else { return [] }
        return ask(shared, limit: asked.limit * 2)
    }
}
