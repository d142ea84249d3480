internal import CNcurses
internal import TerminalDOM

/// The relevant parts of a terminal's terminfo entry.
///
/// Except for the cursor's visibility, this doesn't contain the sequences of the entry. It only records which ones the
/// terminal supports, and the form of ECMA-48 is used. So the output of ncurses is a small language that
/// ``OutputFilter`` understands completely.
struct TerminalDescription: Equatable, Sendable {
    /// The names of the supported sequences, all of them from ``Sequences/standard``.
    var sequences: Set<String>
    /// The supported attributes.
    var attributes: Attributes
    /// True if each attribute can be turned off on its own.
    var canResetSingly: Bool
    /// True if erased cells get the current background color.
    var erasesWithBackground: Bool
    var colorCount: Int
    /// True if the entry says that the terminal supports 24-bit colors (`RGB`, or tmux's `Tc`).
    var hasDirectColor: Bool
    /// The attributes that can't be combined with colors.
    var attributesWithoutColor: Attributes
    /// The sequences that show and hide the cursor.
    var showCursor: String
    var hideCursor: String

    /// Returns a description of what every current terminal supports, for use if the database has no entry.
    static func standard(colorCount: Int) -> TerminalDescription {
        TerminalDescription(
            sequences: Set(Sequences.standard.map(\.name)), attributes: [.bold, .underline, .reverse],
            canResetSingly: true, erasesWithBackground: false, colorCount: colorCount, hasDirectColor: false,
            attributesWithoutColor: [], showCursor: "\u{1B}[?25h", hideCursor: "\u{1B}[?25l")
    }

    /// Returns the description of the terminal named `name`, or else that of xterm, or else ``standard(colorCount:)``.
    static func find(_ name: String) -> TerminalDescription {
        if name.isEmpty { return standard(colorCount: 0) }
        return TerminalDescription(inDatabase: name) ?? TerminalDescription(inDatabase: "xterm-256color")
            ?? standard(colorCount: 256)
    }

    /// Creates the description from the database; `nil` if there is no entry, or if the terminal belongs to an obsolete
    /// family.
    init?(inDatabase name: String) {
        guard cn_terminfo_open(name) else { return nil }
        defer { cn_terminfo_close() }
        guard Self.string("cup") == "\u{1B}[%i%p1%d;%p2%dH" else { return nil }
        // Entries often omit the last two, which all terminals have supported since the VT100.
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

    /// Returns the attributes to use at a color depth of `colors`.
    func attributes(with colors: ColorDepth) -> Attributes {
        colors == .none ? attributes : attributes.subtracting(attributesWithoutColor)
    }

    /// Returns the attributes of a terminfo bit set (`no_color_video`).
    private static func attributes(terminfoBits bits: Int) -> Attributes {
        guard bits > 0 else { return [] }
        let known: [(bit: Int, attribute: Attributes)] = [(2, .underline), (4, .reverse), (16, .dim), (32, .bold)]
        return known.reduce(into: []) { if bits & $1.bit != 0 { $0.insert($1.attribute) } }
    }

    /// Returns the sequences that show and hide the cursor. Entries may also set the blinking of the cursor, which is
    /// up to the user.
    private static func cursorSequences(show: String?, hide: String?) -> (show: String, hide: String) {
        let standard = (show: "\u{1B}[?25h", hide: "\u{1B}[?25l")
        guard let show, let hide else { return standard }
        let isStandard =
            show[...].firstRange(of: standard.show) != nil && hide[...].firstRange(of: standard.hide) != nil
        return isStandard ? standard : (show, hide)
    }

    /// Returns a string capability of the open entry without padding delays.
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
