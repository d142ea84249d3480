public import TerminalDOM
public import Theming

extension Snapshotting where Value: View, Format == String {
    /// Returns a strategy for the text that a terminal receives for a view on a screen of `width` × `height`:
    /// characters and SGR sequences. `cat` displays it.
    ///
    /// - Parameters:
    ///   - theme: the styles of the roles; `nil` for the default look.
    ///   - depth: the color depth of the terminal.
    public static func ansi(
        _ width: Int, _ height: Int, theme: Theme? = nil, depth: ColorDepth = .trueColor
    ) -> Snapshotting {
        Snapshotting<Frame, String>.ansi(depth).pullback {
            try draw($0, width, height, sheet: theme?.sheet ?? StyleSheet())
        }
    }
}

extension Snapshotting where Value == Frame, Format == String {
    /// Returns a strategy for the text that a terminal of `depth` receives for a frame: characters and SGR sequences.
    public static func ansi(_ depth: ColorDepth = .trueColor) -> Snapshotting {
        Snapshotting<String, String>.lines.pullback { frame in
            var encoder = SGREncoder(depth: depth)
            return encoder.encode(frame)
        }
    }
}
