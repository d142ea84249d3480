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

    private final class State: Sendable {
        struct Progress {
            /// True once the future has a backend, or is about to have it.
            var isOpened = false
            /// The process that is waited for, which may take any time; 0 for an unknown one.
            var holder: Int32?
            /// The store, even if something in it can't be read.
            var store: MessageStore?
            /// Takes the answer of the opening that is under way.
            var answer: Answer?
        }

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
        switch operation {
        case .launch(.open(let risks)): open(accepting: risks, answer)
        case .launch(.saveBundle): saveBundle(answer)
        case .launch(.runJobs), .service, .query, .slowQuery, .save, .saveOption, .readEmojiNames, .profile, .file,
            .voice, .terminal, .theme:
            if let opened { opened.start(operation, answer: answer) } else { answer(nil) }
        }
    }

    /// Opens the data on another thread: it may have to wait for another process.
    private func open(accepting risks: [LaunchRisk], _ answer: @escaping Answer) {
        opener.phases?.beginAgain()
        let (isOpened, canceled, holder) = state.progress.withLock { progress in
            defer { if !progress.isOpened { progress.answer = answer } }
            return (progress.isOpened, progress.answer, progress.holder)
        }
        if isOpened, let opened { return answer(opened.read(.profiles)) }
        // The start that was canceled is still under way; this one gets its answer.
        if let canceled {
            if let holder { tell(.launch(.held(by: holder))) }
            return canceled(nil)
        }
        opening = Future("data") { [opener, tell, state] in
            Self.open(opener, accepting: Set(risks), state, tell: tell)
        }
    }

    private static func open(
        _ opener: DataOpener, accepting risks: Set<LaunchRisk>, _ state: State,
        tell: @escaping @Sendable (AppAction) -> Void
    ) -> sending StoreBackend? {
        do {
            let (backend, facts) = try opener.open(
                accepting: risks,
                wait: { process in
                    state.progress.withLock { $0.holder = process }
                    if process == nil { opener.phases?.end(.wait) } else { opener.phases?.beginWait() }
                    tell(.launch(.held(by: process)))
                },
                opened: { store in state.progress.withLock { $0.store = store } })
            let answer = state.progress.withLock { progress in
                progress.isOpened = true
                return progress.answer.take()
            }
            answer?(facts)
            return backend
        } catch {
            let answer = state.progress.withLock { progress in
                // One that is shown once is still asked what else can't be read.
                if !opener.readsOnly { progress.store = nil }
                return progress.answer.take()
            }
            answer?(.launchFailed(Problem(error)))
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
    func noteReady() { opener.clearStarts() }

    func close() {
        // Nothing is written once the directory of sample data is removed. An opening that has got nowhere may take any time.
        if opener.demo != nil || store != nil { _ = opening?.value }
        bundling?.value
        opened?.close()
        state.progress.withLock { $0 = State.Progress() }
        opening = nil
    }
}
