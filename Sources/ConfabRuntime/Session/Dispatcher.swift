import ConfabApp
import Loop
import Messenger
import TerminalDOM

/// Sends actions to the store, and records them.
final class Dispatcher {
    typealias AppStore = Store<AppState, AppAction, AppOperation, AppSubscription>

    let store: AppStore
    /// Why the newest action was sent, which decides how soon its frame is due.
    private(set) var cause = FrameScheduler.Cause.service
    private let recorder: Recorder?
    private let clock: SystemClock

    /// The number of file problems shown at once.
    private static let shownProblems = 3

    init(_ state: AppState, recorder: Recorder?, clock: SystemClock) {
        store = Store(state, reduce: App.reduce, subscriptions: App.subscriptions)
        self.recorder = recorder
        self.clock = clock
    }

    var state: AppState { store.state }

    func send(_ action: AppAction, cause: FrameScheduler.Cause = .input) {
        self.cause = cause
        recorder?.record(action, isCommand: isCommand(action), isSecret: state.isSecretTyped, at: clock.now)
        store.send(action)
    }

    private func isCommand(_ action: AppAction) -> Bool {
        guard case .terminal(.key(let key)) = action else { return false }
        return state.options.keymap.command(for: key, in: state.keyContexts) != nil
    }

    /// Shows problems with the user's files, or only the first few, and removes those that no longer exist.
    func show(problems: [Problem], mended: [Problem] = []) {
        if !mended.isEmpty { send(.toasts(.retracted(mended))) }
        for problem in problems.prefix(Self.shownProblems) { show(problem: problem) }
        if problems.count > Self.shownProblems {
            show(problem: .moreMistakes(problems.count - Self.shownProblems))
        }
    }

    func show(problem: Problem) { send(.failed(problem)) }
}
