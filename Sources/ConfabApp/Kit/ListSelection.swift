import TerminalDOM

/// The selected row of a list, and the rows that commands and the wheel move the selection to.
struct ListSelection<Rows: RandomAccessCollection> where Rows.Element: Equatable {
    private let rows: Rows
    private let selected: Rows.Element?
    private let page: Int?

    /// - Parameters:
    ///   - selected: the selected row, if there is one.
    ///   - rows: every row; for rows that are known by their index, the indices.
    ///   - page: how many rows a page has; nil if a page goes to either end.
    init(_ selected: Rows.Element?, in rows: Rows, page: Int? = nil) {
        self.rows = rows
        self.selected = selected
        self.page = page
    }

    /// Returns the row so many rows further down, or the last one; the first row if none is selected.
    func moved(by distance: Int) -> Rows.Element? {
        guard let index = selected.flatMap(rows.firstIndex) else { return rows.first }
        let end = distance < 0 ? rows.startIndex : rows.index(before: rows.endIndex)
        return rows[rows.index(index, offsetBy: distance, limitedBy: end) ?? end]
    }

    /// Returns the row that `command` moves the selection to; nil if the command doesn't move it, or if there are no rows.
    func moved(by command: CommandID) -> Rows.Element? {
        switch command {
        case .next: moved(by: 1)
        case .previous: moved(by: -1)
        case .first: rows.first
        case .last: rows.last
        case .pageUp: page.map { moved(by: -$0) } ?? rows.first
        case .pageDown: page.map { moved(by: $0) } ?? rows.last
        default: nil
        }
    }
}

extension ListSelection where Rows == Range<Int> {
    /// The selected index, or the nearest one that is there; 0 if there are no rows.
    var nearest: Int { max(0, min(selected ?? 0, rows.count - 1)) }

    /// Returns the next row whose title has a word that begins with a typed letter; after the last one, the first. The
    /// rows whose first word begins with it come before the others. Nil if there's no such row.
    func moved(by edit: EditCommand, titles: (Int) -> String) -> Int? {
        guard case .insert(let letter) = edit, letter.count == 1 else { return nil }
        let places = rows.map { row in
            titles(row).lowercased().split(separator: " ").firstIndex { $0.hasPrefix(letter.lowercased()) }
        }
        let first = rows.filter { places[$0] == 0 }
        let found = first + rows.filter { places[$0].map { $0 > 0 } ?? false }
        if let index = found.firstIndex(of: nearest) { return found[(index + 1) % found.count] }
        return first.first { $0 > nearest } ?? found.first
    }
}
