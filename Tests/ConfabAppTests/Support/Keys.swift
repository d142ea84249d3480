import ConfabApp
import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

/// A store of the whole app, for tests.
typealias AppTestStore = TestStore<AppState, AppAction, AppOperation>

extension AppAction {
    /// A key, as the config writes it.
    static func key(_ text: String) -> AppAction {
        guard let key = KeyPress(text) else {
            Issue.record("“\(text)” isn't a key")
            return .command(.redraw)
        }
        return .terminal(.key(key))
    }
}

/// The state after `keys` were typed one after the other, whatever work they ask for.
func typed(_ keys: String..., in state: AppState) -> AppState {
    var state = state
    for key in keys { _ = App.reduce(&state, .key(key)) }
    return state
}
