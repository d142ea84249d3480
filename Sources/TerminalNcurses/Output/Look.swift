import TerminalDOM

/// What a cell looks like on this terminal: its style after the colours were reduced to what there is.
struct Look: Equatable {
    var foreground = ColorNumbers.terminalOwn
    var background = ColorNumbers.terminalOwn
    var attributes: Attributes = []

    /// Attributes that are seen even where there is no character.
    static let seenOnBlanks: Attributes = [.underline, .reverse, .strike]
}

/// Looks by style, worked out once.
struct LookTable {
    private struct Entry {
        let style: Style
        let look: Look
        let pair: Int32
    }

    private struct Colors: Hashable {
        let foreground: Int32
        let background: Int32
    }

    private var colors: ColorNumbers
    private var entries: [Entry?] = []
    /// The numbers of pairs of colours: 0 for the terminal's own, and for others those beyond what ncurses has (`TerminfoEntry`).
    /// It was never told of any, so those within were all the same to it.
    private var pairs = [Colors(foreground: ColorNumbers.terminalOwn, background: ColorNumbers.terminalOwn): Int32(0)]
    private static let firstPair: Int32 = 256
    private let available: Attributes

    /// - Parameter available: the attributes that the terminal has.
    init(depth: ColorDepth, available: Attributes) {
        colors = ColorNumbers(depth: depth)
        self.available = available
    }

    /// The look of style `id` in `styles`, and its pair of colours.
    mutating func look(of id: StyleID, in styles: StyleTable) -> (look: Look, pair: Int32) {
        let style = styles[id].style
        let index = Int(id.index)
        // Another sheet gives the same numbers to other styles.
        if index < entries.count, let known = entries[index], known.style == style { return (known.look, known.pair) }
        let look = Look(
            foreground: colors.number(of: style.foreground, on: style.background),
            background: colors.number(of: style.background),
            attributes: style.attributes.intersection(available))
        let both = Colors(foreground: look.foreground, background: look.background)
        let pair = pairs[both] ?? Self.firstPair + Int32(pairs.count)
        pairs[both] = pair
        while entries.count <= index { entries.append(nil) }
        entries[index] = Entry(style: style, look: look, pair: pair)
        return (look, pair)
    }
}
