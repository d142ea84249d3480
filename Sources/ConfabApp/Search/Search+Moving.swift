import Loop
import Messenger
import TerminalDOM

// Where the user is in what was found.
extension Search {
    /// Moves by `command`; `nil` when it is not about that.
    static func move(_ state: inout State, _ command: CommandID) -> Bool {
        if state.link != nil { return state.link?.move(command) ?? false }
        let page = max(1, state.viewport.map { $0.lastIndex - $0.firstIndex } ?? 10)
        switch command {
        case .next: move(&state, by: 1)
        case .previous: move(&state, by: -1)
        case .pageDown: movePage(&state, by: page)
        case .pageUp: movePage(&state, by: -page)
        case .first: movePage(&state, by: -.max / 2)
        case .last: movePage(&state, by: .max / 2)
        default: return false
        }
        return true
    }

    /// To the next rows that can be opened.
    private static func move(_ state: inout State, by step: Int) {
        let list = ResultList(state)
        let rows = list.rows
        guard let current = list.selectedIndex(state.selection) else { return }
        let next =
            step > 0
            ? rows.indices.first { $0 > current && rows[$0].canBeOpened }
            : rows.indices.last { $0 < current && rows[$0].canBeOpened }
        select(&state, next ?? current, of: list)
    }

    /// To what can be opened so many rows away, at the ends to the last of it.
    private static func movePage(_ state: inout State, by count: Int) {
        let list = ResultList(state)
        let rows = list.rows
        guard let current = list.selectedIndex(state.selection) else { return }
        let wanted = max(0, min(current + count, rows.count - 1))
        let next =
            count > 0
            ? rows.indices.last { $0 <= wanted && rows[$0].canBeOpened }
            : rows.indices.first { $0 >= wanted && rows[$0].canBeOpened }
        select(&state, next ?? current, of: list)
    }

    private static func select(_ state: inout State, _ index: Int, of list: ResultList) {
        let id = list.ids[index]
        state.selection = id
        state.isOpeningFirst = false
        // The heading above the first row is seen with it.
        let isFirst = list.selectedIndex(nil) == index
        state.scroll = isFirst ? ListScroll(.start) : state.viewport?.scroll ?? state.scroll
        state.scroll.reveal = id
    }

    /// Shows more of a section than a handful, or more than was read of it.
    static func unfold(_ state: inout State, _ section: Section, profile: ProfileID) -> [AppEffect] {
        // The first of the rows that come into sight is the next one to look at.
        state.unfoldedAt = ResultList(state).rows.firstIndex { $0.unfolds(section) }
        state.nameLimit = state.unfolded.contains(section) ? state.nameLimit * 2 : max(state.nameLimit, unfoldedLimit)
        state.unfolded.insert(section)
        return [nameEffect(state, profile: profile)]
    }

    /// Names of a kind that are read when a section is unfolded.
    static let unfoldedLimit = 50

    /// Shows a handful of a section again, or more of it.
    static func fold(_ state: inout State, _ section: Section, profile: ProfileID) -> [AppEffect] {
        guard state.unfolded.contains(section) else {
            let isCut = ResultList(state).rows.contains { $0.unfolds(section) }
            return isCut ? unfold(&state, section, profile: profile) : []
        }
        keepingSelection(&state) { _ = $0.unfolded.remove(section) }
        return []
    }

    /// Selects the first of the rows that came into sight.
    static func selectUnfolded(_ state: inout State, of list: ResultList) {
        guard let index = state.unfoldedAt else { return }
        state.unfoldedAt = nil
        guard list.rows.indices.contains(index), list.rows[index].canBeOpened else { return }
        state.selection = list.ids[index]
        state.scroll.reveal = state.selection
    }
}

extension Search.ResultRow {
    /// Whether it unfolds `section`.
    fileprivate func unfolds(_ section: Search.Section) -> Bool {
        if case .more(section, _) = self { true } else { false }
    }
}
