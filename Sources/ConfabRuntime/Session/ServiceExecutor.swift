import ChatServices
import ConfabApp
import Logging
import MessageStore
import Messenger
import Synchronization

/// Passes the app's requests on to the service of the open profile, and what a service says to the app.
final class ServiceExecutor: Sendable {
    let writes: WriteQueue
    let exchange: OnDeviceExchange
    let provider: any ServiceProvider
    /// The config's setting for all profiles, which overrides their own.
    let sendsReadReceipts: Bool?
    let log: Logger
    let state = Mutex(State())

    struct State {
        var service: (any ChatService)?
        /// How far it said it reaches; nil until it has.
        var reach: Around.Reach?
        /// The profile that the screen was last told to show.
        var shown: ProfileID?
        /// True once a profile was shown.
        var hasShown = false
        /// The profile that is being opened, and what it has said before the screen shows it.
        var opening: (profile: ProfileID, said: [AppAction])?
        var isListening = false
        var tell: (@Sendable (AppAction) -> Void)?
    }

    /// - Parameter provider: what opens profiles; the exchange itself unless a test has something around it.
    init(
        _ writes: WriteQueue, provider: ((OnDeviceExchange) -> any ServiceProvider)? = nil,
        sendsReadReceipts: Bool? = nil,
        log: Logger
    ) {
        self.writes = writes
        exchange = OnDeviceExchange(writes)
        self.provider = provider?(exchange) ?? exchange
        self.sendsReadReceipts = sendsReadReceipts
        self.log = log
    }

    /// The profile that the screen shows.
    var shown: ProfileID? { state.withLock { $0.shown } }

    /// True once the screen has shown a profile. From then on, the command line's choice no longer counts.
    var hasShown: Bool { state.withLock { $0.hasShown } }

    /// Hands what comes by itself to `tell`, which only passes it on: nothing else is said until it returns.
    func listen(_ tell: @escaping @Sendable (AppAction) -> Void) { state.withLock { $0.tell = tell } }

    /// Looks again for what may have come in.
    func refresh() { state.withLock(\.service)?.refresh() }

    /// Waits until everything that is to be written is written.
    func waitForWrites() { writes.waitUntilIdle() }

    func close() async {
        state.withLock { state in
            state.service = nil
            state.shown = nil
            state.opening = nil
        }
        await exchange.stop()
    }

    /// Notes what is asked for, by the names of cases only: what is in them may be somebody's words.
    func log(_ operation: Any) { log.debug("asked for", metadata: ["operation": "\(Self.label(operation))"]) }

    /// Notes that something wasn't done.
    func log(_ error: any Error, of operation: Any) {
        log.notice(
            "not done", metadata: ["operation": "\(Self.label(operation))", "reason": "\(Self.label(error))"])
    }

    /// The name of an enumeration's case, without what is in it.
    private static func label(_ value: Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(type(of: value))"
    }

    /// Passes on what a profile says when it is the one that is shown: nobody is to be called to a chat that is not there.
    func take(_ event: ServiceEvent, of profile: ProfileID) {
        let actions = event.actions
        if actions.isEmpty { return }
        state.withLock { state in
            for case .around(.reached(let reach)) in actions { state.reach = reach }
            if state.shown == profile {
                for action in actions { state.tell?(action) }
            } else if state.opening?.profile == profile {
                state.opening?.said += actions
            }
        }
    }
}

extension ServiceEvent {
    /// The actions that tell the app about it.
    fileprivate var actions: [AppAction] {
        switch self {
        // What waited while Confab was closed is unread, and no reason to ring a hundred times.
        case .messages(.arrived(let arrivals, let isBacklog)) where !isBacklog:
            arrivals.map { .arrived($0.chat, $0.message) }
        case .contacts(.connected(let chat)): [.chatReady(chat, .joined)]
        case .session(.setAside(let reason)): [.failed(reason)]
        case .session(.cannotStore(let error)): [.around(.reached(.cannotStore("\(error)"))), .failed("\(error)")]
        case .session(.online): [.around(.reached(.online))]
        case .session(.offline(let reason)): [.around(.reached(.offline(reason)))]
        default: []
        }
    }
}
