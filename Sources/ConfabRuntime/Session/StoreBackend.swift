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
    private let profileName: String?
    /// Whether nothing is sent and nothing received: for a look at a profile that may be open elsewhere.
    private let readsOnly: Bool
    private let log: Logger
    private let desk: ServiceDesk
    private let searches: SearchDesk
    /// Nil where nothing is written.
    private let index: IndexMaker?
    private let tell = Teller()
    private lazy var queue = WorkQueue()

    init(store: MessageStore, profileName: String?, readsOnly: Bool, sendsReadReceipts: Bool?, log: Logger) throws {
        self.readsOnly = readsOnly
        self.store = store
        self.profileName = profileName
        self.log = log
        reads = StoreReads(store: store)
        let index = readsOnly ? nil : IndexMaker(log: log) { try store.continueSearchIndex() }
        self.index = index
        searches = SearchDesk(store) { [tell] in index?.start(isMissed: true, whenWhole: tell.searchAgain) }
        feed = try ChangeFeed(store)
        desk = ServiceDesk(WriteQueue(store), sendsReadReceipts: sendsReadReceipts, log: log)
    }

    var descriptors: [Int32] { [feed.descriptor] }

    func open(tell: @escaping @Sendable (AppAction) -> Void) {
        self.tell.listen(tell)
        desk.listen(tell)
    }

    func read(_ operation: AppOperation) -> AppAction? {
        switch operation {
        case .loadProfiles: return loadProfiles()
        case .openProfile(let id) where readsOnly:
            let profile = try? store.read { try $0.profile(id) }
            return profile.map { .profileOpened($0) } ?? .launchFailed("\(StoreError.missing("\(id)"))")
        default: return StoreReads.isShort(operation) ? reads.answer(operation) : nil
        }
    }

    private func loadProfiles() -> AppAction {
        do {
            let profiles = try store.read { try $0.profiles() }
            return .profilesLoaded(profiles, choice(profiles))
        } catch {
            // Once a profile is shown, what is being written in it must stay on the screen.
            return desk.showsProfile ? .failed("\(error)") : .launchFailed("\(error)")
        }
    }

    private func choice(_ profiles: [ProfileSummary]) -> ProfileChoice {
        guard let profileName else { return profiles.first.map { .open($0.id) } ?? .ask }
        let named = profiles.first { $0.profile.names.shown() == profileName.harmlessName }
        return named.map { .open($0.id) } ?? .create(name: profileName)
    }

    func start(_ operation: AppOperation, answer: @escaping @Sendable (AppAction?) -> Void) {
        if searches.start(operation, answer: answer) { return }
        // A look at a profile changes nothing of it.
        if readsOnly, case .setReadReceipts = operation { return answer(nil) }
        if !StoreReads.isShort(operation) {
            let reads = reads
            return queue.add { answer(reads.answer(operation)) }
        }
        let desk = desk
        queue.add { [index, tell] in
            await desk.perform(operation, answer: answer)
            // Once there is something to see, and nobody waits for it.
            if case .openProfile = operation { index?.start(whenWhole: tell.searchAgain) }
        }
    }

    func takeChanges() -> ChangeSet {
        do {
            return try feed.changes()
        } catch {
            log.error("the change feed cannot be read", metadata: ["error": "\(error)"])
            return .reload
        }
    }

    func refresh() { desk.refresh() }

    func settle(during body: () -> Void) {
        searches.wait()
        queue.wait()
        desk.waitForWrites()
        if let index { index.pause(during: body) } else { body() }
    }

    func close() {
        searches.close()
        index?.close()
        // What was asked for is done before the process ends: the last draft, the last message.
        let desk = desk
        queue.add { await desk.close() }
        queue.wait()
    }
}

/// Tells the loop what comes by itself, once there is one.
private final class Teller: Sendable {
    private let tell = Mutex<(@Sendable (AppAction) -> Void)?>(nil)

    func listen(_ tell: @escaping @Sendable (AppAction) -> Void) { self.tell.withLock { $0 = tell } }

    /// Has everything that is shown read again: what the index lacked can be found now.
    var searchAgain: @Sendable () -> Void {
        { [self] in tell.withLock { $0 }?(.changed(.reload)) }
    }
}
