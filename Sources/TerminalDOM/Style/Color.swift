/// A color as specified by a theme. The painter reduces it to what the terminal can show.
public enum Color: Codable, Equatable, Hashable, Sendable {
    /// The terminal's default foreground or background.
    case none
    /// One of the terminal's sixteen standard colors (0–7 normal, 8–15 bright).
    case ansi(UInt8)
    /// One of the 256 colors of the xterm palette.
    case indexed(UInt8)
    /// A 24-bit sRGB color.
    case rgb(UInt8, UInt8, UInt8)
}
