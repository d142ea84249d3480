import TerminalDOM

// Scrolling goes on from what is seen.
extension ListScroll {
    /// Scrolls by so many lines.
    mutating func move(by lines: Int, from viewport: inout ListViewport<ID>?) {
        self = viewport?.scroll(by: lines) ?? self
    }

    /// Scrolls by so many notches of the wheel.
    mutating func turn(by notches: Int, from viewport: inout ListViewport<ID>?) {
        move(by: notches * ListScrollbar.linesPerNotch, from: &viewport)
    }

    /// Scrolls as a command of menus says.
    ///
    /// - Returns: False if it doesn't scroll.
    mutating func move(_ command: CommandID, from viewport: inout ListViewport<ID>?) -> Bool {
        let page = max(1, (viewport?.height ?? 10) - 1)
        switch command {
        case .next: move(by: 1, from: &viewport)
        case .previous: move(by: -1, from: &viewport)
        case .pageDown: move(by: page, from: &viewport)
        case .pageUp: move(by: -page, from: &viewport)
        case .first: self = ListScroll(.start)
        case .last: self = ListScroll(.end)
        default: return false
        }
        return true
    }

    /// Brings a row into sight.
    mutating func show(_ row: ID, from viewport: ListViewport<ID>?) {
        self = viewport?.scroll ?? self
        reveal = row
    }
}
