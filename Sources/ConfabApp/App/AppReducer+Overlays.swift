import Loop
import Messenger
import TerminalDOM

// Commands for the front layer.
extension App {
    /// Gives a command to the front layer; one that it doesn't take is dropped.
    static func performOnLayer(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        switch state.layers.last {
        case .help, .themes, .question, .newChat, .card, .tags, .rowMenu, .confirmation, .palette, .switcher:
            return give(&state, .command(command), toLayer: state.layers.count - 1) ?? []
        case .profiles(let picker): return performOnUserPicker(&state, picker, command)
        case .profilesPage(let page): return performOnProfilesPage(&state, page, command)
        case .settings: return performOnSettings(&state, command)
        case nil: return []
        }
    }
}
