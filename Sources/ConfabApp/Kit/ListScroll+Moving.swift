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

    /// Brings a row into sight.
    mutating func show(_ row: ID, from viewport: ListViewport<ID>?) {
        self = viewport?.scroll ?? self
        reveal = row
    }
}
