internal import CNcurses
internal import TerminalDOM

/// What the terminfo database says of a terminal, as far as it matters here.
///
/// Sequences are not taken over as they are written there: of each is only kept whether the terminal has it, and the
/// form of ECMA-48 is used. So what ncurses writes is a small language that ``OutputFilter`` understands whole.
struct TerminalDescription: Equatable, Sendable {
    /// The names of the sequences that it knows, all of ``Sequences/standard``.
    var sequences: Set<String>
    /// The attributes that it shows.
    var attributes: Attributes
    /// Whether each attribute can be switched off by itself.
    var canResetSingly: Bool
    /// Whether what is erased takes the background colour.
    var erasesWithBackground: Bool
    /// How many colours there are.
    var colorCount: Int
    /// Whether it says that it has 24 bits (`RGB`, or tmux's `Tc`).
    var hasDirectColor: Bool
    /// Attributes that cannot be had together with colours.
    var attributesWithoutColor: Attributes
    /// Shows and hides the cursor.
    var showCursor: String
    var hideCursor: String

    /// What every terminal of today understands; used where the database says nothing.
    static func standard(colorCount: Int) -> TerminalDescription {
        TerminalDescription(
            sequences: Set(Sequences.standard.map(\.name)), attributes: [.bold, .underline, .reverse],
            canResetSingly: true, erasesWithBackground: false, colorCount: colorCount, hasDirectColor: false,
            attributesWithoutColor: [], showCursor: "\u{1B}[?25h", hideCursor: "\u{1B}[?25l")
    }

    /// The description of the terminal called `name`, of xterm when there is none of it, and at worst ``standard(colorCount:)``.
    static func find(_ name: String) -> TerminalDescription {
        // A dumb terminal cannot place the cursor; what calls itself so while a person looks at it mostly can.
        if name.isEmpty || name == "dumb" { return standard(colorCount: 0) }
        return TerminalDescription(inDatabase: name) ?? TerminalDescription(inDatabase: "xterm-256color")
            ?? standard(colorCount: 256)
    }

    /// The description in the database, `nil` when there is none or when the terminal is of a family long dead.
    init?(inDatabase name: String) {
        guard cn_terminfo_open(name) else { return nil }
        defer { cn_terminfo_close() }
        guard Self.string("cup") == "\u{1B}[%i%p1%d;%p2%dH" else { return nil }
        // Entries forget the last one, which all have had since the VT100.
        sequences = Set(Sequences.standard.map(\.name).filter { Self.string($0) != nil }).union(["smam", "rmam"])
        attributes = []
        for (capability, sequence, attribute) in Sequences.attributes where Self.string(capability) == sequence {
            attributes.insert(attribute)
        }
        canResetSingly = Self.string("rmul") == "\u{1B}[24m"
        erasesWithBackground = cn_terminfo_flag("bce")
        colorCount = max(0, Int(cn_terminfo_number("colors")))
        hasDirectColor = cn_terminfo_flag("RGB") || cn_terminfo_flag("Tc")
        attributesWithoutColor = Self.attributes(terminfoBits: Int(cn_terminfo_number("ncv")))
        (showCursor, hideCursor) = Self.cursorSequences(show: Self.string("cnorm"), hide: Self.string("civis"))
    }

    private init(
        sequences: Set<String>, attributes: Attributes, canResetSingly: Bool, erasesWithBackground: Bool,
        colorCount: Int, hasDirectColor: Bool, attributesWithoutColor: Attributes, showCursor: String,
        hideCursor: String
    ) {
        self.sequences = sequences
        self.attributes = attributes
        self.canResetSingly = canResetSingly
        self.erasesWithBackground = erasesWithBackground
        self.colorCount = colorCount
        self.hasDirectColor = hasDirectColor
        self.attributesWithoutColor = attributesWithoutColor
        self.showCursor = showCursor
        self.hideCursor = hideCursor
    }

    /// The attributes to use where there are `colors`.
    func attributes(with colors: ColorDepth) -> Attributes {
        colors == .none ? attributes : attributes.subtracting(attributesWithoutColor)
    }

    /// Attributes as terminfo numbers them (`no_color_video`).
    private static func attributes(terminfoBits bits: Int) -> Attributes {
        guard bits > 0 else { return [] }
        let known: [(bit: Int, attribute: Attributes)] = [(2, .underline), (4, .reverse), (16, .dim), (32, .bold)]
        return known.reduce(into: []) { if bits & $1.bit != 0 { $0.insert($1.attribute) } }
    }

    /// Entries also set whether the cursor blinks, which is the user's business.
    private static func cursorSequences(show: String?, hide: String?) -> (show: String, hide: String) {
        let standard = (show: "\u{1B}[?25h", hide: "\u{1B}[?25l")
        guard let show, let hide else { return standard }
        let isStandard =
            show[...].firstRange(of: standard.show) != nil && hide[...].firstRange(of: standard.hide) != nil
        return isStandard ? standard : (show, hide)
    }

    /// A string capability of the open entry, without the pauses that printing terminals needed.
    private static func string(_ name: String) -> String? {
        guard let pointer = cn_terminfo_string(name) else { return nil }
        let given = String(cString: pointer)
        guard given.utf8.contains(UInt8(ascii: "$")) else { return given }
        var text = ""
        var rest = given[...]
        while let begin = rest.firstRange(of: "$<"), let end = rest[begin.upperBound...].firstIndex(of: ">") {
            text += rest[..<begin.lowerBound]
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }
}

extension Substring {
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
