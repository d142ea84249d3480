import TerminalDOM

// The sizes of screens at which views leave something out.
extension Size {
    /// True for a screen that has rows for content only: none for lines, nor for toasts to cover.
    var isLow: Bool { height < 10 }
    /// True for a low screen whose messages have no rows for the lines between them.
    var isTiny: Bool { height < 8 }
    /// True for a screen, low or not, that has no rows for what explains or separates.
    var isShort: Bool { height < 16 }
    /// True for a screen that has rows to leave empty.
    var isTall: Bool { height >= 20 }

    /// True for a screen whose rows have columns for names only, not for what is known about them.
    var isNarrow: Bool { width < 30 }

    /// The rows that the messages of the open chat keep, whatever is above and below them.
    var leastMessageRows: Int { min(3, height / 4) }

    /// The rows of a list of `count` items that complete the text in a field.
    func stripRows(of count: Int) -> Int { min(count, 5, max(1, height / 4)) }
}
