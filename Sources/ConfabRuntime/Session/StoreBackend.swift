import ChatServices
import ConfabApp
import Logging
import MessageStore
import Messenger
import Synchronization

/// The store and the on-device service, behind the app: short reads are made at once, searches on a thread of their own,
/// everything else one after the other on another.
final class StoreBackend: Backend {
    private let store: MessageStore
    private let reads: StoreReads
    private let feed: ChangeFeed
    /// Sentences to show once, at the start.
    private let notices: [String]
    /// Whether nothing is sent and nothing received: for a look at a profile that may be open elsewhere.
    private let readsOnly: Bool
    private let showsHints: Bool
    private let log: Logger
    private let service: ServiceExecutor
    private let searches: SearchDesk
    private let codes = CodeDesk()
    /// Nil where nothing is written.
    private let index: IndexMaker?
    private let tell = Teller()
    private let condition: ToldCondition
    /// True while changes made by other processes can't be read, once the app knows that.
    private var isDeaf = false
    private lazy var queue = WorkQueue()
    /// For what is slow and is only read, so that nothing that is sent waits for it.
    private lazy var slowReads = WorkQueue()
    /// For passwords, which are slow on purpose, so that no other read waits for them.
    private lazy var passwords = WorkQueue()

    init(
        store: MessageStore, profileName: String?, readsOnly: Bool, showsHints: Bool = true, sendsReadReceipts: Bool?,
        notices: [String] = [], log: Logger
    ) throws {
        self.notices = notices
        self.readsOnly = readsOnly
        self.showsHints = showsHints && !readsOnly
        self.store = store
        condition = ToldCondition(of: store, tell)
        self.log = log
        let index =
            readsOnly
            ? nil
            : IndexMaker(log: log, progress: { [tell] in tell.say(.around(.indexed(percent: $0))) }) {
                try store.continueSearchIndex()
            }
        self.index = index
        searches = SearchDesk(store) { [tell] in index?.start(isMissed: true, whenWhole: tell.searchAgain) }
        feed = try ChangeFeed(store)
        let service = ServiceExecutor(WriteQueue(store), sendsReadReceipts: sendsReadReceipts, log: log)
        self.service = service
        var reads = StoreReads(store: store)
        reads.shown = { service.shown }
        reads.choice = { profiles in
            guard let profileName, !service.hasShown else { return profiles.first.map { .open($0.id) } ?? .ask }
            let named = profiles.first { $0.profile.names.shown() == profileName.harmlessName }
            return named.map { .open($0.id) } ?? .create(name: profileName)
        }
        self.reads = reads
    }

    var descriptors: [Int32] { [feed.descriptor] }

    func open(tell: @escaping @Sendable (AppAction) -> Void) {
        self.tell.listen(tell)
        service.listen(tell)
        condition.tell(importer: store.importer)
        for notice in notices { tell(.toasts(.said(notice, isError: true))) }
        if !feed.isWatching, !readsOnly {
            log.warning("the system has no file watch left; changes are looked for every minute")
            tell(.toasts(.said(Words().noFileWatch(), isError: true)))
        }
        // Without the settings nobody knows which were closed.
        if showsHints, let closed = try? Hint.closed(in: store) { tell(.around(.hintsRead(closed: closed))) }
    }

    func read(_ query: StoreQuery) -> AppAction {
        defer { condition.tell() }
        return reads.answer(query)
    }

    func start(_ query: SlowQuery, answer: @escaping Answer) {
        let answer = telling(answer)
        let reads = SlowReads(store: store)
        switch query {
        case .messages(let request): searches.start(.messages(request), answer: answer)
        case .places(let chat, let query): searches.start(.places(chat, query), answer: answer)
        case .chosen(let request, let chats): slowReads.add { answer(reads.chosen(request, chats)) }
        case .belongings(let profile): slowReads.add { answer(reads.belongings(of: profile)) }
        case .hiddenProfiles(let password, let attempt):
            passwords.add { answer(.profilesPage(.unlocked(attempt, reads.hiddenProfiles(password: password)))) }
        case .code(let path): codes.start(path, answer: answer)
        }
    }

    func start(_ call: ServiceCall, answer: @escaping Answer) {
        let (answer, service) = (telling(answer), service)
        queue.add { answer(await service.perform(call).map { .answered(call, $0) }) }
    }

    func start(_ change: LocalChange, answer: @escaping Answer) {
        // A look at a profile changes nothing of it.
        if readsOnly { return answer(nil) }
        let (answer, service) = (telling(answer), service)
        queue.add { answer(await service.save(change)) }
    }

    func start(_ operation: ProfileOperation, answer: @escaping Answer) {
        if readsOnly, case .open(let id, _) = operation {
            let profile = try? store.read { try $0.profile(id) }
            return answer(profile.map { .profileOpened($0) } ?? .launchFailed("\(StoreError.missing("\(id)"))"))
        }
        let (answer, service) = (telling(answer), service)
        queue.add { [index, tell] in
            await service.perform(operation, answer: answer)
            // Once there is something to see, and nobody waits for it.
            if case .open = operation { index?.start(whenWhole: tell.searchAgain) }
        }
    }

    /// Tells the app what can't be read, after every answer.
    private func telling(_ answer: @escaping Answer) -> Answer {
        { [condition] action in
            answer(action)
            condition.tell()
        }
    }

    func takeChanges() -> ChangeSet {
        defer {
            store.noteKnownLosses()
            condition.tell(importer: store.importer)
        }
        do {
            let changes = try feed.changes()
            if isDeaf { tell.say(.around(.heard(problem: nil))) }
            isDeaf = false
            return changes
        } catch {
            log.error("the change feed cannot be read", metadata: ["error": "\(error)"])
            if !isDeaf { say(error) }
            isDeaf = true
            return .reload
        }
    }

    /// Tells the app why nothing is heard of changes.
    private func say(_ error: StoreError) {
        guard case .replaced = error else {
            return tell.say(.around(.heard(problem: Words().cannotListen("\(error)"))))
        }
        // Nothing is saved from now on, so the user has to see it at once.
        tell.say(.around(.heard(problem: "\(error)")))
        tell.say(.toasts(.said("\(error)", isError: true)))
    }

    func refresh() { service.refresh() }

    func settle(during body: () -> Void) {
        searches.wait()
        slowReads.wait()
        passwords.wait()
        queue.wait()
        service.waitForWrites()
        if let index { index.pause(during: body) } else { body() }
    }

    func close() {
        searches.close()
        codes.close()
        slowReads.close()
        passwords.close()
        index?.close()
        // What was asked for is done before the process ends: the last draft, the last message.
        let service = service
        queue.add { await service.close() }
        queue.wait()
    }
}

/// Notifies the app when the store's condition changes. It's asked with every answer of the store.
private final class ToldCondition: Sendable {
    private let store: MessageStore
    private let teller: Teller
    private let told = Mutex(Around.StoreCondition())

    init(of store: MessageStore, _ teller: Teller) {
        self.store = store
        self.teller = teller
    }

    /// - Parameter importer: the process that imports into the store now.
    func tell(importer: Int32?) { tell { $0.importer = importer } }

    /// Tells what can't be read.
    func tell() { tell { _ in } }

    private func tell(_ change: (inout Around.StoreCondition) -> Void) {
        let problems = store.problems
        told.withLock { told in
            var now = told
            change(&now)
            now.hasNewerRecords = !problems.newer.isEmpty
            now.isDamaged = problems.hasDamage
            if now == told { return }
            told = now
            // Within the lock, so that the app hears the newest last.
            teller.say(.around(.looked(now)))
        }
    }
}

/// Tells the loop what comes by itself, once there is one.
private final class Teller: Sendable {
    private let tell = Mutex<(@Sendable (AppAction) -> Void)?>(nil)

    func listen(_ tell: @escaping @Sendable (AppAction) -> Void) { self.tell.withLock { $0 = tell } }

    func say(_ action: AppAction) { tell.withLock { $0 }?(action) }

    /// Has everything that is shown read again: what the index lacked can be found now.
    var searchAgain: @Sendable () -> Void {
        { [self] in tell.withLock { $0 }?(.changed(.reload)) }
    }
}
