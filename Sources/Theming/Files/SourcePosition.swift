/// A position in a text file. Lines and columns count from 1, and columns count code points, as editors do.
public struct SourcePosition: Equatable, Hashable, Sendable {
    /// The line number.
    public let line: Int
    /// The column number.
    public let column: Int

    /// The beginning of a file.
    public static let start = SourcePosition(line: 1, column: 1)

    /// Creates the position at `line` and `column`.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourcePosition: Comparable {
    /// Returns true if `left` comes before `right` in the file.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
