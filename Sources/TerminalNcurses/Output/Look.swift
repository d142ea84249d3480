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

    private var colors: ColorNumbers
    private var entries: [Entry?] = []
    private let available: Attributes
    private let pair: (Look) -> Int32

    /// - Parameters:
    ///   - available: the attributes that the terminal has.
    ///   - pair: gives ncurses' number of a look's pair of colours.
    init(depth: ColorDepth, available: Attributes, pair: @escaping (Look) -> Int32) {
        colors = ColorNumbers(depth: depth)
        self.available = available
        self.pair = pair
    }

    /// The look of style `id` in `styles`, and its pair of colours.
    mutating func look(of id: StyleID, in styles: StyleTable) -> (look: Look, pair: Int32) {
        let style = styles[id].style
        let index = Int(id.index)
        // Another sheet gives the same numbers to other styles.
        if index < entries.count, let known = entries[index], known.style == style { return (known.look, known.pair) }
        let look = Look(
            foreground: colors.number(of: style.foreground), background: colors.number(of: style.background),
            attributes: style.attributes.intersection(available))
        let entry = Entry(style: style, look: look, pair: pair(look))
        while entries.count <= index { entries.append(nil) }
        entries[index] = entry
        return (look, entry.pair)
    }
}
