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
        var unsaved: [UnsavedMessage] = []
    }

    init(_ lock: ProfileLock, _ handler: @escaping ServiceEventHandler) {
        profile = lock.profile
        self.handler = handler
        state = Mutex(State(lock: lock))
    }

    /// Whether this process still has the profile.
    var isOpen: Bool { state.withLock { $0.lock != nil } }

    /// Whether what comes in has waited for the profile to be opened.
    var isCatchingUp: Bool { state.withLock { $0.isCatchingUp } }

    /// What comes in from now on was sent while the profile is open.
    func hasCaughtUp() { state.withLock { $0.isCatchingUp = false } }

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

    /// Keeps a message that could be stored nowhere, for as long as the process lives.
    func keep(_ message: UnsavedMessage) { state.withLock { $0.unsaved.append(message) } }

    /// Whether there are messages that could be stored nowhere.
    var hasUnsaved: Bool { state.withLock { !$0.unsaved.isEmpty } }

    /// Takes the messages that could be stored nowhere, to try again.
    func takeUnsaved() -> [UnsavedMessage] {
        state.withLock { state in
            defer { state.unsaved = [] }
            return state.unsaved
        }
    }
}

/// A message that was to be sent when there was no space for it, not even as a failed one.
struct UnsavedMessage: Sendable {
    var outgoing: OutgoingMessage
    var chat: ChatID
    var transaction: TransactionID
}
