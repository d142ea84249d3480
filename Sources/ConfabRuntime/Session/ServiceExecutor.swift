import ChatServices
import ConfabApp
import Logging
import MessageStore
import Messenger
import Synchronization
import Threads

/// Passes the app's requests, changes, and work on profiles to the service and the store, in the order in which they were
/// made, and the events of the open profile's service to the app.
final class ServiceExecutor: Sendable {
    typealias Answer = Backend.Answer

    private let lane = Lane<Never>("service")
    let writes: WriteQueue
    let exchange: OnDeviceExchange
    let provider: any ServiceProvider
    let log: Logger
    let tell: @Sendable (AppAction) -> Void
    let state = Mutex(State())

    struct State {
        var service: (any ChatService)?
        /// The connection that it reported last.
        var reach: Status.Reach?
        /// The profile that the screen shows, from when it was told to.
        var shown: ProfileID?
        /// True once a profile was shown.
        var hasShown = false
        /// The profile that is being opened, and its events so far.
        var opening: (profile: ProfileID, events: [AppAction])?
        var isListening = false
    }

    /// - Parameters:
    ///   - writes: the store to write to.
    ///   - provider: opens profiles; the exchange itself unless a test wraps it.
    ///   - log: gets the names of what was asked for.
    ///   - tell: takes the events of the service and only passes them on: none follows until it returns.
    init(
        _ writes: WriteQueue, provider: ((OnDeviceExchange) -> any ServiceProvider)? = nil, log: Logger,
        tell: @escaping @Sendable (AppAction) -> Void
    ) {
        self.writes = writes
        exchange = OnDeviceExchange(writes)
        self.provider = provider?(exchange) ?? exchange
        self.log = log
        self.tell = tell
    }

    /// The profile that the screen shows.
    var shown: ProfileID? { state.withLock { $0.shown } }

    /// True once the screen has shown a profile. From then on, the command line's choice no longer counts.
    var hasShown: Bool { state.withLock { $0.hasShown } }

    /// The most bytes of a file that the service sends; 0 if it sends none.
    var fileLimit: Int64 { state.withLock { $0.service?.capabilities.maximumFileBytes ?? 0 } }

    /// Makes a request after everything that was started before; calls `answer` once.
    func start(_ call: ServiceCall, answer: @escaping Answer) {
        start(answer) { [self] in $0(await outcome(of: call).map { .answered(call, $0) }) }
    }

    /// Saves a change after everything that was started before; calls `answer` once.
    func start(_ change: LocalChange, answer: @escaping Answer) {
        start(answer) { [self] in $0(await save(change)) }
    }

    /// Does something to a profile after everything that was started before; calls `answer` once, and `completion` after that.
    func start(
        _ operation: ProfileOperation, answer: @escaping Answer, completion: @escaping @Sendable () -> Void
    ) {
        start(answer) { [self] in
            await perform(operation, answer: $0)
            completion()
        }
    }

    private func start(_ answer: @escaping Answer, _ work: @escaping @Sendable (Answer) async -> Void) {
        lane.add {
            await work(answer)
        } dropped: {
            answer(nil)
        }
    }

    /// Checks for messages that the service may have missed.
    func refresh() { state.withLock(\.service)?.refresh() }

    /// Waits until everything that was started is done and written.
    func wait() {
        lane.wait()
        writes.waitUntilIdle()
    }

    /// Completes what was started, the last draft and the last message among it, and closes the profile.
    func close() {
        lane.add { [self] in
            state.withLock { state in
                state.service = nil
                state.shown = nil
                state.opening = nil
            }
            await exchange.stop()
        }
        lane.wait()
        lane.close()
    }

    /// Logs what was asked for by the names of its cases only: the values may be somebody's words.
    func log(_ operation: Any) { log.debug("asked for", metadata: ["operation": "\(CaseNames.first(of: operation))"]) }

    /// Logs that something wasn't done.
    func log(_ error: any Error, of operation: Any) {
        log.notice(
            "not done",
            metadata: ["operation": "\(CaseNames.first(of: operation))", "reason": "\(CaseNames.of(error))"])
    }

    /// Returns a person's name for the user.
    private func name(of person: MessageSender) -> String? {
        let names = try? writes.store.read { store in
            switch person {
            case .contact(let contact): try store.contact(contact)?.names
            case .member(let member): try store.member(member)?.names
            case .me, .system: nil
            }
        }
        return (names ?? nil)?.shown()
    }

    /// Passes on an event of the profile that the screen shows. Events of the one being opened wait until it's shown; all
    /// others are dropped, because a notification must not lead to a chat that isn't there.
    func handle(_ event: ServiceEvent, of profile: ProfileID) {
        let isHeard = state.withLock { $0.shown == profile || $0.opening?.profile == profile }
        guard isHeard else { return }
        let actions = event.actions { name(of: $0) }
        if actions.isEmpty { return }
        state.withLock { state in
            for case .status(.reached(let reach)) in actions { state.reach = reach }
            if state.shown == profile {
                for action in actions { tell(action) }
            } else if state.opening?.profile == profile {
                state.opening?.events += actions
            }
        }
    }
}

extension ServiceEvent {
    /// The actions that tell the app about it.
    ///
    /// - Parameter name: returns a person's name for the user; nil for someone who is no longer known.
    fileprivate func actions(_ name: (MessageSender) -> String?) -> [AppAction] {
        switch self {
        case .messages(.typing(let chat, let person, isOn: true)):
            name(person).map { [.presence(.typing(chat, person, name: $0))] } ?? []
        case .messages(.typing(let chat, let person, isOn: false)): [.presence(.stopped(chat, person))]
        case .contacts(.presence(let contact, let isOnline)):
            [.presence(isOnline ? .online(contact) : .offline(contact))]
        // Messages that arrived while Confab was closed are unread, but no reason to ring a hundred times.
        case .messages(.arrived(let arrivals, let isBacklog)) where !isBacklog:
            arrivals.map { .arrived($0.chat, $0.message) }
        case .contacts(.connected(let chat)): [.chatReady(chat, .joined)]
        case .session(.setAside(let reason)): [.failed(.setAside(reason))]
        case .session(.cannotStore(let error)):
            [.status(.reached(.failed(.cannotStore(error)))), .failed(.service(error))]
        case .session(.online): [.status(.reached(.online))]
        case .session(.offline(let reason)): [.status(.reached(.failed(.offline(reason: reason))))]
        // The list and the open chat hear of it from the store.
        case .messages, .receipts, .contacts(.requested), .groups: []
        case .files(.progressed(let message, let bytes, let total)):
            [.transfers(.progressed(message, bytes: bytes, of: total))]
        case .files(.arrived(let message)): [.transfers(.ended(message))]
        case .files(.failed(let message, let request, let problem)):
            [.transfers(.failed(message, of: request, problem))]
        }
    }
}
