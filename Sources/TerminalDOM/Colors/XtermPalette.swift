/// The xterm palette: sixteen colors, a cube of 6 × 6 × 6, and 24 grays.
public enum XtermPalette {
    private static let first: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]

    static let perceived: [OKLab] = (0...255).map { OKLab(rgb(UInt8($0))) }

    /// Returns the 24 bits (`0xRRGGBB`) of a color by its palette index. For the first sixteen these are xterm's
    /// defaults, which users can change.
    public static func rgb(_ index: UInt8) -> UInt32 {
        let index = UInt32(index)
        if index < 16 { return first[Int(index)] }
        if index >= 232 { return (8 + (index - 232) * 10) * 0x010101 }
        let level = { (step: UInt32) -> UInt32 in step == 0 ? 0 : 55 + step * 40 }
        let cube = index - 16
        return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
    }
}
