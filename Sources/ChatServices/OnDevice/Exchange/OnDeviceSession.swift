internal import MessageStore
internal import Messenger
internal import Synchronization
internal import Threads

/// A profile that is open in this process: its lock, and who hears of it.
final class OnDeviceSession: Sendable {
    let profile: ProfileID
    private let handler: ServiceEventHandler
    /// Events are told one after the other, and not on the writing thread, which has other things to do.
    let thread = SerialThread("events")
    private let state: Mutex<State>

    private struct State {
        var lock: ProfileLock?
        var isCatchingUp = true
        /// True if the last event said that something can't be stored.
        var isInTrouble = false
        /// The contacts that were last told of as online.
        var online: Set<ContactID> = []
    }

    init(_ lock: ProfileLock, _ handler: @escaping ServiceEventHandler) {
        profile = lock.profile
        self.handler = handler
        state = Mutex(State(lock: lock))
    }

    /// True if this process still holds the profile.
    var isOpen: Bool { state.withLock { $0.lock != nil } }

    /// True while the arriving messages are those that waited for the profile to be opened.
    var isCatchingUp: Bool { state.withLock { $0.isCatchingUp } }

    /// Marks all later messages as sent while the profile is open.
    func hasCaughtUp() { state.withLock { $0.isCatchingUp = false } }

    /// Tells that something could not be stored.
    func noteTrouble(_ error: ServiceError) {
        state.withLock { $0.isInTrouble = true }
        tell([.session(.cannotStore(error))])
    }

    /// Tells that others are reached again, when it was told that they are not.
    func noteSuccess() {
        let wasInTrouble = state.withLock { state in
            defer { state.isInTrouble = false }
            return state.isInTrouble
        }
        if wasInTrouble { tell([.session(.online)]) }
    }

    /// Tells which contacts came online or went offline since the last call.
    func note(online: Set<ContactID>) {
        let before = state.withLock { state in
            defer { state.online = online }
            return state.online
        }
        let changed = before.symmetricDifference(online).sorted { $0.rawValue < $1.rawValue }
        tell(changed.map { .contacts(.presence($0, isOnline: online.contains($0))) })
    }

    func tell(_ events: [ServiceEvent]) {
        if events.isEmpty { return }
        thread.run { [self] in
            for event in events where isOpen { handler(event) }
        }
    }

    /// Lets go of the profile; the last event was told when it returns.
    func close() async {
        // The lock goes with the value that is taken out.
        _ = state.withLock { $0.lock.take() }
        await withCheckedContinuation { continuation in thread.run { continuation.resume() } }
    }
}
