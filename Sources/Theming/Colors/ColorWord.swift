import TerminalDOM

/// A color as written in a theme file.
enum ColorWord: Equatable, Sendable {
    /// A literal color: `#rrggbb`, `#rgb`, or `none`.
    case color(Color)
    /// A name in `[meaning]` or `[palette]`, or one of the terminal's sixteen colors.
    case name(String)

    /// Parses `text`; `nil` if it starts with `#` but isn't a valid color.
    init?(_ text: String) {
        if text == "none" {
            self = .color(.none)
        } else if text.hasPrefix("#") {
            guard let color = Self.hexadecimal(text.dropFirst()) else { return nil }
            self = .color(color)
        } else {
            self = .name(text)
        }
    }

    private static func hexadecimal(_ digits: Substring) -> Color? {
        let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue.map(UInt8.init) : nil }
        guard values.count == digits.count else { return nil }
        switch values.count {
        case 3: return .rgb(values[0] * 17, values[1] * 17, values[2] * 17)
        case 6: return .rgb(values[0] << 4 | values[1], values[2] << 4 | values[3], values[4] << 4 | values[5])
        default: return nil
        }
    }
}

/// The names of the terminal's sixteen colors, in the order of their numbers.
let terminalColorNames = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "bright-black", "bright-red", "bright-green",
    "bright-yellow", "bright-blue", "bright-magenta", "bright-cyan", "bright-white",
]

/// Returns the terminal color named `name`; `nil` if there is none.
func terminalColor(_ name: String) -> Color? {
    terminalColorNames.firstIndex(of: name).map { .ansi(UInt8($0)) }
}
