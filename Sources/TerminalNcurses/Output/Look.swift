import TerminalDOM

/// The look of a cell on this terminal: its style with the colors reduced to the available ones.
struct Look: Equatable {
    var foreground = ColorNumbers.terminalOwn
    var background = ColorNumbers.terminalOwn
    var attributes: Attributes = []

    /// True if neither of its colors is the terminal's own.
    var setsBothColors: Bool { foreground != ColorNumbers.terminalOwn && background != ColorNumbers.terminalOwn }

    /// The attributes that are visible on a space.
    static let seenOnBlanks: Attributes = [.underline, .reverse, .strike]
}

/// A cache of looks by style.
struct LookTable {
    private struct Entry {
        let style: Style
        let isPicture: Bool
        let look: Look
        let pair: Int32
    }

    private struct Colors: Hashable {
        let foreground: Int32
        let background: Int32
    }

    private var colors: ColorNumbers
    private var entries: [Entry?] = []
    /// The numbers of color pairs: 0 for the terminal's defaults, and for others numbers above those of ncurses
    /// (`TerminfoEntry`). ncurses never gets definitions of pairs, so it would treat all pairs within its range as
    /// equal.
    private var pairs = [Colors(foreground: ColorNumbers.terminalOwn, background: ColorNumbers.terminalOwn): Int32(0)]
    private static let firstPair: Int32 = 256
    /// The number that is added to that of a picture's style, far above all other pairs.
    private static let firstPicturePair: Int32 = 1 << 24
    private let available: Attributes

    /// - Parameter available: the attributes that the terminal supports.
    init(depth: ColorDepth, available: Attributes) {
        colors = ColorNumbers(depth: depth)
        self.available = available
    }

    /// Returns the look of style `id` in `styles`, and the number of its color pair.
    mutating func look(of id: StyleID, in styles: StyleTable) -> (look: Look, pair: Int32) {
        let entry = styles[id]
        let style = entry.style
        let index = Int(id.index)
        // Another style sheet uses the same numbers for other styles, and so do later pictures.
        if index < entries.count, let known = entries[index], known.style == style, known.isPicture == entry.isPicture {
            return (known.look, known.pair)
        }
        // A picture has no text that could become illegible, and smooth areas must stay smooth.
        let foreground =
            entry.isPicture
            ? colors.number(of: style.foreground) : colors.number(of: style.foreground, on: style.background)
        let look = Look(
            foreground: foreground, background: colors.number(of: style.background),
            attributes: style.attributes.intersection(available))
        let pair = entry.isPicture ? Self.firstPicturePair + Int32(id.index) : pair(of: look)
        while entries.count <= index { entries.append(nil) }
        entries[index] = Entry(style: style, isPicture: entry.isPicture, look: look, pair: pair)
        return (look, pair)
    }

    /// Returns the number of the color pair of a role's look, and adds the pair if it is new. The colors of pictures
    /// aren't among them, because there is no end to those; their styles have numbers already.
    private mutating func pair(of look: Look) -> Int32 {
        let both = Colors(foreground: look.foreground, background: look.background)
        let pair = pairs[both] ?? Self.firstPair + Int32(pairs.count)
        pairs[both] = pair
        return pair
    }
}
