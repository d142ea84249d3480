public import TerminalDOM

extension Snapshotting where Format == String {
    /// Returns a strategy for the changes that each action makes on a screen of `width` × `height`: the first screen,
    /// then for each action the patches that a terminal would receive.
    ///
    /// Actions that the view reports after a frame (the visible part of a list, or the size of a node) are also reduced
    /// and drawn, as in a session.
    ///
    /// - Parameters:
    ///   - state: the initial state.
    ///   - reduce: the program's reducer. Its effects aren't run.
    ///   - view: the program's view.
    public static func frames<State, Action, Effects, Content: View>(
        _ width: Int, _ height: Int, from state: State, reduce: @escaping (inout State, Action) -> Effects,
        view: @escaping (State) -> Content
    ) -> Snapshotting where Value == [Action], Content.Action == Action {
        Snapshotting<String, String>.lines.pullback { actions in
            var session = FrameSession(
                state: state, size: try screenSize(width, height), reduce: { _ = reduce(&$0, $1) }, view: view)
            try session.open()
            for action in actions { try session.send(action) }
            return session.lines.joined(separator: "\n") + "\n"
        }
    }
}

/// A program without a terminal, and a log of what it draws.
private struct FrameSession<State, Content: View> {
    private(set) var lines: [String] = []
    private var state: State
    private let size: Size
    private let reduce: (inout State, Content.Action) -> Void
    private let view: (State) -> Content
    private var renderer = Renderer<Content.Action>(sheet: StyleSheet())
    private var cursor: Cursor?

    /// The maximum number of consecutive frames caused by reports of the view; more means an endless loop.
    private static var reportLimit: Int { 16 }

    init(
        state: State, size: Size, reduce: @escaping (inout State, Content.Action) -> Void,
        view: @escaping (State) -> Content
    ) {
        self.state = state
        self.size = size
        self.reduce = reduce
        self.view = view
    }

    mutating func open() throws(SnapshotProblem) {
        let rendering = renderer.render(view(state), size: size)
        cursor = rendering.frame.cursor
        lines += [rendering.frame.heading] + rendering.frame.rows
        try follow(rendering.actions)
    }

    mutating func send(_ action: Content.Action) throws(SnapshotProblem) {
        lines.append("→ " + plainText(of: action))
        reduce(&state, action)
        try follow(draw())
    }

    private mutating func follow(_ reports: [Content.Action]) throws(SnapshotProblem) {
        var reports = reports
        var rounds = 0
        while !reports.isEmpty {
            guard rounds < Self.reportLimit else {
                throw SnapshotProblem(
                    "The view reports something new after every frame (last: \(reports)), so a session would never rest."
                )
            }
            rounds += 1
            for report in reports {
                lines.append("↳ " + plainText(of: report))
                reduce(&state, report)
            }
            reports = draw()
        }
    }

    private mutating func draw() -> [Content.Action] {
        let rendering = renderer.render(view(state), size: size)
        let patches = rendering.patches ?? []
        for patch in patches {
            let (first, last) = (patch.columns.lowerBound, patch.columns.upperBound - 1)
            let columns = first == last ? "\(first)" : "\(first)–\(last)"
            let characters = rendering.frame.characters(patch.row, patch.columns)
            lines.append("  row \(patch.row)  \(columns)  │\(characters)│\(roles(patch, rendering.frame))")
        }
        let isMoved = rendering.frame.cursor != cursor
        cursor = rendering.frame.cursor
        if isMoved {
            lines.append("  cursor \(cursor.map { "\($0.position.x),\($0.position.y)" } ?? "none")")
        } else if patches.isEmpty {
            lines.append("  nothing")
        }
        return rendering.actions
    }

    /// Returns the roles of the cells, which may be the only thing that changed.
    private func roles(_ patch: Patch, _ frame: Frame) -> String {
        var names: [String] = []
        for column in patch.columns {
            let entry = frame.styles[frame.grid[column, patch.row].style]
            let name = entry.isPicture ? "picture" : entry.role?.name
            if let name, name != names.last { names.append(name) }
        }
        return names.isEmpty ? "" : "  " + names.joined(separator: ", ")
    }
}
