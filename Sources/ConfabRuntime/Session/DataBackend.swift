import ConfabApp
import MessageStore
import Messenger
import Synchronization
import Threads

/// The backend of a session, whose first operation opens the data. Until then there's nothing to read, and nothing changes.
final class DataBackend: Backend {
    private let opener: DataOpener
    private let tell: @Sendable (AppAction) -> Void
    private var opening: Future<StoreBackend?>?
    private let state = State()

    private final class State: Sendable {
        /// True once the future has a backend, or is about to have it.
        let isOpened = Mutex(false)
        /// True while another process is waited for, which may take any time.
        let isWaiting = Mutex(false)
        /// The store, even if something in it can't be read.
        let store = Mutex<MessageStore?>(nil)
    }

    /// - Parameter tell: takes what isn't an answer, from any thread.
    init(_ opener: DataOpener, tell: @escaping @Sendable (AppAction) -> Void) {
        self.opener = opener
        self.tell = tell
    }

    /// The backend of the open data; nil before.
    var opened: StoreBackend? {
        guard state.isOpened.withLock({ $0 }) else { return nil }
        return opening?.value ?? nil
    }

    /// The store, even if it has something that couldn't be read, so that the start failed; nil before.
    var store: MessageStore? { state.store.withLock { $0 } }

    /// Tells if files are being copied that are sent, on any thread.
    var isSending: @Sendable () -> Bool {
        if let opened { return opened.isSending }
        return { false }
    }

    var descriptors: [Int32] { opened?.descriptors ?? [] }

    func read(_ query: StoreQuery) -> AppAction {
        opened?.read(query) ?? .failed(.storage(.unexpected("something was read before the data was open.")))
    }

    func start(_ operation: AppOperation, answer: @escaping Answer) {
        if case .launch(.open(let risks)) = operation { return open(accepting: risks, answer) }
        if let opened { opened.start(operation, answer: answer) } else { answer(nil) }
    }

    /// Opens the data on another thread: it may have to wait for another process.
    private func open(accepting risks: [LaunchRisk], _ answer: @escaping Answer) {
        if let opened { return answer(opened.read(.profiles)) }
        opening = Future("data") { [opener, tell, state] in
            Self.open(opener, accepting: Set(risks), state, tell: tell, answer: answer)
        }
    }

    private static func open(
        _ opener: DataOpener, accepting risks: Set<LaunchRisk>, _ state: State,
        tell: @escaping @Sendable (AppAction) -> Void, answer: @escaping Answer
    ) -> sending StoreBackend? {
        do {
            let (backend, facts) = try opener.open(
                accepting: risks,
                wait: { process in
                    state.isWaiting.withLock { $0 = process != nil }
                    tell(.launch(.held(by: process)))
                },
                opened: { store in state.store.withLock { $0 = store } })
            state.isOpened.withLock { $0 = true }
            answer(facts)
            return backend
        } catch {
            // A failure that is reported is no early end.
            opener.noteReady()
            // One that is shown once is still asked what else can't be read.
            if !opener.readsOnly { state.store.withLock { $0 = nil } }
            answer(.launchFailed(Problem(error)))
            return nil
        }
    }

    func takeChanges() -> ChangeSet { opened?.takeChanges() ?? ChangeSet() }
    func refresh() { opened?.refresh() }
    func pause(during body: () -> Void) { if let opened { opened.pause(during: body) } else { body() } }
    func noteReady() { opener.noteReady() }

    func close() {
        // Nothing is written once the directory of sample data is removed.
        if !state.isWaiting.withLock({ $0 }) { _ = opening?.value }
        opener.noteReady()
        opened?.close()
        state.isOpened.withLock { $0 = false }
        state.store.withLock { $0 = nil }
        opening = nil
    }
}
