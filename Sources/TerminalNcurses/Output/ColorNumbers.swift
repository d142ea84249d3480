internal import TerminalDOM

/// The numbers of colors at a color depth: −1 for the terminal's default, 0…15 for its palette, up to 255 for the xterm
/// palette, and above that the 24 bits of a true color.
struct ColorNumbers {
    static let terminalOwn: Int32 = -1

    private var reduction: ColorReduction

    init(depth: ColorDepth) { reduction = ColorReduction(to: depth) }

    mutating func number(of color: Color) -> Int32 { Self.number(reduction(color)) }

    /// Returns the number of a text color, which is always different from `background`.
    mutating func number(of color: Color, on background: Color) -> Int32 {
        Self.number(reduction(color, on: background))
    }

    private static func number(_ color: Color) -> Int32 {
        switch color {
        case .none: return terminalOwn
        case .ansi(let index), .indexed(let index): return Int32(index)
        case .rgb(let red, let green, let blue):
            let rgb = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            // Numbers up to 255 are the palette's, so the few blues that are this dark get a trace of green.
            return Int32(rgb < 256 ? rgb | 0x100 : rgb)
        }
    }
}
