internal import Glibc
package import MessageStore
package import Messenger
internal import Synchronization
internal import Threads

/// Connects the profiles of a data directory without a server; each process has one.
///
/// A profile has a mailbox in the store. A sender adds a mailbox message in the transaction of its own message; the
/// process that holds the profile removes it in the transaction that stores its content. So everything arrives exactly
/// once and in the order of sending, even if processes end in between.
///
/// Every process also looks after the profiles that no process has open. It holds their lock only in a write
/// transaction. Profiles are opened in one, too, so opening never fails because of a process that only looks after the
/// profile.
package final class OnDeviceExchange: ServiceProvider {
    package let store: MessageStore
    let queue: WriteQueue
    let now: @Sendable () -> Timestamp
    let state = Mutex(State())

    struct State {
        /// The profiles that are open in this process.
        var sessions: [ProfileID: OnDeviceSession] = [:]
        /// The profiles whose mailboxes must be checked.
        var waiting: Set<ProfileID> = []
        /// True if mailboxes are being checked now.
        var isCollecting = false
        /// The callers that wait for the check to end.
        var waitingForIdle: [CheckedContinuation<Void, Never>] = []
        /// Hears of changes; nil before ``start()`` and after ``stop()``.
        var watch: MailboxWatch?
        /// Tells and hears what matters only now; nil before ``start()``, and where it can't be heard.
        var signals: Signals?

        struct Signals {
            let file: SignalFile
            let watch: DescriptorWatch
        }
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
        listenForSignals()
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
        state.withLock { state in
            defer { state.signals = nil }
            return state.signals
        }?.watch.cancel()
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
    /// process has ended with something in its mailbox. Ends the mutes whose time has come, and refreshes presence.
    package func refresh() {
        look(at: nil)
        endMutes()
        if state.withLock({ $0.signals.map { !$0.file.isCurrent } ?? false }) { listenForSignals() }
        refreshPresence()
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
    package static var systemNow: Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
