/// All that the terminal shows at one time, as a value.
public struct Frame: Sendable {
    /// The cells.
    public var grid: Grid
    /// What the cells' cluster numbers stand for.
    public var clusters: ClusterTable
    /// What the cells' style numbers stand for.
    public var styles: StyleTable
    /// The cursor, `nil` when it is hidden.
    public var cursor: Cursor?
    /// What the terminal is set to.
    public var modes: TerminalModes
    /// What the terminal does once, oldest first.
    public var signals: [TerminalSignal]

    /// A frame of these parts.
    public init(
        grid: Grid, clusters: ClusterTable = ClusterTable(), styles: StyleTable = StyleTable(sheet: StyleSheet()),
        cursor: Cursor? = nil, modes: TerminalModes = TerminalModes(), signals: [TerminalSignal] = []
    ) {
        self.grid = grid
        self.clusters = clusters
        self.styles = styles
        self.cursor = cursor
        self.modes = modes
        self.signals = signals
    }

    /// Columns and rows.
    public var size: Size { grid.size }

    /// The character that `glyph` draws; a space for the right half of a wide one.
    public func character(_ glyph: Glyph) -> Character {
        if let number = glyph.clusterNumber { return clusters[number] }
        guard !glyph.isContinuation, let scalar = glyph.scalar else { return " " }
        return Character(scalar)
    }

    /// The frame as text: a line a row, right halves of wide characters left out, trailing blanks cut.
    public var text: String {
        (0..<size.height).map { y in
            var line = ""
            for cell in grid.row(y) where !cell.glyph.isContinuation { line.append(character(cell.glyph)) }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}
