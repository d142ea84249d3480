public import TerminalDOM

extension Snapshotting where Value: View, Format == String {
    /// The characters of a view on a screen of `width` × `height`, then what they mean: runs of roles, each with those
    /// around it. No colours, so that a change of the palette breaks no view.
    public static func styledScreen(_ width: Int, _ height: Int) -> Snapshotting {
        Snapshotting<Frame, String>.styledScreen.pullback { try draw($0, width, height) }
    }
}

extension Snapshotting where Value == Frame, Format == String {
    /// The characters of a frame, then runs of roles.
    public static var styledScreen: Snapshotting {
        Snapshotting<String, String>.lines.pullback { frame in
            let runs = CellRuns(frame) { style in
                let roles = frame.styles.roles(of: style)
                return roles.isEmpty ? nil : roles.map(\.name).joined(separator: " › ")
            }
            return ([frame.heading] + frame.rows + runs.lines).joined(separator: "\n") + "\n"
        }
    }
}
