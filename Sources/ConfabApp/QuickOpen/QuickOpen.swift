import TerminalDOM

/// A field, and the rows that fit what is typed in it, in front of the screen: the palette and the switcher.
struct QuickOpen<Row: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    private(set) var field = EditableText()
    /// The rows that fit, the best first.
    private(set) var rows: [Row] = []
    private(set) var selection = 0

    /// The selected row; nil if there are no rows.
    var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }

    mutating func show(_ rows: [Row]) {
        self.rows = rows
        selection = ListSelection(selection, in: rows.indices).nearest
    }

    /// Changes the text.
    ///
    /// - Returns: false if it's the same.
    mutating func edit(_ edit: EditCommand) -> Bool {
        let before = field.text
        field.apply(edit.onOneLine)
        guard field.text != before else { return false }
        selection = 0
        return true
    }

    /// Moves the selection on a screen of `size`, and from the last row to the first.
    ///
    /// - Returns: false if `command` doesn't move.
    mutating func move(by command: CommandID, _ size: Size) -> Bool {
        let list = ListSelection(selection, in: rows.indices, page: Self.rows(on: size))
        let moved: Int? =
            switch (command, selection) {
            case (.next, rows.count - 1): list.moved(by: .first)
            case (.previous, 0): list.moved(by: .last)
            default: list.moved(by: command)
            }
        guard let moved else { return false }
        selection = moved
        return true
    }

    mutating func turnWheel(_ notches: Int) {
        selection = ListSelection(selection, in: rows.indices).moved(by: notches) ?? 0
    }

    /// The number of visible rows. A part of the screen behind stays visible unless a note needs its lines.
    ///
    /// - Parameters:
    ///   - size: the size of the screen.
    ///   - lines: the lines of a note below the rows.
    static func rows(on size: Size, above lines: Int = 0) -> Int {
        let behind = size.isLow ? 0 : size.isTall ? 1 : 2
        return max(1, min(room(on: size) - max(lines, behind), 16))
    }

    /// The lines of the screen for the rows and a note below them.
    static func room(on size: Size) -> Int {
        // The field has one.
        Dialog<Never>.rows(on: size) - 1
    }
}
