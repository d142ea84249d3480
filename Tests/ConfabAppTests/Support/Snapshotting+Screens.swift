@testable import ConfabApp
import TerminalDOM
import Testing
import ViewSnapshots

extension Size {
    /// The size of every snapshot of a screen.
    static let usual = Size(80, 24)
    /// The smallest terminal that Confab draws on.
    static let tiny = Size(20, 6)
    static let small = Size(40, 12)
    static let large = Size(200, 60)
}

extension Snapshotting where Value == AppState, Format == String {
    /// The whole screen at 80×24 with its spoken lines and its roles, and its text at `sizes`.
    static func screen(alsoAt sizes: Size...) -> Snapshotting {
        pictures(sizes) { state in
            try Picture(draw(App.view(state), state.size.width, state.size.height), of: state.size)
        }
    }

    /// The front layer, cropped, at 80×24 with its spoken lines and its roles, and its text at `sizes`.
    static func layer(alsoAt sizes: Size...) -> Snapshotting {
        pictures(sizes) { state in
            // The footer has the last row.
            let frame = try draw(layerView(state), state.size.width, state.size.height - 1)
            return try Picture(cropping: frame, of: state.size)
        }
    }

    private static func pictures(_ sizes: [Size], _ draw: @escaping (AppState) throws -> Picture) -> Snapshotting {
        Snapshotting<String, String>.lines.pullback { state in
            let states = ([.usual] + sizes).map { size in
                var state = state
                state.size = size
                return state.settled()
            }
            return try Picture.report(states.map(draw), spoken: App.lines(states[0]))
        }
    }
}

/// Parts of the screen in several states, one below the other.
struct Parts {
    let spoken: [String]
    let view: (_ width: Int) -> Node<AppAction>
}

extension Snapshotting where Value == Parts, Format == String {
    /// The parts in `width` columns with their spoken lines and their roles, and their text in `others` columns.
    static func columns(_ width: Int, _ others: Int...) -> Snapshotting {
        Snapshotting<String, String>.lines.pullback { parts in
            let pictures = try ([width] + others).map { try Picture(cropping: draw(parts.view($0), $0, 200), of: nil) }
            return try Picture.report(pictures, spoken: parts.spoken)
        }
    }
}

/// The front layer of `state`, without the screen behind it.
func layerView(_ state: AppState) -> Node<AppAction> {
    if state.layers.isEmpty { Issue.record("nothing is in front of the screen") }
    let env = ViewEnvironment(state)
    return Layered<AppAction> {
        if let layer = state.layers.last {
            layer.view(Shared(state), env)
        }
    }.node
}

/// True if the front layer has the same cells at 200×60 as at 80×24, so that a snapshot of it would be a copy.
func looksTheSameOnALargeScreen(_ state: AppState) -> Bool {
    let sizes: [Size] = [.usual, .large]
    let rows = sizes.map { size in
        var state = state
        state.size = size
        let settled = state.settled()
        return try? Picture(cropping: draw(layerView(settled), size.width, size.height - 1), of: size).rows
    }
    return rows[0] != nil && rows[0] == rows[1]
}
