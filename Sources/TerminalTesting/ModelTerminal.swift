public import TerminalDOM

/// A terminal in memory: it takes bytes as a real one does, and can be asked what it shows and how it is set.
///
/// It knows the sequences that Confab writes; any other is kept in ``unknown``, for a test to find.
public struct ModelTerminal {
    /// How terminals of this world count columns.
    public enum WidthRule: Equatable, Sendable {
        /// By grapheme, as Confab does.
        case graphemes
        /// By grapheme, but these take one column.
        case narrow(Set<Character>)
        /// Each scalar by itself: an emoji with a skin tone takes four columns, as in tmux.
        case scalars
    }

    /// What is in a cell.
    public struct Cell: Equatable, Sendable {
        /// The character; empty in the right half of a wide one.
        public var text: String
        /// What it looks like.
        public var style: Style

        /// A cell of `text` in `style`.
        public init(_ text: String, _ style: Style) {
            self.text = text
            self.style = style
        }
    }

    /// Columns and rows.
    public private(set) var size: Size
    /// The rows that are shown.
    public internal(set) var rows: [[Cell]]
    /// Where the cursor is.
    public internal(set) var cursor = Point.zero
    /// Whether the cursor is behind the last column, and the next character goes to the next row.
    public internal(set) var wrapsNext = false
    /// What the next character looks like.
    public internal(set) var style = Style.plain
    /// The private modes that are set (`CSI ? … h`).
    public internal(set) var modes: Set<Int> = [7, 25]
    /// The stack of kitty keyboard flags.
    public internal(set) var keyboardFlags: [Int] = []
    /// The number of the cursor's shape (DECSCUSR).
    public internal(set) var cursorShape = 0
    /// The window's title.
    public internal(set) var title = ""
    /// Titles kept for later.
    public internal(set) var savedTitles: [String] = []
    /// How often the bell rang.
    public internal(set) var bells = 0
    /// Operating system commands other than titles, as they came.
    public internal(set) var commands: [String] = []
    /// Sequences that it does not know.
    public internal(set) var unknown: [String] = []

    let abilities: Set<Ability>
    var answers = ""
    let widths: WidthRule
    let erasesWithBackground: Bool
    var scrollRows: Range<Int>
    var otherScreen: [[Cell]]
    var parser = Parser.ground
    /// The bytes of the sequence so far.
    var collected: [UInt8] = []
    var pendingUTF8: [UInt8] = []
    /// The character that was put last, while another scalar may still join it.
    var joinable: (text: String, at: Point)?

    /// States of the parser.
    enum Parser {
        case ground
        case escape
        case control
        case command
    }

    /// An empty terminal.
    ///
    /// - Parameters:
    ///   - widths: how it counts columns.
    ///   - erasesWithBackground: whether what is erased takes the background colour, as in xterm.
    ///   - abilities: what it answers for.
    public init(
        size: Size, widths: WidthRule = .graphemes, erasesWithBackground: Bool = true, abilities: Set<Ability> = []
    ) {
        self.size = size
        self.abilities = abilities
        self.widths = widths
        self.erasesWithBackground = erasesWithBackground
        scrollRows = 0..<size.height
        let blank = Array(repeating: Cell(" ", .plain), count: size.width)
        rows = Array(repeating: blank, count: size.height)
        otherScreen = rows
    }

    /// What is shown, a line a row, trailing blanks cut.
    public var text: String {
        rows.map { row in
            var line = row.map(\.text).joined()
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// Gives it another size; what it showed stays at the top left.
    public mutating func resize(to size: Size) {
        func resized(_ rows: [[Cell]]) -> [[Cell]] {
            (0..<size.height).map { y in
                (0..<size.width).map { x in
                    y < rows.count && x < rows[y].count ? rows[y][x] : Cell(" ", .plain)
                }
            }
        }
        rows = resized(rows)
        otherScreen = resized(otherScreen)
        self.size = size
        scrollRows = 0..<size.height
        joinable = nil
        cursor = Point(x: min(cursor.x, size.width - 1), y: min(cursor.y, size.height - 1))
        wrapsNext = false
    }

    /// Takes bytes as they come from a program.
    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { feed(byte) }
    }
}
