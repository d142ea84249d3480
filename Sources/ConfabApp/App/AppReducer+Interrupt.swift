import TerminalDOM

// Ctrl-C.
extension App {
    /// Clears the field that keys go to, or else cancels what is in front. If there's neither, the second time quits.
    static func interrupt(_ state: inout AppState) -> [AppEffect] {
        let before = state
        if let effects = state.keyPlace.flatMap({ send(&state, .command(.interrupt), to: $0) }) { return effects }
        if state.focusedField?.isEmpty == false {
            let effects = edit(&state, .selectAll) + edit(&state, .cutSelection)
            if state != before { return effects }
        }
        if state.canCancel {
            let effects = perform(&state, .back)
            if state != before { return effects }
        }
        guard state.toasts.asksToQuit else { return state.askToQuit(with: .interrupt) }
        return perform(&state, .quit)
    }
}

extension AppState {
    /// Says which key quits, for people who know `q` from other programs.
    mutating func sayHowToQuit() -> [AppEffect] {
        let env = ViewEnvironment(self)
        return toasts.say(env.strings.keyQuits(env.key(.quit, in: .everywhere)))
    }

    /// Says that `command` quits if it's given again.
    mutating func askToQuit(with command: CommandID) -> [AppEffect] {
        let env = ViewEnvironment(self)
        let key = env.key(command, in: .everywhere)
        guard hasUnsavedWords else {
            return toasts.askToQuit(env.strings.pressAgainToQuit(key), for: Toasts.quitTime)
        }
        return toasts.askToQuit(env.strings.quittingLosesWords(key), for: Toasts.errorTime)
    }

    /// Takes the question of the first Ctrl-C back, unless `command` answers it.
    mutating func forgetQuitQuestion(after command: CommandID?) {
        if command != .interrupt, command != .quit { toasts.all.removeAll(where: \.asksToQuit) }
    }

    /// True if Escape would end something that has begun, instead of leaving a chat.
    fileprivate var canCancel: Bool {
        switch keyPlace {
        case .layer, .part(.search), .part(.registration): true
        case .part(.chatList): main?.chatList.swipe != nil || main?.chatList.chosen != nil
        case .part(.conversation): main?.conversation?.focus == .chatSearch
        case .part(.launch), .part(.failure), nil: false
        }
    }
}
