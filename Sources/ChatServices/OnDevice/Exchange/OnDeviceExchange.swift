internal import Glibc
package import MessageStore
package import Messenger
internal import Synchronization

/// Where the profiles of a data directory reach each other, without any server: one for each process.
///
/// A profile has a mailbox in the store. Who sends puts a mailbox message into it in the transaction of its own message; who holds
/// the profile takes the mailbox message out in the transaction that stores what it says. So everything arrives exactly once, in the
/// order in which it was sent, however processes end in between.
///
/// Beside the profiles that are open in it, every process looks after those that no process has open. It holds their lock
/// within a write transaction only; and since a profile is opened within one, too, whoever opens it never finds the lock
/// taken by someone who only looks after it.
package final class OnDeviceExchange: ServiceProvider {
    let store: MessageStore
    let queue: WriteQueue
    let now: @Sendable () -> Timestamp
    let state = Mutex(State())

    struct State {
        /// The profiles that are open in this process.
        var sessions: [ProfileID: OnDeviceSession] = [:]
        /// Whose mailboxes are to be looked at.
        var waiting: Set<ProfileID> = []
        /// Whether someone is looking already.
        var isCollecting = false
        /// Who waits until nobody is.
        var waitingForIdle: [CheckedContinuation<Void, Never>] = []
        /// Hears of changes; nil before ``start()`` and after ``stop()``.
        var watch: MailboxWatch?
    }

    /// The exchange of the data directory of `queue`.
    ///
    /// - Parameters:
    ///   - queue: the one thread of this process that writes.
    ///   - now: the time; the system's clock unless a test has its own.
    package init(_ queue: WriteQueue, now: @escaping @Sendable () -> Timestamp = { .systemNow }) {
        self.queue = queue
        self.store = queue.store
        self.now = now
    }

    /// Begins to hear of mailbox messages, and looks at what lies in the mailboxes already. Needs to be called once; until then
    /// nothing arrives.
    package func start() throws(ServiceError) {
        do throws(StoreError) {
            let watch = try MailboxWatch(store) { [weak self] changes in
                self?.look(at: changes.needsReload ? nil : changes.mailboxes)
            }
            state.withLock { $0.watch = watch }
        } catch {
            throw .storage(StorageProblem(error))
        }
        look(at: nil)
    }

    /// Ends hearing of mailbox messages, lets go of every profile, and takes what is still in its mailbox: other processes knew that
    /// it was open, and left its mailbox messages alone.
    package func stop() async {
        let (watch, sessions) = state.withLock { state in
            defer { state.watch = nil }
            return (state.watch, Array(state.sessions.values))
        }
        watch?.cancel()
        for session in sessions { await close(session) }
        await waitUntilIdle()
    }

    private func waitUntilIdle() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isCollecting { state.waitingForIdle.append(continuation) }
                return !state.isCollecting
            }
            if isIdle { continuation.resume() }
        }
    }

    /// Looks at all mailboxes: at the minute tick, and when the user is back, for the case that a knock was lost or that a
    /// process has ended with something in its mailbox. Ends the mutes whose time has come.
    package func refresh() {
        look(at: nil)
        endMutes()
    }

    /// Makes a profile that is called `name`, with its notes to self.
    package func createProfile(named name: String) async throws(ServiceError) -> Profile {
        let checked: String
        do throws(NameProblem) { checked = try NameRule.checked(name) } catch { throw .name(error) }
        let now = now()
        return try await write { try ProfileTransaction.create(named: checked, in: $0, now: now) }
    }

    /// Runs `body` on the writing thread; a ``ServiceError`` that it throws undoes what it did and comes out as it is.
    func write<Result: Sendable>(
        _ body: @escaping @Sendable (borrowing StoreWriter) throws -> Result
    ) async throws(ServiceError) -> Result {
        let refusal = Mutex<ServiceError?>(nil)
        do throws(StoreError) {
            return try await queue.write { store in
                do { return try body(store) } catch let error as ServiceError {
                    refusal.withLock { $0 = error }
                    throw error
                }
            }
        } catch {
            throw refusal.withLock { $0 } ?? .storage(StorageProblem(error))
        }
    }
}

extension Timestamp {
    /// What the system's clock says.
    package static var systemNow: Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
