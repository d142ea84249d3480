/// A color in a perceptual color space (Björn Ottosson, "A perceptual color space for image processing"), in which the
/// nearest color by distance also looks nearest.
struct OKLab {
    let lightness: Double
    let a: Double
    let b: Double

    init(_ rgb: UInt32) {
        let linear = { (shift: UInt32) -> Double in Self.light[Int(rgb >> shift & 0xFF)] }
        let (red, green, blue) = (linear(16), linear(8), linear(0))
        let l = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, degree: 3)
        let m = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, degree: 3)
        let s = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, degree: 3)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func squaredDistance(to other: OKLab) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return dl * dl + da * da + db * db
    }

    /// The linear light, from 0 to 1, of each of the 256 steps of an sRGB channel (IEC 61966-2-1).
    private static let light: [Double] = (0...255).map { step in
        let value = Double(step) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // Raises to the power of 2.4 without libm, which this module doesn't import.
        return base * base * root(base * base, degree: 5)
    }
}

/// Returns the `degree`th root of a number from 0 to 1, by Newton's method.
private func root(_ number: Double, degree: Int) -> Double {
    guard number > 0 else { return 0 }
    var guess = 1.0
    while true {
        var power = 1.0
        for _ in 1..<degree { power *= guess }
        let next = guess - (guess - number / power) / Double(degree)
        // The first guess is too high, so guesses only fall, until rounding stops them.
        guard next < guess else { return guess }
        guess = next
    }
}
