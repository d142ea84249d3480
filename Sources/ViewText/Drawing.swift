public import TerminalDOM

/// Draws `view` once on a screen of `width` × `height`, in the styles of `sheet`.
///
/// - Throws: a ``SnapshotProblem`` for a size that no screen has.
public func draw<Content: View>(
    _ view: Content, _ width: Int, _ height: Int, sheet: StyleSheet = StyleSheet()
) throws(SnapshotProblem) -> Frame {
    var renderer = Renderer<Content.Action>(sheet: sheet)
    return renderer.render(view, size: try screenSize(width, height)).frame
}

/// More columns or rows than any screen has: a mistake that would take the memory of the machine.
private let sizeLimit = 4096

/// The size of a screen to draw on.
func screenSize(_ width: Int, _ height: Int) throws(SnapshotProblem) -> Size {
    guard (0...sizeLimit).contains(width), (0...sizeLimit).contains(height) else {
        throw SnapshotProblem(
            "A screen of \(width)×\(height) cannot be drawn: give it 0 to \(sizeLimit) columns and as many rows.")
    }
    return Size(width, height)
}

extension Frame {
    /// Its size and where its cursor is.
    var heading: String {
        "size \(size.width)×\(size.height)  cursor \(cursor.map { "\($0.position.x),\($0.position.y)" } ?? "none")"
    }

    /// The characters of some columns of a row; right halves of wide ones are left out.
    func characters(_ row: Int, _ columns: Range<Int>) -> String {
        var text = ""
        let cells = grid.row(row)
        for index in cells.startIndex + columns.lowerBound..<cells.startIndex + columns.upperBound
        where !cells[index].glyph.isContinuation {
            text.append(character(cells[index].glyph))
        }
        return text
    }

    /// Its rows, each between bars so that trailing blanks show.
    var rows: [String] { (0..<size.height).map { "│\(characters($0, 0..<size.width))│" } }
}
