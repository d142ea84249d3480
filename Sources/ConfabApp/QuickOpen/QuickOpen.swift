import TerminalDOM

/// Parts of what is found by some letters in front of the screen: the palette and the switcher.
enum QuickOpen {
    /// The contexts for keys.
    static let contexts: [KeyContext] = [.palette, .text, .everywhere]

    /// Moves a selection of `count` rows on a screen of `size`, and from the last row to the first.
    ///
    /// - Returns: false if `command` doesn't move.
    static func move(_ selection: inout Int, by command: CommandID, count: Int, _ size: Size) -> Bool {
        let list = ListSelection(selection, in: 0..<count, page: rows(height: size.height))
        let moved: Int? =
            switch (command, selection) {
            case (.next, count - 1): list.moved(by: .first)
            case (.previous, 0): list.moved(by: .last)
            default: list.moved(by: command)
            }
        guard let moved else { return false }
        selection = moved
        return true
    }

    /// How many rows are seen on a screen of `height`: of many that much fewer that what is behind is still seen.
    static func rows(height: Int) -> Int { max(1, min(height - 6, 16)) }
}
