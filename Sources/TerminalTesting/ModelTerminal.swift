package import TerminalDOM

/// A terminal in memory. It processes bytes like a real one, and tests can inspect its screen and state.
///
/// It supports the sequences that Confab writes. Other sequences are added to ``unknown``, for tests to check.
package struct ModelTerminal {
    /// The way in which a terminal counts columns.
    package enum WidthRule: Equatable, Sendable {
        /// By grapheme, as Confab does.
        case graphemes
        /// By grapheme, except that these characters take one column.
        case narrow(Set<Character>)
        /// By scalar: an emoji with a skin tone takes four columns, as in tmux.
        case scalars
    }

    /// A cell of the screen.
    package struct Cell: Equatable, Sendable {
        /// The character; empty for the right half of a wide one.
        package var text: String
        /// The style of the cell.
        package var style: Style

        /// Creates a cell with `text` in `style`.
        package init(_ text: String, _ style: Style) {
            self.text = text
            self.style = style
        }
    }

    /// The number of columns and rows.
    package private(set) var size: Size
    /// The visible rows.
    package internal(set) var rows: [[Cell]]
    /// The position of the cursor.
    package internal(set) var cursor = Point.zero
    /// True if the cursor is past the last column, so the next character goes to the next row.
    package internal(set) var wrapsNext = false
    /// The style of the next character.
    package internal(set) var style = Style.plain
    /// The private modes that are on (`CSI ? … h`).
    package internal(set) var modes: Set<Int> = [7, 25]
    /// The stack of kitty keyboard flags.
    package internal(set) var keyboardFlags: [Int] = []
    /// The cursor shape as a number (DECSCUSR).
    package internal(set) var cursorShape = 0
    /// The title of the window.
    package internal(set) var title = ""
    /// The stack of saved titles.
    package internal(set) var savedTitles: [String] = []
    /// The number of times that the bell rang.
    package internal(set) var bells = 0
    /// The received operating system commands other than titles.
    package internal(set) var commands: [String] = []
    /// The unsupported sequences that were received.
    package internal(set) var unknown: [String] = []

    let abilities: Set<Ability>
    var answers = ""
    let widths: WidthRule
    let erasesWithBackground: Bool
    var scrollRows: Range<Int>
    var otherScreen: [[Cell]]
    var parser = Parser.ground
    /// The bytes of the current sequence.
    var collected: [UInt8] = []
    var pendingUTF8: [UInt8] = []
    /// The last character and its position, as long as another scalar can join it.
    var joinable: (text: String, at: Point)?

    enum Parser {
        case ground
        case escape
        case control
        case command
    }

    /// Creates an empty terminal.
    ///
    /// - Parameters:
    ///   - widths: the way to count columns.
    ///   - erasesWithBackground: true if erased cells get the current background color, as in xterm.
    ///   - abilities: the optional abilities.
    package init(
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

    /// The visible text, one line per row, without trailing spaces.
    package var text: String {
        rows.map { row in
            var line = row.map(\.text).joined()
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// Changes the size. The content stays at the top left.
    package mutating func resize(to size: Size) {
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

    /// Processes bytes from a program.
    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { feed(byte) }
    }
}
