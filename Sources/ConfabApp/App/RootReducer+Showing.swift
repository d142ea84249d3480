import Loop
import Messenger

extension RootReducer {
    /// Shows another root, or the main screen of another profile. This alone assigns ``AppState/root``.
    ///
    /// Everything that belongs to the root before ends: layers, short messages, timers, and answers to what was only read.
    /// Text that the user is typing is saved, and so is everything that is on its way to be saved, sent, or deleted.
    ///
    /// - Parameters:
    ///   - next: the new root.
    ///   - state: the state.
    ///   - isDeleted: true if the profile that is left was deleted, so nothing can be saved in it.
    static func show(_ next: Root, in state: inout AppState, isDeleted: Bool = false) -> [AppEffect] {
        guard state.root.leads(to: next) else {
            assertionFailure("no edge leads from \(state.root.kind) to \(next.kind)")
            return [ignored(from: state.root, to: next)]
        }
        let saved = leave(&state).filter { isDeleted ? !$0.isForProfile : true }
        // The start has short messages about Confab itself. They're read on the next screen.
        let isStart = state.root.kind == .launching
        if !isStart { state.toasts.all = [] }
        state.root = next
        state.waiting.close(.screen)
        return saved.filter { !$0.isTransient } + [.cancelTransient] + state.toasts.restart()
    }

    /// Says in the log that a root wasn't shown, where a wrong edge doesn't stop the program.
    static func ignored(from root: Root, to next: Root) -> AppEffect {
        .perform(.terminal(.log("a change of the root was ignored: \(root.kind.rawValue) → \(next.kind.rawValue)")))
    }

    /// Closes everything in front, and saves what the user is typing.
    private static func leave(_ state: inout AppState) -> [AppEffect] {
        if let profile = state.main?.profile.id { state.savedInput.profile = profile }
        let layers = App.closeLayers(&state)
        state.tooltip = nil
        state.pictures.leave()
        // A removal that could be undone until now is carried out before anything else.
        return App.changeMain(&state) { main, _ in .list(main.chatList.handOver()) }
            + layers + App.changeMain(&state) { main, _ in main.saveConversation() }
    }
}

extension AppEffect {
    /// True if leaving the root ends it, so that there's no use in beginning it.
    fileprivate var isTransient: Bool {
        switch self {
        case .perform(let operation, _): operation.isTransient
        case .after, .cancel, .cancelTransient: true
        }
    }

    /// True if it saves something in the open profile.
    fileprivate var isForProfile: Bool {
        switch self {
        case .perform(.service, _), .perform(.save, _): true
        case .perform, .after, .cancel, .cancelTransient: false
        }
    }
}
