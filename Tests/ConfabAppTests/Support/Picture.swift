import TerminalDOM
import ViewSnapshots

/// A drawn screen, or a part of it, as text.
struct Picture {
    let heading: String
    let rows: [String]
    let roles: [String]

    /// The whole of a screen of `size`.
    init(_ frame: Frame, of size: Size) throws {
        try self.init(frame, "\(size.width)×\(size.height)")
    }

    /// Crops the blank space around what was drawn, on a screen of `size` or in some columns.
    init(cropping frame: Frame, of size: Size?) throws {
        let part = frame.drawn
        let (origin, extent) = (part.origin, "\(part.size.width)×\(part.size.height)")
        let place = size.map { "\($0.width)×\($0.height)  layer \(extent) at \(origin.x),\(origin.y)" }
        try self.init(frame.cropped(to: part), place ?? "\(frame.size.width) columns")
    }

    private init(_ frame: Frame, _ place: String) throws {
        let text = try Snapshotting<Frame, String>.styledScreen.snapshot(frame)
        let lines = text.split(separator: "\n").map(String.init)
        let cursor = frame.cursor.map { "  cursor \($0.position.x),\($0.position.y)" } ?? ""
        heading = place + cursor
        rows = Array(lines[1...frame.size.height])
        roles = Array(lines[(1 + frame.size.height)...])
    }

    /// Returns the text of a snapshot: the first picture with its spoken lines, the text of the others, and the roles of the
    /// first.
    ///
    /// - Throws: a ``SnapshotProblem`` if another picture shows the same as the first.
    static func report(_ pictures: [Picture], spoken: [String]) throws -> String {
        var lines: [String] = []
        for (index, picture) in pictures.enumerated() {
            if index > 0, picture.rows == pictures[0].rows {
                throw SnapshotProblem(
                    "\(picture.heading) shows the same as \(pictures[0].heading): leave this size out.")
            }
            lines += [picture.heading] + picture.rows
            if index == 0 { lines += ["spoken"] + spoken.map { "  " + $0 } }
        }
        return (lines + ["roles"] + pictures[0].roles).joined(separator: "\n") + "\n"
    }
}

extension Frame {
    /// The smallest part outside of which there are only blank cells without a role.
    fileprivate var drawn: Rect {
        var (left, top, right, bottom) = (size.width, size.height, 0, 0)
        for y in 0..<size.height {
            for x in 0..<size.width where !styles.roles(of: grid[x, y].style).isEmpty || grid[x, y].glyph != .blank {
                (left, right) = (min(left, x), max(right, x + 1))
                (top, bottom) = (min(top, y), max(bottom, y + 1))
            }
        }
        return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }

    fileprivate func cropped(to part: Rect) -> Frame {
        var frame = self
        frame.grid = Grid(size: part.size)
        for y in 0..<part.size.height {
            for x in 0..<part.size.width {
                frame.grid[x, y] = grid[part.origin.x + x, part.origin.y + y]
            }
        }
        frame.cursor?.position.x -= part.origin.x
        frame.cursor?.position.y -= part.origin.y
        return frame
    }
}
