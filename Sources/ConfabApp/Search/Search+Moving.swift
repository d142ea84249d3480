import Loop
import Messenger
import TerminalDOM

// Where the user is in what was found.
extension Search {
    /// Moves by `command`; `nil` when it is not about that.
    mutating func move(_ command: CommandID) -> Bool {
        if link != nil { return link?.move(command) ?? false }
        let page = max(1, viewport.map { $0.lastIndex - $0.firstIndex } ?? 10)
        switch command {
        case .next: move(by: 1)
        case .previous: move(by: -1)
        case .pageDown: move(by: page, isPage: true)
        case .pageUp: move(by: -page, isPage: true)
        case .first: move(by: -.max / 2, isPage: true)
        case .last: move(by: .max / 2, isPage: true)
        default: return false
        }
        return true
    }

    /// Moves to the next row that can be opened, or to one about so many rows away; at the ends to the last of it.
    private mutating func move(by count: Int, isPage: Bool = false) {
        let list = ResultList(self)
        guard let current = list.selectedIndex(selection) else { return }
        let wanted = ListSelection(current, in: list.rows.indices).moved(by: count) ?? current
        let open = list.ids.indices.filter { list.ids[$0].canBeOpened }
        let next =
            switch (isPage, count > 0) {
            case (false, true): open.first { $0 > current }
            case (false, false): open.last { $0 < current }
            case (true, true): open.last { $0 <= wanted }
            case (true, false): open.first { $0 >= wanted }
            }
        select(next ?? current, of: list)
    }

    private mutating func select(_ index: Int, of list: ResultList) {
        let id = list.ids[index]
        selection = id
        isOpeningFirst = false
        // The heading above the first row is seen with it.
        let isFirst = list.selectedIndex(nil) == index
        scroll = isFirst ? ListScroll(.start) : viewport?.scroll ?? scroll
        scroll.reveal = id
    }

    /// Shows more of a section than a handful, or more than was read of it.
    mutating func unfold(_ section: Section) -> [Work] {
        // The first of the rows that come into sight is the next one to look at.
        unfoldedAt = ResultList(self).rows.firstIndex { $0.unfolds(section) }
        nameLimit = unfolded.contains(section) ? nameLimit * 2 : max(nameLimit, Self.unfoldedLimit)
        unfolded.insert(section)
        return [nameEffect()]
    }

    /// Names of a kind that are read when a section is unfolded.
    static let unfoldedLimit = 50

    /// Shows a handful of a section again, or more of it.
    mutating func fold(_ section: Section) -> [Work] {
        guard unfolded.contains(section) else {
            let isCut = ResultList(self).rows.contains { $0.unfolds(section) }
            return isCut ? unfold(section) : []
        }
        keepingSelection() { _ = $0.unfolded.remove(section) }
        return []
    }

    /// Selects the first of the rows that came into sight.
    mutating func selectUnfolded(of list: ResultList) {
        guard let index = unfoldedAt else { return }
        unfoldedAt = nil
        guard list.ids.indices.contains(index), list.ids[index].canBeOpened else { return }
        selection = list.ids[index]
        scroll.reveal = selection
    }
}

extension Search.ResultRow {
    /// True if it unfolds `section`.
    fileprivate func unfolds(_ section: Search.Section) -> Bool {
        if case .more(section, _) = self { true } else { false }
    }
}
