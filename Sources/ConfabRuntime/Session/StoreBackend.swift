import ChatServices
import ConfabApp
import Logging
import MessageStore
import Messenger

/// The store and the on-device service. Short reads run at once, everything else on the lanes of its executors.
final class StoreBackend: Backend {
    let store: MessageStore
    private let reads: StoreReads
    private let feed: ChangeFeed
    /// Problems to show once, at the start.
    private let problems: [Problem]
    /// True if nothing is sent or received, to look at a profile that may be open elsewhere.
    private let readsOnly: Bool
    private let showsHints: Bool
    private let log: Logger
    private let tell: @Sendable (AppAction) -> Void
    private let service: ServiceExecutor
    private let queries: SlowQueryExecutor
    private let files: FileExecutor
    private let voices: VoiceExecutor
    private let jobs: LaunchJobs
    /// Nil if nothing is written.
    private let index: IndexBuilder?
    /// Nil if nothing is written.
    private let sweeper: FileSweeper?
    private let condition: ConditionReporter
    /// True while changes by other processes can't be read, once the app knows that.
    private var isDeaf = false

    /// - Parameters:
    ///   - stickers: the folder of the user's catalogs of stickers; empty for none.
    ///   - provider: opens profiles; nil for the on-device service alone.
    ///   - tell: takes what isn't an answer, from any thread.
    init(
        store: MessageStore, profileName: String?, readsOnly: Bool, showsHints: Bool = true,
        problems: [Problem] = [], stickers: String = "",
        provider: (@Sendable (OnDeviceExchange) -> any ServiceProvider)? = nil, log: Logger,
        tell: @escaping @Sendable (AppAction) -> Void
    ) throws {
        self.store = store
        self.problems = problems
        self.readsOnly = readsOnly
        self.showsHints = showsHints && !readsOnly
        self.log = log
        self.tell = tell
        condition = ConditionReporter(store, tell: tell)
        feed = try ChangeFeed(store)
        let index =
            readsOnly
            ? nil
            : IndexBuilder(
                log: log, progress: { tell(.status(.indexed(percent: $0))) },
                // Searches can find now what the index lacked.
                completed: { tell(.changed(.reload)) }, step: { try store.continueSearchIndex() })
        self.index = index
        sweeper = readsOnly ? nil : FileSweeper(store, log: log)
        queries = SlowQueryExecutor(store) { index?.start(isMissed: true) }
        files = FileExecutor(store.files, stickers: stickers)
        let service = ServiceExecutor(WriteQueue(store), provider: provider, log: log, tell: tell)
        self.service = service
        jobs = LaunchJobs.all(of: service.exchange, log: log)
        voices = VoiceExecutor(store.files, tell: tell) { chat, recording in
            service.start(.attached(chat, recording.file)) { action in
                if action != nil { return log.error("a recording isn't in its draft") }
                recording.copy.remove()
            }
        }
        var reads = StoreReads(store: store)
        reads.shown = { service.shown }
        reads.wantedName = { service.hasShown ? nil : profileName }
        reads.heedsHolders = !readsOnly
        self.reads = reads
    }

    /// Tells if files are being copied that are sent, on any thread.
    var isSending: @Sendable () -> Bool { { [files] in files.isSending } }

    var descriptors: [Int32] { [feed.descriptor] }

    /// Tells the app what it should know at the start.
    func open() {
        condition.report(importer: store.importer)
        for problem in problems { tell(.failed(problem)) }
        if !feed.isWatching, !readsOnly {
            log.warning("the system has no file watch left; changes are looked for every minute")
            tell(.failed(.noFileWatch))
        }
        // If the settings can't be read, a closed hint might come back.
        if showsHints, let closed = try? Hint.closed(in: store) { tell(.status(.hintsRead(closed: closed))) }
    }

    func read(_ query: StoreQuery) -> AppAction {
        defer { condition.report() }
        return reads.answer(query)
    }

    func start(_ operation: AppOperation, answer: @escaping Answer) {
        let answer: Answer = { [condition] action in
            answer(action)
            condition.report()
        }
        switch operation {
        case .slowQuery(let query): queries.start(query, answer: answer)
        case .launch(.runJobs):
            startJobs()
            answer(nil)
        case .file(.keepUnused(let days)):
            jobs.add("unused files") { [sweeper] in sweeper?.keep(days: days) }
            answer(nil)
        case .file(let operation): files.start(operation, answer: answer)
        case .voice(let operation): voices.start(operation, answer: answer)
        case .service(let call):
            files.copy(call, limit: min(service.fileLimit, call.fileLimit ?? .max), tell: tell) { [service] copied in
                switch copied {
                case .success(let call): service.start(call, answer: answer)
                case .failure(let problem): answer(.answered(call, .failed(.attaching(problem))))
                case nil: answer(nil)
                }
            }
        case .save where readsOnly: answer(nil)
        case .save(let change): service.start(change, answer: voices.claim(change, answer: answer))
        case .profile(.open(let id, _)) where readsOnly:
            let profile = try? store.read { try $0.profile(id) }
            answer(
                profile.map { .profileOpened($0, ServiceSession([])) }
                    ?? .launchFailed(.storage(.missing(.profile(id)))))
        case .profile(let operation):
            // A new profile is made as quickly as it can be.
            if case .create = operation { jobs.hold() }
            let answer: Answer = { [files] action in
                if case .profile(let id, .removed)? = action { files.cancelSending(of: id) }
                answer(action)
            }
            service.start(operation, answer: answer) { [jobs] in if case .create = operation { jobs.release() } }
        // Reads are made at once, and others do the rest.
        case .query, .saveOption, .readEmojiNames, .launch, .terminal, .theme: answer(nil)
        }
    }

    func takeChanges() -> ChangeSet {
        defer {
            store.refreshKnownProblems()
            condition.report(importer: store.importer)
        }
        do {
            let changes = try feed.changes()
            if isDeaf { tell(.status(.heard(problem: nil))) }
            isDeaf = false
            return changes
        } catch {
            log.error("the change feed cannot be read", metadata: ["error": "\(CaseNames.of(error))"])
            if !isDeaf { reportFeed(error) }
            isDeaf = true
            return .reload
        }
    }

    /// Tells the app why it no longer hears of changes.
    private func reportFeed(_ error: StoreError) {
        let problem = StorageProblem(error)
        tell(.status(.heard(problem: .cannotListen(problem))))
        // Nothing is saved from now on, so the user has to see it at once.
        if case .replaced = problem { tell(.failed(.storage(problem))) }
    }

    private func startJobs() {
        guard let index else { return }
        jobs.add("index of messages") { index.start() }
        jobs.start()
    }

    /// Nothing: only who opens the data counts starts.
    func noteReady() {}

    func refresh() {
        service.refresh()
        sweeper?.start()
    }

    func pause(during body: () -> Void) {
        files.pause {
            service.wait()
            queries.pause {
                jobs.pause {
                    guard let index, let sweeper else { return body() }
                    index.pause { sweeper.pause(during: body) }
                }
            }
        }
    }

    func close() {
        voices.close()
        files.finishSending()
        files.close()
        queries.close()
        jobs.close()
        index?.close()
        sweeper?.close()
        service.close()
    }
}
