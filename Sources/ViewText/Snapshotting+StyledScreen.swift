public import TerminalDOM

extension Snapshotting where Value: View, Format == String {
    /// Returns a strategy for the characters of a view on a screen of `width` × `height`, followed by the runs of
    /// roles, each with its enclosing roles. It contains no colors of roles, so changing a palette doesn't break any
    /// snapshots; pictures are described by their own colors.
    public static func styledScreen(_ width: Int, _ height: Int) -> Snapshotting {
        Snapshotting<Frame, String>.styledScreen.pullback { try draw($0, width, height) }
    }
}

extension Snapshotting where Value == Frame, Format == String {
    /// A strategy for the characters of a frame, followed by the runs of roles and of the colors in pictures.
    public static var styledScreen: Snapshotting {
        Snapshotting<String, String>.lines.pullback { frame in
            let runs = CellRuns(frame) { style in
                let entry = frame.styles[style]
                if entry.isPicture { return entry.style.words.map { "picture " + $0 } }
                let roles = frame.styles.roles(of: style)
                return roles.isEmpty ? nil : roles.map(\.name).joined(separator: " › ")
            }
            return ([frame.heading] + frame.rows + runs.lines).joined(separator: "\n") + "\n"
        }
    }
}
