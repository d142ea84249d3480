internal import Glibc
internal import MessageStore
package import Messenger
internal import Synchronization

extension OnDeviceExchange {
    /// The number of attempts, a millisecond apart, to take a lock: another process may just be checking it.
    static let lockAttempts = 10

    /// Opens a profile in this process.
    package func open(
        _ profile: ProfileID, events: @escaping ServiceEventHandler
    ) async throws(ServiceError) -> any ChatService {
        let session = OnDeviceSession(try await lock(profile), events)
        state.withLock { $0.sessions[profile] = session }
        let now = now()
        session.tell([.session(.online)])
        // Nobody waits for the disk: what comes later is written later, and what is stored can be read all the same.
        queue.enqueue {
            try ProfileTransaction(profile, in: $0, now: now).begin(in: $0)
        } then: { outcome in
            if case .failure(let error) = outcome { session.noteTrouble(.storage(StorageProblem(error))) }
        }
        state.withLock { _ = $0.waiting.insert(profile) }
        look(at: nil)
        send(.profiles)
        return OnDeviceService(self, session)
    }

    /// Releases a profile. The process that looks after it next takes the mailbox messages that arrived in the meantime.
    func close(_ session: OnDeviceSession) async {
        let wasOpen = state.withLock { state in
            guard state.sessions[session.profile] === session else { return false }
            state.sessions[session.profile] = nil
            return true
        }
        await session.close()
        guard wasOpen else { return }
        send(.profiles)
        look(at: [session.profile])
    }

    /// Takes the lock of a profile in a write transaction: processes that look after it hold it only in theirs.
    func lock(_ profile: ProfileID) async throws(ServiceError) -> ProfileLock {
        let taken = Mutex<ProfileLock?>(nil)
        for attempt in 1... {
            do throws(ServiceError) {
                return try await write { [store] writer in
                    guard try writer.profile(profile) != nil else { throw ServiceError.notFound(.profile(profile)) }
                    // A transaction may run twice, a lock is taken once.
                    if let lock = taken.withLock({ $0 }) { return lock }
                    let lock = try store.lock(profile)
                    taken.withLock { $0 = lock }
                    return lock
                }
            } catch .storage(.profileInUse(let process)) {
                guard attempt < Self.lockAttempts else { throw .profileInUse(process: process) }
                // Not Task.sleep, which starts the system's pool of threads, and that wakes up for good.
                usleep(1000)
            }
        }
        throw .profileInUse(process: nil)
    }
}
