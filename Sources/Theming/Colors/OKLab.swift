import Glibc

/// A colour in Björn Ottosson's OKLab, where distances are about as large as they look.
struct OKLab {
    let lightness, greenRed, blueYellow: Double

    /// The place of an sRGB colour.
    init(_ color: (red: UInt8, green: UInt8, blue: UInt8)) {
        let red = linearLight(color.red)
        let green = linearLight(color.green)
        let blue = linearLight(color.blue)
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The square of the distance, which orders as the distance does.
    func distance(to other: OKLab) -> Double {
        let lightness = lightness - other.lightness
        let greenRed = greenRed - other.greenRed
        let blueYellow = blueYellow - other.blueYellow
        return lightness * lightness + greenRed * greenRed + blueYellow * blueYellow
    }
}

/// One part of an sRGB colour as the light that it stands for, from 0 to 1.
func linearLight(_ value: UInt8) -> Double {
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
}
