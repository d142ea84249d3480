/// How many colours the terminal shows.
public enum ColorDepth: String, CaseIterable, Codable, Comparable, Sendable {
    /// None; bold, reverse and the like are shown all the same.
    case none
    /// The terminal's own eight.
    case ansi8 = "8"
    /// The terminal's own sixteen.
    case ansi16 = "16"
    /// The palette of xterm.
    case palette256 = "256"
    /// 24 bits.
    case trueColor = "truecolor"

    /// Orders them by how many colours there are.
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

    /// How many colours there are.
    public var count: Int { self == .none ? 0 : 1 << bits }
}
