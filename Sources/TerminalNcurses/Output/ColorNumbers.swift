internal import Glibc
internal import TerminalDOM

/// Colours as the numbers that ncurses knows them by at one depth: −1 the terminal's own, 0…15 its palette, up to 255
/// that of xterm, and beyond, in true colour, the 24 bits themselves.
struct ColorNumbers {
    static let terminalOwn: Int32 = -1

    let depth: ColorDepth
    private var nearest: [UInt32: Int32] = [:]

    init(depth: ColorDepth) { self.depth = depth }

    mutating func number(of color: Color) -> Int32 {
        switch (color, depth) {
        case (.none, _), (_, .none): return Self.terminalOwn
        case (.ansi(let index), .ansi8): return Int32(index & 7)
        case (.ansi(let index), _): return Int32(index & 15)
        case (.indexed(let index), .ansi8), (.indexed(let index), .ansi16):
            return index < 16 ? number(of: .ansi(index)) : reduced(XtermPalette.rgb(index))
        case (.indexed(let index), _): return Int32(index)
        case (.rgb(let red, let green, let blue), _):
            let rgb = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            guard depth == .trueColor else { return reduced(rgb) }
            // Numbers up to 255 are the palette's: the few blues that are so dark get a trace of green.
            return Int32(rgb < 256 ? rgb | 0x100 : rgb)
        }
    }

    private mutating func reduced(_ rgb: UInt32) -> Int32 {
        if let known = nearest[rgb] { return known }
        // The first sixteen are whatever the user likes, so with 256 the choice is among the others.
        let candidates: ClosedRange<UInt8> = depth == .palette256 ? 16...255 : depth == .ansi16 ? 0...15 : 0...7
        let target = OKLab(rgb)
        var best = candidates.lowerBound
        var least = Double.infinity
        for candidate in candidates {
            let distance = target.squaredDistance(to: XtermPalette.perceived[Int(candidate)])
            if distance < least { (best, least) = (candidate, distance) }
        }
        nearest[rgb] = Int32(best)
        return Int32(best)
    }
}

/// The palette of xterm: sixteen colours, a cube of 6 × 6 × 6, and 24 greys.
enum XtermPalette {
    private static let first: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]

    static let perceived: [OKLab] = (0...255).map { OKLab(rgb(UInt8($0))) }

    static func rgb(_ index: UInt8) -> UInt32 {
        let index = UInt32(index)
        if index < 16 { return first[Int(index)] }
        if index >= 232 { return (8 + (index - 232) * 10) * 0x010101 }
        let level = { (step: UInt32) -> UInt32 in step == 0 ? 0 : 55 + step * 40 }
        let cube = index - 16
        return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
    }
}

/// A colour as it is perceived (Björn Ottosson, "A perceptual color space for image processing"), so that the nearest
/// one by number is the nearest one to the eye.
struct OKLab {
    let lightness: Double
    let a: Double
    let b: Double

    init(_ rgb: UInt32) {
        let linear = { (shift: UInt32) -> Double in
            let value = Double(rgb >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(16), linear(8), linear(0))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func squaredDistance(to other: OKLab) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return dl * dl + da * da + db * db
    }
}
