public import TerminalDOM
public import Theming

extension Snapshotting where Value: View, Format == String {
    /// Returns a strategy for the characters of a view on a screen of `width` × `height`, followed by the runs of
    /// colors and attributes in `theme`.
    public static func themed(_ theme: Theme, _ width: Int, _ height: Int) -> Snapshotting {
        Snapshotting<Frame, String>.themed.pullback { try draw($0, width, height, sheet: theme.sheet) }
    }
}

extension Snapshotting where Value == Frame, Format == String {
    /// A strategy for the characters of a frame, followed by the runs of its colors and attributes.
    public static var themed: Snapshotting {
        Snapshotting<String, String>.lines.pullback { frame in
            let runs = CellRuns(frame) { frame.styles[$0].style.words }
            return ([frame.heading] + frame.rows + runs.lines).joined(separator: "\n") + "\n"
        }
    }
}

extension Style {
    /// The style in words, such as `#eeeeee on #303030 bold`; `nil` for the terminal's default look.
    var words: String? {
        var words: [String] = []
        if foreground != .none { words.append(foreground.word) }
        if background != .none { words.append("on " + background.word) }
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
            (.strike, "strike"),
        ]
        for (attribute, name) in names where attributes.contains(attribute) { words.append(name) }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}

extension Color {
    private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

    /// The color in words: as in a theme file, or a palette index.
    fileprivate var word: String {
        switch self {
        case .none: "none"
        case .ansi(let index): (index & 8 == 0 ? "" : "bright-") + Self.names[Int(index & 7)]
        case .indexed(let index): "\(index)"
        case .rgb(let red, let green, let blue): "#" + [red, green, blue].map(Self.hexadecimal).joined()
        }
    }

    private static func hexadecimal(_ part: UInt8) -> String {
        (part < 16 ? "0" : "") + String(part, radix: 16)
    }
}
