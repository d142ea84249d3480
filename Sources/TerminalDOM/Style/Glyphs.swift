/// A symbol that a view draws, such as a border, a check mark, or a pin.
///
/// Declare each glyph once as a constant, with its purpose and its ASCII substitute.
public struct GlyphName: Codable, Equatable, Hashable, Sendable {
    /// The dotted name, as in a theme file.
    public let name: String
    /// The default characters, which a theme can override.
    public let standard: String
    /// The characters to draw if only ASCII is allowed.
    public let ascii: String
    /// The meaning of the symbol, in a few words.
    public let purpose: String

    /// Creates the glyph named `name`, drawn as `standard`, or as `ascii` if only ASCII is allowed.
    public init(_ name: String, _ standard: String, ascii: String, _ purpose: String = "") {
        self.purpose = purpose
        self.name = name
        self.standard = standard
        self.ascii = ascii
    }
}

/// The characters of each symbol.
public struct Glyphs: Equatable, Hashable, Sendable {
    /// True if only ASCII may be drawn.
    public var asciiOnly: Bool
    /// The characters that a theme draws instead of the defaults, by glyph name.
    public var overrides: [String: String]

    /// Creates the default glyphs with `overrides`.
    public init(asciiOnly: Bool = false, overrides: [String: String] = [:]) {
        self.asciiOnly = asciiOnly
        self.overrides = overrides
    }

    /// The character at the end where text is cut. It takes one column, and themes can't override it.
    public var ellipsis: Unicode.Scalar { asciiOnly ? "~" : "…" }

    /// The characters to draw for `glyph`.
    public subscript(glyph: GlyphName) -> String {
        asciiOnly ? glyph.ascii : overrides[glyph.name] ?? glyph.standard
    }
}
