import Loop
import Messenger
import TerminalDOM

// The chat switcher in front of everything else.
extension App {
    /// Opens the switcher, in place of the palette if that is there; closes it when it is there itself.
    static func openSwitcher(_ state: inout AppState) -> [AppEffect] {
        if case .switcher = state.quickOpen { return closeQuickOpen(&state) }
        guard let main = state.main else { return [] }
        let words = state.options.words
        var switcher = Switcher.State(Switcher.places(main, state.profiles, words), open: main.conversation?.chat.id)
        switcher.arrange(words)
        state.quickOpen = .switcher(switcher)
        return [ask(main, switcher)]
    }

    static func reduceSwitcher(_ state: inout AppState, _ action: Switcher.Action) -> [AppEffect] {
        guard case .switcher(var switcher) = state.quickOpen, let main = state.main else { return [] }
        var effects: [AppEffect] = []
        switch action {
        case .edited(let command):
            let before = switcher.field.text
            switcher.field.apply(command.onOneLine)
            guard switcher.field.text != before else { break }
            switcher.selection = 0
            effects = [ask(main, switcher)]
        case .found(let pattern, let names):
            // An answer for other letters is none any more.
            guard pattern == FuzzyPattern(switcher.field.text) else { return [] }
            switcher.pattern = pattern
            switcher.found = names
            switcher.arrange(state.options.words)
        case .wheelTurned(let notches):
            switcher.selection = max(0, min(switcher.selection + notches, switcher.rows.count - 1))
        case .chosen(let target): return go(&state, to: target)
        }
        state.quickOpen = .switcher(switcher)
        return effects
    }

    /// Asks again for what is shown, after something has changed.
    static func reloadSwitcher(_ state: AppState) -> [AppEffect] {
        guard case .switcher(let switcher) = state.quickOpen, let main = state.main else { return [] }
        return [ask(main, switcher)]
    }

    private static func ask(_ main: Main, _ switcher: Switcher.State) -> AppEffect {
        .perform(
            .query(.fuzzyNames(main.profile.id, FuzzyPattern(switcher.field.text), recent: main.visited)),
            id: .findChats)
    }

    /// Goes to what was chosen.
    static func go(_ state: inout AppState, to target: Switcher.Target) -> [AppEffect] {
        state.quickOpen = nil
        let left = leaveOverlay(&state)
        switch target {
        case .chat(let chat):
            if let refusal = refusal(state, toOpen: chat.id) { return left + refusal + noteSeen(&state) }
            guard chat.kind.isConversation else { return left + openCard(&state, chat) }
            let closed = closeSearch(&state)
            let shown = state.withMain { ChatList.follow(&$0.chatList, chat, profile: $0.profile.id) }
            return left + closed + shown + open(&state, chat) + noteSeen(&state)
        case .contact(let contact): return left + openContact(state, contact.id)
        case .tab(let filter):
            let closed = closeSearch(&state) + choose(&state, .list)
            return left + closed + state.withMain { ChatList.show(&$0.chatList, filter, profile: $0.profile.id) }
        case .profile(let profile): return left + opening(&state, profile)
        case .command(let command): return left + perform(&state, command)
        case .option(let option): return left + show(.settings(Settings(at: option)), in: &state)
        }
    }
}

extension ChatList {
    /// Goes to `chat` in the list, under all chats where it does not show under the active filter.
    static func follow(_ state: inout State, _ chat: ChatSummary, profile: ProfileID) -> [AppEffect] {
        var effects: [AppEffect] = []
        if !chat.shows(under: state.filter) {
            effects = show(&state, chat.settings.isArchived ? .archived : nil, profile: profile)
        }
        return effects + reveal(&state, chat, profile: profile)
    }
}

extension Switcher {
    /// What can be gone to beside chats and contacts: the tabs, the other profiles, what has a screen of its own, and options.
    static func places(_ main: Main, _ profiles: [ProfileSummary], _ words: Words) -> [Place] {
        ChatList.tabs(of: main.chatList).map { Place(.tab($0.filter), words.tab($0)) }
            + profiles.filter { $0.id != main.profile.id && !$0.profile.isHidden }
            .map { Place(.profile($0.id), words.switchTo($0.profile.names.shown())) }
            + [CommandID.profiles, .themes, .settings, .help].map { Place(.command($0), words.title($0)) }
            + OptionDeclaration.all.filter(\.isOnPage).map { Place(.option($0.id), words.title($0.id)) }
    }
}
