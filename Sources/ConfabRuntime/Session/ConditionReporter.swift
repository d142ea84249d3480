import ConfabApp
import MessageStore
import Messenger
import Synchronization

/// Tells the app when the condition of the store has changed. Every answer of the store is a reason to check.
final class ConditionReporter: Sendable {
    private let store: MessageStore
    private let tell: @Sendable (AppAction) -> Void
    private let reported = Mutex(Status.StoreCondition())

    init(_ store: MessageStore, tell: @escaping @Sendable (AppAction) -> Void) {
        self.store = store
        self.tell = tell
    }

    /// Reports what can't be read.
    ///
    /// - Parameter importer: the process that imports into the store now; nil if that hasn't been checked.
    func report(importer: Int32?? = nil) {
        let problems = store.problems
        reported.withLock { reported in
            var now = reported
            if let importer { now.importer = importer }
            now.hasNewerRecords = !problems.newer.isEmpty
            now.isDamaged = problems.hasDamage
            now.isReplaced = store.isReplaced
            if now == reported { return }
            reported = now
            // Within the lock, so that the newest report arrives last.
            tell(.status(.looked(now)))
        }
    }
}
