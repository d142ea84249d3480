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
    private var bundling: Future<Void>?
    private let state = State()

    /// The knowledge that the opening thread shares.
    private struct Progress {
        /// True once the future has a backend, or is about to have it.
        var isOpened = false
        /// True while another process is waited for, which may take any time.
        var isWaiting = false
        /// The store, even if something in it can't be read.
        var store: MessageStore?
    }

    private final class State: Sendable {
        let progress = Mutex(Progress())
    }

    /// - Parameter tell: takes what isn't an answer, from any thread.
    init(_ opener: DataOpener, tell: @escaping @Sendable (AppAction) -> Void) {
        self.opener = opener
        self.tell = tell
    }

    /// The backend of the open data; nil before.
    var opened: StoreBackend? {
        guard state.progress.withLock({ $0.isOpened }) else { return nil }
        return opening?.value ?? nil
    }

    /// The store, even if it has something that couldn't be read, so that the start failed; nil before.
    var store: MessageStore? { state.progress.withLock { $0.store } }

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
        if case .launch(let operation) = operation { return start(operation, answer) }
        if let opened { opened.start(operation, answer: answer) } else { answer(nil) }
    }

    private func start(_ operation: LaunchOperation, _ answer: @escaping Answer) {
        switch operation {
        case .open(let risks): open(accepting: risks, answer)
        case .saveBundle: saveBundle(answer)
        }
    }

    /// Opens the data on another thread: it may have to wait for another process.
    private func open(accepting risks: [LaunchRisk], _ answer: @escaping Answer) {
        if let opened { return answer(opened.read(.profiles)) }
        opener.phases?.beginAgain()
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
                    state.progress.withLock { $0.isWaiting = process != nil }
                    if process == nil { opener.phases?.end(.wait) }
                    tell(.launch(.held(by: process)))
                },
                opened: { store in state.progress.withLock { $0.store = store } })
            state.progress.withLock { $0.isOpened = true }
            answer(facts)
            return backend
        } catch {
            // A failure that is reported is no early end.
            opener.noteReady()
            // One that is shown once is still asked what else can't be read.
            if !opener.readsOnly { state.progress.withLock { $0.store = nil } }
            answer(.launchFailed(Problem(error)))
            return nil
        }
    }

    /// Saves a log bundle on another thread: it's also there to explain a database that can't be read.
    private func saveBundle(_ answer: @escaping Answer) {
        bundling = Future("bundle") { [opener] in
            let bundle = LogBundle(
                opener.options.places, mustHaveConfig: opener.options.mustHaveConfig,
                countsTables: opener.options.canExamine)
            do throws(SavingProblem) {
                answer(.failure(.bundleSaved(try bundle.save(in: opener.options.places.state))))
            } catch {
                answer(.failure(.bundleNotSaved(.saving(error))))
            }
        }
    }

    func takeChanges() -> ChangeSet { opened?.takeChanges() ?? ChangeSet() }
    func refresh() { opened?.refresh() }
    func pause(during body: () -> Void) { if let opened { opened.pause(during: body) } else { body() } }
    func noteReady() { opener.noteReady() }

    func close() {
        // Nothing is written once the directory of sample data is removed.
        if !state.progress.withLock({ $0.isWaiting }) { _ = opening?.value }
        bundling?.value
        opener.noteReady()
        opened?.close()
        state.progress.withLock { $0 = Progress() }
        opening = nil
    }
}
