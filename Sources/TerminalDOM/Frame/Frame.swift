/// Everything that the terminal shows at one moment, as a value.
public struct Frame: Sendable {
    /// The cells of the screen.
    public var grid: Grid
    /// The characters behind the cluster numbers of the cells.
    public var clusters: ClusterTable
    /// The styles behind the style numbers of the cells.
    public var styles: StyleTable
    /// The cursor; `nil` if it is hidden.
    public var cursor: Cursor?
    /// The settings of the terminal while it shows the frame.
    public var modes: TerminalModes
    /// The one-time signals to the terminal, oldest first.
    public var signals: [TerminalSignal]

    /// Creates a frame from its parts.
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

    /// The number of columns and rows.
    public var size: Size { grid.size }

    /// Returns the character of `glyph`; a space for the right half of a wide one.
    public func character(_ glyph: Glyph) -> Character { clusters.character(glyph) }

    /// The frame as text: one line per row, without the right halves of wide characters and without trailing spaces.
    public var text: String {
        (0..<size.height).map { y in
            var line = ""
            for cell in grid.row(y) where !cell.glyph.isContinuation { line.append(character(cell.glyph)) }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}
