/// The look of a cell: two colors and the attributes.
public struct Style: Codable, Equatable, Hashable, Sendable {
    /// The color of the text.
    public var foreground: Color = .none
    /// The color of the background.
    public var background: Color = .none
    /// The attributes, such as bold and italic.
    public var attributes: Attributes = []

    /// The terminal's default look.
    public static let plain = Style()

    /// Creates a style from colors and attributes.
    public init(foreground: Color = .none, background: Color = .none, attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}

/// Text attributes, which not every terminal supports.
public struct Attributes: OptionSet, Codable, Hashable, Sendable {
    /// The attributes as bits, one bit each.
    public let rawValue: UInt8

    /// Creates attributes from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold.
    public static let bold = Attributes(rawValue: 1)
    /// Italic.
    public static let italic = Attributes(rawValue: 2)
    /// Underlined.
    public static let underline = Attributes(rawValue: 4)
    /// Dim.
    public static let dim = Attributes(rawValue: 8)
    /// Foreground and background swapped.
    public static let reverse = Attributes(rawValue: 16)
    /// Struck through.
    public static let strike = Attributes(rawValue: 32)
}
