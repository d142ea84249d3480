import TerminalDOM

/// Parts of what is found by some letters in front of the screen: the palette and the switcher.
enum QuickOpen {
    /// The contexts for keys.
    static let contexts: [KeyContext] = [.palette, .text, .everywhere]

    /// Moves a selection of `count` rows on a screen of `size`, and from the last row to the first.
    ///
    /// - Returns: false if `command` doesn't move.
    static func move(_ selection: inout Int, by command: CommandID, count: Int, _ size: Size) -> Bool {
        guard count > 0 else { return false }
        let page = rows(height: size.height)
        switch command {
        case .next: selection = (selection + 1) % count
        case .previous: selection = (selection + count - 1) % count
        case .first: selection = 0
        case .last: selection = count - 1
        case .pageDown: selection = min(selection + page, count - 1)
        case .pageUp: selection = max(selection - page, 0)
        default: return false
        }
        return true
    }

    /// How many rows are seen on a screen of `height`: of many that much fewer that what is behind is still seen.
    static func rows(height: Int) -> Int { max(1, min(height - 6, 16)) }
}
