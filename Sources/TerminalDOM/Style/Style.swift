/// What a cell looks like: two colours and the attributes.
public struct Style: Codable, Equatable, Hashable, Sendable {
    /// The colour of the text.
    public var foreground: Color = .none
    /// The colour behind it.
    public var background: Color = .none
    /// Bold, italic and the like.
    public var attributes: Attributes = []

    /// The terminal's own look.
    public static let plain = Style()

    /// A style of these colours and attributes.
    public init(foreground: Color = .none, background: Color = .none, attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}

/// Attributes that a terminal may know.
public struct Attributes: OptionSet, Codable, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8

    /// The attributes of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold.
    public static let bold = Attributes(rawValue: 1)
    /// Italic.
    public static let italic = Attributes(rawValue: 2)
    /// Underlined.
    public static let underline = Attributes(rawValue: 4)
    /// Dim.
    public static let dim = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// Struck through.
    public static let strike = Attributes(rawValue: 32)
}
