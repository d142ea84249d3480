internal import Synchronization

/// A hook that calls a test around every commit, so that the test can end the process there. The program never sets it.
package enum CommitHook {
    /// A moment around `mdb_txn_commit`.
    package enum Moment: Sendable {
        /// Nothing is written yet, apart from pages that didn't fit into memory.
        case before
        /// The transaction is permanent, but the file may still be too short.
        case after
    }

    private static let action = Mutex<(@Sendable (Moment) -> Void)?>(nil)

    /// Calls `action` around every later commit of this process.
    package static func set(_ action: @escaping @Sendable (Moment) -> Void) {
        Self.action.withLock { $0 = action }
    }

    static func reach(_ moment: Moment) { action.withLock { $0 }?(moment) }
}
