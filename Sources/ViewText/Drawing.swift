public import TerminalDOM

/// Draws `view` once on a screen of `width` × `height`, in the styles of `sheet`.
///
/// - Throws: a ``SnapshotProblem`` if a dimension is negative or greater than 4096.
public func draw<Content: View>(
    _ view: Content, _ width: Int, _ height: Int, sheet: StyleSheet = StyleSheet()
) throws(SnapshotProblem) -> Frame {
    var renderer = Renderer<Content.Action>(sheet: sheet)
    return renderer.render(view, size: try screenSize(width, height)).frame
}

/// The maximum number of columns or rows. A larger number is a mistake that could use up the machine's memory.
private let sizeLimit = 4096

/// Returns the size of a screen to draw on. Throws if the size is out of range.
func screenSize(_ width: Int, _ height: Int) throws(SnapshotProblem) -> Size {
    guard (0...sizeLimit).contains(width), (0...sizeLimit).contains(height) else {
        throw SnapshotProblem(
            "A screen of \(width)×\(height) cannot be drawn: give it 0 to \(sizeLimit) columns and as many rows.")
    }
    return Size(width, height)
}

extension Frame {
    /// The size and the position of the cursor, as text.
    var heading: String {
        "size \(size.width)×\(size.height)  cursor \(cursor.map { "\($0.position.x),\($0.position.y)" } ?? "none")"
    }

    /// Returns the characters in some columns of a row, without the right halves of wide characters.
    func characters(_ row: Int, _ columns: Range<Int>) -> String {
        var text = ""
        let cells = grid.row(row)
        for index in cells.startIndex + columns.lowerBound..<cells.startIndex + columns.upperBound
        where !cells[index].glyph.isContinuation {
            text.append(character(cells[index].glyph))
        }
        return text
    }

    /// The rows, each between bars so that trailing spaces show.
    var rows: [String] { (0..<size.height).map { "│\(characters($0, 0..<size.width))│" } }
}
