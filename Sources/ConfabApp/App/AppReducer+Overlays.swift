import Loop
import Messenger
import TerminalDOM

// Commands for layers that aren't features yet.
extension App {
    static func performOnOverlay(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        switch state.overlay {
        case .help, .themes, .question, .card, .tags, .rowMenu, .confirmation:
            return giveFront(&state, .command(command)) ?? []
        case .profiles(let picker): return performOnUserPicker(&state, picker, command)
        case .profilesPage(let page): return performOnProfilesPage(&state, page, command)
        case .newChat: return performOnNewChat(&state, command)
        case .settings: return performOnSettings(&state, command)
        case .palette, .switcher, nil: return []
        }
    }
}
