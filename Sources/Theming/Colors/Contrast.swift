import Glibc
public import TerminalDOM

/// Returns the contrast ratio of `text` on `background`, from 1 (none) to 21 (black on white), as defined by WCAG 2.
///
/// Returns `nil` if the terminal decides the look of either color. For text, level AA requires 4.5 and level AAA
/// requires 7.
public func contrastRatio(_ text: Color, on background: Color) -> Double? {
    guard let text = text.relativeLuminance, let background = background.relativeLuminance else { return nil }
    return (max(text, background) + 0.05) / (min(text, background) + 0.05)
}

extension Color {
    /// The red, green, and blue components; `nil` for a color that the terminal decides.
    var components: (red: UInt8, green: UInt8, blue: UInt8)? {
        switch self {
        case .rgb(let red, let green, let blue): return (red, green, blue)
        case .indexed(let index) where index >= 16:
            let rgb = XtermPalette.rgb(index)
            return (UInt8(rgb >> 16), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF))
        case .none, .ansi, .indexed: return nil
        }
    }

    fileprivate var relativeLuminance: Double? {
        components.map {
            0.2126 * linearLight($0.red) + 0.7152 * linearLight($0.green) + 0.0722 * linearLight($0.blue)
        }
    }
}

/// Returns the linear light, from 0 to 1, of one channel of an sRGB color.
private func linearLight(_ value: UInt8) -> Double {
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
}
