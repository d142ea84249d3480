/// A colour as a theme says it; what the terminal can show of it is the painter's business.
public enum Color: Codable, Equatable, Hashable, Sendable {
    /// The terminal's own foreground or background: transparent.
    case none
    /// One of the terminal's own sixteen colours (0–7 normal, 8–15 bright).
    case ansi(UInt8)
    /// One of the 256 colours of the xterm palette.
    case indexed(UInt8)
    /// A colour of 24 bits (sRGB).
    case rgb(UInt8, UInt8, UInt8)
}
