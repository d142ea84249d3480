import Loop
import Messenger
import TerminalDOM

// Commands that belong to no feature.
extension App {
    static func perform(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        if let effects = performAnywhere(&state, command) { return effects }
        if let edit = command.edit, state.keyContexts.contains(.text) { return self.edit(&state, edit) }
        switch state.keyPlace {
        case .layer(let front): return give(&state, .command(command), to: .layer(front)) ?? []
        case .part(let part):
            if let effects = give(&state, .command(command), to: .part(part)) { return effects }
            // While nothing is typed, the search leaves the list to the keys.
            if part == .search, state.main?.search?.isIdle == true,
                let effects = give(&state, .command(command), to: .part(.chatList))
            {
                return effects
            }
            return performOnMain(&state, command)
        case nil: return command == .open ? RootReducer.launch(&state) : []
        }
    }

    /// Does a command that does the same whatever is in front; nil if it isn't one.
    private static func performAnywhere(_ state: inout AppState, _ command: CommandID) -> [AppEffect]? {
        switch command {
        case .quit: return changeMain(&state) { main, _ in main.keepDraft() } + [.perform(.terminal(.quit))]
        case .redraw: return [.perform(.terminal(.redraw))]
        case .suspend: return changeMain(&state) { main, _ in main.keepDraft() } + [.perform(.terminal(.suspend))]
        case .palette: return openQuickly(&state, .palette(Palette(Palette.offers(state), state.options.strings)))
        case .switcher:
            guard let main = state.main else { return [] }
            let others = state.profiles.filter { $0.id != main.profile.id && !$0.profile.isHidden }
            return openQuickly(&state, .switcher(Switcher(main, others, state.options.strings)))
        case .help: return show(.help(Help(state.keyContexts)), in: &state)
        case .toggleMouse:
            state.options.mouse.toggle()
            return [.notice(state.options.strings.mouse(isOn: state.options.mouse))]
        case .back: return state.keyPlace.flatMap { give(&state, .back, to: $0) } ?? []
        case .undoChange:
            return give(&state, .command(command), to: .part(.chatList))
                ?? [.notice(state.options.strings.nothingToUndo())]
        case .themes: return show(.themes(ThemePicker()), in: &state) + [.perform(.theme(.load))]
        case .settings: return show(.settings(Settings()), in: &state)
        default: return nil
        }
    }

    /// Does a command of the main screen that isn't one of the part with the keys.
    private static func performOnMain(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        guard let main = state.main else { return [] }
        switch command {
        case .nextPane: return carryOut(&state, .focus(main.pane(after: 1, isWide: state.isWide)))
        case .previousPane: return carryOut(&state, .focus(main.pane(after: -1, isWide: state.isWide)))
        case .search: return carryOut(&state, .focus(.search))
        case .refresh, .closeBanner, .openBanner: return performOnStatus(&state, command)
        case .newChat: return present(&state, .newChat(.menu(selection: 0)))
        case .createLink, .scanCode, .pasteLink, .createGroup, .findContact, .notes:
            guard let entry = command.newChatEntry, let newChat = NewChat(entry, state.savedInput) else {
                return Shared(state).request(.openNotes, by: .newChat)
            }
            return present(&state, .newChat(newChat))
        case .profiles: return present(&state, .profiles(UserPicker())) + [.perform(.query(.profiles))]
        case .manageProfiles:
            let page = ProfilesPage(at: main.profile.id)
            return present(&state, .profilesPage(page)) + [.perform(.query(.profiles))]
        case .addProfile: return RootReducer.addProfile(&state)
        case .editTags: return present(&state, .tags(Tags([], beside: main.chatList.tags)))
        case .card: return main.conversation.map { carryOut(&state, .openCard($0.chat)) } ?? []
        case .nextUnread, .order: return give(&state, .command(command), to: .part(.chatList)) ?? []
        default:
            guard let place = CommandID.tabs.firstIndex(of: command) else { return [] }
            // One at a time, the list comes into sight. A tab and what is searched for everywhere do not go together.
            return changeMain(&state) { main, shared in
                if !shared.isWide { main.moveFocus(to: .list) }
                return main.closeSearch(shared) + main.inList { Outcome(effects: $0.showTab(at: place + 1)) }
            }
        }
    }

    private static func performOnStatus(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        let reloaded = command == .refresh ? follow(&state, .reload) : []
        guard let outcome = state.status.perform(command, Shared(state)) else { return reloaded }
        if command == .closeBanner { settleBanner(&state, isAsked: true) }
        return reloaded + carryOut(&state, outcome.map(AppAction.status))
    }
}
