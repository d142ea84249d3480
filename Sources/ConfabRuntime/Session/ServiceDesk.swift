import ChatServices
import ConfabApp
import Logging
import MessageStore
import Messenger
import Synchronization

/// Turns what the app asks for into requests of a service, and what a service says into actions.
final class ServiceDesk: Sendable {
    private let writes: WriteQueue
    private let exchange: OnDeviceExchange
    private let sendsReadReceipts: Bool
    private let log: Logger
    private let state = Mutex(State())

    private struct State {
        var service: (any ChatService)?
        var isListening = false
        var tell: (@Sendable (AppAction) -> Void)?
    }

    init(_ writes: WriteQueue, sendsReadReceipts: Bool, log: Logger) {
        self.writes = writes
        exchange = OnDeviceExchange(writes)
        self.sendsReadReceipts = sendsReadReceipts
        self.log = log
    }

    /// Hands what comes by itself to `tell`.
    func listen(_ tell: @escaping @Sendable (AppAction) -> Void) { state.withLock { $0.tell = tell } }

    /// Looks again for what may have come in.
    func refresh() { state.withLock(\.service)?.refresh() }

    /// Waits until everything that is to be written is written.
    func waitForWrites() { writes.waitUntilIdle() }

    func close() async {
        state.withLock { $0.service = nil }
        await exchange.stop()
    }

    /// Does `operation`.
    ///
    /// - Returns: what became of it, `nil` when the store's changes say all there is to say.
    func perform(_ operation: AppOperation) async -> AppAction? {
        do {
            switch operation {
            case .openProfile(let profile): return try await open(profile)
            case .createProfile(let name): return try await open(exchange.createProfile(named: name).id)
            case .saveDraft(let draft):
                try await writes.write { try $0.set(draft) }
                return nil
            default:
                guard let request = ServiceRequest(operation) else { return nil }
                return try await answer(request, to: operation)
            }
        } catch {
            // Names of cases only: what is in them may be somebody's words.
            log.notice(
                "not done",
                metadata: ["operation": "\(Self.label(operation))", "reason": "\(Self.label(error))"])
            return .failed("\(error)")
        }
    }

    /// The name of an enumeration's case, without what is in it.
    private static func label(_ value: Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(type(of: value))"
    }

    private func open(_ id: ProfileID) async throws -> AppAction {
        guard let profile = try writes.store.read({ try $0.profile(id) }) else { throw StoreError.missing("\(id)") }
        // Coming back to the profile that is still open here: nobody else has it.
        if state.withLock({ $0.service?.profile }) == id { return .profileOpened(profile) }
        do {
            let opened = try await exchange.open(id) { [weak self] in self?.take($0) }
            let before = state.withLock { state in
                defer { state.service = opened }
                return state.service
            }
            await before?.close()
            if profile.sendsReadReceipts != sendsReadReceipts {
                let wanted = sendsReadReceipts
                try await writes.write { try $0.update(id) { $0.sendsReadReceipts = wanted } }
            }
            // Letters that came meanwhile are taken once there is a list to show them in.
            let isFirst = state.withLock { state in
                defer { state.isListening = true }
                return !state.isListening
            }
            if isFirst { try exchange.start() }
            return .profileOpened(profile)
        } catch ServiceError.profileInUse(let process) {
            return .profileBusy(profile, process: process)
        }
    }

    private func answer(_ request: ServiceRequest, to operation: AppOperation) async throws -> AppAction? {
        guard let service = state.withLock(\.service) else { throw ServiceError.closed }
        switch try await service.perform(request) {
        case .link(let link, _): return .newChat(.linkCreated(link))
        case .chat(let id):
            guard let chat = try writes.store.read({ try $0.summary(of: id) }) else { return nil }
            return .newChat(.connected(chat))
        case .done, .message, .history: return nil
        }
    }

    private func take(_ event: ServiceEvent) {
        guard let tell = state.withLock(\.tell) else { return }
        switch event {
        // What waited while Confab was closed is unread, and no reason to ring a hundred times.
        case .messages(.arrived(let arrivals, let isBacklog)) where !isBacklog:
            for arrival in arrivals { tell(.arrived(arrival.chat, arrival.message)) }
        case .contacts(.connected(let chat)): tell(.newChat(.joined(chat)))
        case .session(.setAside(let reason)): tell(.failed(reason))
        case .session(.cannotStore(let error)): tell(.failed("\(error)"))
        default: break
        }
    }
}

extension ServiceRequest {
    /// What a service is asked to do for `operation`, `nil` when it is not for a service.
    init?(_ operation: AppOperation) {
        switch operation {
        case .send(let chat, let text):
            self = .send(OutgoingMessage(.text(StyledText(findingLinksIn: text))), to: chat)
        case .retry(_, let message): self = .retry(message)
        case .markRead(let chat, let position): self = .markRead(chat, upTo: position)
        case .createLink: self = .createLink
        case .connect(_, let link): self = .connect(link)
        case .createGroup(_, let name): self = .createGroup(name: name)
        case .openNotes: self = .openNotes
        case .invite(let contact, let group): self = .invite(contact, to: group)
        case .joinGroup(let chat): self = .joinGroup(chat)
        case .declineGroup(let chat): self = .declineGroup(chat)
        case .leaveGroup(let chat): self = .leaveGroup(chat)
        case .acceptRequest(let chat): self = .acceptRequest(chat)
        case .rejectRequest(let chat): self = .rejectRequest(chat)
        default: return nil
        }
    }
}
