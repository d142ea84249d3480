/// A place in a text file. Both count from 1; columns count code points, as editors do.
public struct SourcePosition: Equatable, Hashable, Sendable {
    /// The line.
    public let line: Int
    /// The column.
    public let column: Int

    /// The beginning of a file.
    public static let start = SourcePosition(line: 1, column: 1)

    /// The place at `line` and `column`.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourcePosition: Comparable {
    /// Whether `left` comes before `right` in the file.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
