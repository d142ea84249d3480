import ChatServices
import ConfabApp
import Logging
import MessageStore
import Messenger

/// The store and the on-device service, behind the app.
final class StoreBackend: Backend {
    private let store: MessageStore
    private let reads: StoreReads
    private let feed: ChangeFeed
    private let profileName: String?
    private let log: Logger
    private var lock: ProfileLock?

    init(store: MessageStore, profileName: String?, sendsReadReceipts: Bool, log: Logger) throws {
        self.store = store
        self.profileName = profileName
        self.log = log
        reads = StoreReads(store: store)
        feed = try ChangeFeed(store)
    }

    var descriptors: [Int32] { [feed.descriptor] }

    func open(tell: @escaping @Sendable (AppAction) -> Void) {}

    func read(_ operation: AppOperation) -> AppAction? {
        switch operation {
        case .loadProfiles: loadProfiles()
        case .openProfile(let profile): openProfile(profile)
        default: reads.answer(operation)
        }
    }

    private func loadProfiles() -> AppAction {
        do {
            let profiles = try store.read { try $0.profiles() }
            return .profilesLoaded(profiles, open: profiles.first?.id)
        } catch {
            return .launchFailed("\(error)")
        }
    }

    private func openProfile(_ id: ProfileID) -> AppAction {
        do {
            guard let profile = try store.read({ try $0.profile(id) }) else { return .failed("no profile") }
            do {
                lock = try store.lock(id)
                return .profileOpened(profile)
            } catch StoreError.profileInUse(let process) {
                return .profileBusy(profile, process: process)
            }
        } catch {
            return .launchFailed("\(error)")
        }
    }

    func start(_ operation: AppOperation, answer: @escaping @Sendable (AppAction?) -> Void) {
        answer(.failed("not yet"))
    }

    func takeChanges() -> ChangeSet { (try? feed.changes()) ?? .reload }
    func begin(_ subscription: AppSubscription) {}
    func stop(_ subscription: AppSubscription) {}
    func frameDrawn() {}
    func close() { lock = nil }
}
