/// A way in which one frame takes the place of another. It only draws: whatever the new frame shows has already happened.
public enum Transition: String, CaseIterable, Codable, Equatable, Hashable, Sendable {
    /// The new frame is shown at once.
    case none
    /// The characters of the old frame are replaced in an irregular order.
    case dissolve
    /// The new frame moves in over the old one from the left edge, by whole columns.
    case slideFromLeft

    /// The time from the old frame to the new one.
    public static let duration: Duration = .milliseconds(300)

    /// The columns of a row that dissolve together. Single characters would need a movement of the cursor each.
    private static let blockWidth = 4

    /// Returns the progress after `time`, quick at first and slow in the end: 0 at the start, and 1 after ``duration``.
    public static func progress(after time: Duration) -> Double {
        let part = min(max(time / duration, 0), 1)
        return 1 - (1 - part) * (1 - part)
    }

    /// Returns the frame between two others, without half of a wide character anywhere. While it isn't the new frame, it has
    /// no cursor.
    ///
    /// - Parameters:
    ///   - from: the old frame. If it has another size or other tables than `to`, the result is `to`.
    ///   - to: the new frame.
    ///   - progress: 0 for the cells of `from`, 1 for `to`.
    public func frame(from: Frame, to: Frame, progress: Double) -> Frame {
        guard self != .none, progress < 1, from.size == to.size, to.extendsTables(of: from) else { return to }
        var frame = to
        frame.cursor = nil
        let shift = Int(Double(to.size.width) * max(0, progress))
        for y in 0..<to.size.height {
            switch self {
            case .none: break
            case .dissolve: dissolve(row: y, of: &frame.grid, from: from.grid, until: progress)
            case .slideFromLeft: slide(row: y, of: &frame.grid, from: from.grid, by: shift)
            }
        }
        return frame
    }

    /// Puts characters of `old` back into a row of `grid`.
    private func dissolve(row y: Int, of grid: inout Grid, from old: Grid, until progress: Double) {
        var x = 0
        while x < grid.size.width {
            // What lies between two columns at which both rows have whole characters is replaced as a whole.
            var end = x + 1
            while end < grid.size.width, grid[end, y].glyph.isContinuation || old[end, y].glyph.isContinuation {
                end += 1
            }
            if Self.threshold(x / Self.blockWidth, y) >= progress {
                for column in x..<end { grid[column, y] = old[column, y] }
            }
            x = end
        }
    }

    /// Moves a row of `grid` in by `shift` columns, over that of `old`.
    private func slide(row y: Int, of grid: inout Grid, from old: Grid, by shift: Int) {
        let width = grid.size.width
        let row = Array(grid.row(y))
        for x in 0..<width {
            var cell = x < shift ? row[x + width - shift] : old[x, y]
            // The left half is beyond the edge.
            if cell.glyph.isContinuation, x == 0 || x == shift { cell.glyph = .blank }
            grid[x, y] = cell
        }
    }

    /// Returns the progress at which a block is replaced: any of [0, 1), and the same each time.
    private static func threshold(_ column: Int, _ row: Int) -> Double {
        var bits = UInt32(truncatingIfNeeded: column) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: row) &* 0x85EB_CA77
        bits = (bits ^ bits >> 15) &* 0x2C1B_3C6D
        bits = (bits ^ bits >> 12) &* 0x297A_2D39
        bits ^= bits >> 15
        return Double(bits >> 8) / Double(1 << 24)
    }
}
