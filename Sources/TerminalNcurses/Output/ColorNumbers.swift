internal import TerminalDOM

/// Colours as numbers at one depth: −1 the terminal's own, 0…15 its palette, up to 255
/// that of xterm, and beyond, in true colour, the 24 bits themselves.
struct ColorNumbers {
    static let terminalOwn: Int32 = -1

    private var reduction: ColorReduction

    init(depth: ColorDepth) { reduction = ColorReduction(to: depth) }

    mutating func number(of color: Color) -> Int32 { Self.number(reduction(color)) }

    /// That of a text's colour, which can be told from what it stands on.
    mutating func number(of color: Color, on background: Color) -> Int32 {
        Self.number(reduction(color, on: background))
    }

    private static func number(_ color: Color) -> Int32 {
        switch color {
        case .none: return terminalOwn
        case .ansi(let index), .indexed(let index): return Int32(index)
        case .rgb(let red, let green, let blue):
            let rgb = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            // Numbers up to 255 are the palette's: the few blues that are so dark get a trace of green.
            return Int32(rgb < 256 ? rgb | 0x100 : rgb)
        }
    }
}
