public import TerminalDOM
public import Theming

extension Snapshotting where Value: View, Format == String {
    /// What a terminal is sent for a view on a screen of `width` × `height`: characters and SGR sequences. `cat` shows it.
    ///
    /// - Parameters:
    ///   - theme: what roles look like; without one all is plain.
    ///   - depth: how many colours the terminal shows.
    public static func ansi(
        _ width: Int, _ height: Int, theme: Theme? = nil, depth: ColorDepth = .trueColor
    ) -> Snapshotting {
        Snapshotting<Frame, String>.ansi(depth).pullback {
            try draw($0, width, height, sheet: theme?.sheet ?? StyleSheet())
        }
    }
}

extension Snapshotting where Value == Frame, Format == String {
    /// What a terminal of `depth` is sent for a frame: characters and SGR sequences.
    public static func ansi(_ depth: ColorDepth = .trueColor) -> Snapshotting {
        Snapshotting<String, String>.lines.pullback { frame in
            var encoder = SGREncoder(depth: depth)
            return encoder.encode(frame)
        }
    }
}
