/// A symbol that a view draws: a border, a check mark, a pin.
///
/// Declared as constants, each once, with what it is for and what stands in for it where only ASCII can be shown.
public struct GlyphName: Codable, Equatable, Hashable, Sendable {
    /// The dotted name, as a theme file writes it.
    public let name: String
    /// What is drawn unless a theme says otherwise.
    public let standard: String
    /// What is drawn where only ASCII can be shown.
    public let ascii: String
    /// What it stands for, in a few words.
    public let purpose: String

    /// The glyph called `name`, drawn as `standard`, or as `ascii` where nothing else can be shown.
    public init(_ name: String, _ standard: String, ascii: String, _ purpose: String = "") {
        self.purpose = purpose
        self.name = name
        self.standard = standard
        self.ascii = ascii
    }
}

/// How each symbol is drawn.
public struct Glyphs: Equatable, Hashable, Sendable {
    /// Whether only ASCII may be drawn.
    public var asciiOnly: Bool
    /// What a theme draws in place of the standard, by name.
    public var overrides: [String: String]

    /// The standard symbols, changed by `overrides`.
    public init(asciiOnly: Bool = false, overrides: [String: String] = [:]) {
        self.asciiOnly = asciiOnly
        self.overrides = overrides
    }

    /// What to draw for `glyph`.
    public subscript(glyph: GlyphName) -> String {
        asciiOnly ? glyph.ascii : overrides[glyph.name] ?? glyph.standard
    }
}
