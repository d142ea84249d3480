public import TerminalDOM

extension Snapshotting where Value: View, Format == String {
    /// Returns a strategy for the characters of a view on a screen of `width` × `height`, each row between bars so that
    /// trailing spaces show.
    public static func screen(_ width: Int, _ height: Int) -> Snapshotting {
        Snapshotting<Frame, String>.screen.pullback { try draw($0, width, height) }
    }
}

extension Snapshotting where Value == Frame, Format == String {
    /// A strategy for the characters of a frame, each row between bars so that trailing spaces show.
    public static var screen: Snapshotting {
        Snapshotting<String, String>.lines.pullback { frame in
            ([frame.heading] + frame.rows).joined(separator: "\n") + "\n"
        }
    }
}
