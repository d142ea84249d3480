/// The number of colors that a terminal can show.
public enum ColorDepth: String, CaseIterable, Codable, Comparable, Sendable {
    /// No colors; attributes such as bold and reverse still show.
    case none
    /// The eight standard colors (SGR 30–37).
    case ansi8 = "8"
    /// The sixteen standard colors (SGR 30–37 and 90–97).
    case ansi16 = "16"
    /// The 256 colors of the xterm palette.
    case palette256 = "256"
    /// 24-bit colors.
    case trueColor = "truecolor"

    /// Orders depths by their number of colors.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.bits < right.bits }

    private var bits: Int {
        switch self {
        case .none: 0
        case .ansi8: 3
        case .ansi16: 4
        case .palette256: 8
        case .trueColor: 24
        }
    }

    /// The number of colors; 0 for ``none``.
    public var count: Int { self == .none ? 0 : 1 << bits }
}
