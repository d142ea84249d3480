internal import MessageStore
package import Messenger

/// Reaches the other profiles of the same data directory, in this process and in others: see ``OnDeviceExchange``.
package final class OnDeviceService: ChatService {
    package let profile: ProfileID
    private let exchange: OnDeviceExchange
    private let session: OnDeviceSession

    init(_ exchange: OnDeviceExchange, _ session: OnDeviceSession) {
        self.exchange = exchange
        self.session = session
        profile = session.profile
    }

    package var capabilities: ServiceCapabilities { Self.capabilities }

    /// The features and limits of this kind of service.
    package static let capabilities = ServiceCapabilities(
        [.links, .groups, .receipts, .edits, .redactions, .reactions, .pins, .polls, .reports, .typing, .files],
        maximumTextBytes: ProfileTransaction.maximumTextBytes, maximumFileBytes: 4_000_000_000,
        options: [.maximumFileSize, .keepUnusedFiles])

    /// Does what `request` says, in one transaction: when it fails, nothing of it was done.
    package func perform(
        _ request: ServiceRequest, transaction: TransactionID
    ) async throws(ServiceError) -> ServiceAnswer {
        if let needed = request.needs, !capabilities.has(needed) { throw .unsupported(needed) }
        guard transaction.rawValue.utf8.count <= TransactionID.maximumBytes, !transaction.rawValue.utf8.contains(0)
        else {
            throw .unfit(.transactionName)
        }
        if case .plan(let link) = request { return .plan(try plan(link)) }
        if case .setTyping(let chat, let isOn) = request {
            try signal(isTyping: isOn, in: chat)
            return .done
        }
        let work = try OnDeviceWork(request, transaction, notes: request == .openNotes ? notes() : nil)
        do throws(ServiceError) {
            return try await write { try work.perform(for: $0, in: $1) }
        } catch {
            if case .storage = error, request.chatsTogether > 1 {
                throw .nothingDone(chats: request.chatsTogether, refused: "", error)
            }
            guard case .storage(let problem) = error, case .send(let outgoing, let chat) = request else { throw error }
            return try await keep(outgoing, in: chat, transaction, after: problem)
        }
    }

    /// Looks at the mailboxes again, and ends mutes whose time has come.
    package func refresh() { exchange.refresh() }

    /// Lets go of the profile.
    package func close() async { await exchange.close(session) }

    /// Examines a link without waiting for writers.
    private func plan(_ link: ConnectLink) throws(ServiceError) -> LinkPlan {
        guard session.isOpen else { throw .closed }
        let look = LinkLook(profile: profile, now: exchange.now())
        do throws(StoreError) {
            return try exchange.store.read { try look.plan(link, in: $0) }
        } catch {
            throw .storage(StorageProblem(error))
        }
    }

    /// Tells the others in a chat without waiting for the disk.
    private func signal(isTyping: Bool, in chat: ChatID) throws(ServiceError) {
        guard session.isOpen else { throw .closed }
        let route = TypingRoute(profile: profile)
        do throws(StoreError) {
            let signal = try exchange.store.read { try route.signal(in: chat, isOn: isTyping, $0) }
            if let signal { exchange.send(.typing(signal)) }
        } catch {
            throw .storage(StorageProblem(error))
        }
    }

    private func write<Result: Sendable>(
        _ body: @escaping @Sendable (ProfileTransaction, borrowing StoreWriter) throws -> Result
    ) async throws(ServiceError) -> Result {
        let (session, now) = (session, exchange.now())
        let result = try await exchange.write { store in
            guard session.isOpen else { throw ServiceError.closed }
            return try body(try ProfileTransaction(session.profile, in: store, now: now), store)
        }
        session.noteSuccess()
        return result
    }

    /// The notes by the filter that lists them, for a profile from elsewhere.
    private func notes() -> ChatID? {
        let window = try? exchange.store.read { try $0.chatWindow(of: profile, filter: .notes, after: 0) }
        return window?.elements.first?.id
    }

    /// Stores a message that could not be sent as failed. When there is no space for that either, nothing of it is kept:
    /// who asked hears why, and still has the text.
    private func keep(
        _ message: OutgoingMessage, in chat: ChatID, _ transaction: TransactionID, after problem: StorageProblem
    ) async throws(ServiceError) -> ServiceAnswer {
        do throws(ServiceError) {
            let kept = try await write { profile, store in
                try profile.keepFailed(message, in: chat, transaction, reason: problem.reported, store)
            }
            return .message(kept.id, kept.delivery)
        } catch {
            throw .storage(problem)
        }
    }
}
