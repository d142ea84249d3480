/// A scrollbar at the right edge of a list (``List/scrollbar(_:)``), drawn while the rows don't fit.
///
/// Its thumb is at an end of the track only if the list is scrolled to that end. In a list of one line, it fills the
/// track.
public struct ListScrollbar {
    /// The lines that a notch of the wheel scrolls by in a list that moves its rows.
    public static let linesPerNotch = 3

    /// The character and the role of the visible part.
    public var thumb: Span
    /// The character and the role of the rest.
    public var track: Span
    /// The number of rows before the items of the list, which are a part of a longer list.
    public var before: Int
    /// The number of rows after the items of the list.
    public var after: Int
    /// True if the bar is drawn over the last column of the rows, which they leave free. Otherwise the rows are narrower
    /// while there are more of them than lines.
    public var coversRows: Bool
    /// The lines by which the list's wheel (``View/onWheel(_:)``) moves it per notch: a click on the bar turns it by a page
    /// of them. 1 for a list whose wheel moves a selection.
    public var linesPerNotch: Int

    /// Creates a scrollbar for a list with `before` and `after` other rows around its items.
    public init(
        thumb: Span, track: Span, before: Int = 0, after: Int = 0, coversRows: Bool = false,
        linesPerNotch: Int = Self.linesPerNotch
    ) {
        self.thumb = thumb
        self.track = track
        self.before = max(0, before)
        self.after = max(0, after)
        self.coversRows = coversRows
        self.linesPerNotch = max(1, linesPerNotch)
    }

    /// Returns the columns of the rows, of `width`, for `count` items in `height` lines.
    func columns(_ width: Int, count: Int, height: Int?) -> Int {
        guard !coversRows, let height, count > height || before > 0 || after > 0 else { return width }
        return max(1, width - 1)
    }

    /// Returns the lines of the thumb on a track of `height` lines; `nil` if all of `count` items are visible.
    func thumb(of shown: ListContent.Shown, count: Int, height: Int) -> Range<Int>? {
        let isFirst = shown.isAtStart && before == 0
        let isLast = shown.isAtEnd && after == 0
        guard height > 0, !isFirst || !isLast else { return nil }
        let total = Double(before) + Double(count) + Double(after)
        let visible = shown.rows.upperBound - shown.rows.lowerBound
        let length = max(1, min(height - 1, Int((Double(height) * visible / total).rounded())))
        let end = height - length
        if isFirst { return 0..<length }
        if isLast { return end..<height }
        let share = (Double(before) + shown.rows.lowerBound) / max(1, total - visible)
        let line = Int((share * Double(end)).rounded())
        let start = end > 1 ? max(1, min(end - 1, line)) : min(end, line)
        return start..<start + length
    }
}
