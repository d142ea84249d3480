import TerminalDOM

extension ViewEnvironment {
    /// The scrollbar of a list; nil if the user turned scrollbars off.
    ///
    /// - Parameters:
    ///   - before: the number of rows before the loaded ones.
    ///   - after: the number of rows after the loaded ones.
    ///   - coversRows: true if the rows leave their last column free for it.
    ///   - linesPerNotch: the rows that the wheel moves by.
    func scrollbar(
        before: Int = 0, after: Int = 0, coversRows: Bool = false,
        linesPerNotch: Int = ListScrollbar.linesPerNotch
    ) -> ListScrollbar? {
        guard options.scrollbar else { return nil }
        return ListScrollbar(
            thumb: Span(glyphs[.scrollbarThumb], .scrollbarThumb),
            track: Span(glyphs[.scrollbarTrack], .scrollbarTrack),
            before: before, after: after, coversRows: coversRows,
            linesPerNotch: linesPerNotch)
    }
}
