import Loop
import Messenger
import TerminalDOM

// Commands for layers that aren't features yet.
extension App {
    static func performOnOverlay(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        switch state.overlay {
        case .help, .themes, .question, .profiles, .profilesPage, .settings:
            return state.layers.isEmpty
                ? [] : give(&state, .command(command), toLayer: state.layers.count - 1) ?? []
        case .newChat: return performOnNewChat(&state, command)
        case .rowMenu(let menu): return performOnMenu(&state, menu, command)
        case .confirmation(let asked): return performOnConfirmation(&state, asked, command)
        case .card: return performOnCard(&state, command)
        case .tags: return performOnTags(&state, command)
        case .palette, .switcher, nil: return []
        }
    }
}
