internal import MessageStore
internal import Messenger
internal import Synchronization

/// Takes some mailbox messages of a profile out of its mailbox, in one transaction.
///
/// A mailbox message that cannot be taken gives up the transaction, is noted, and put aside by the next attempt, so that nothing half
/// done is stored and nothing behind it waits.
final class MailboxRound: Sendable {
    /// The most mailbox messages of a round: a long backlog does not keep others from writing.
    static let limit = 256

    let profile: ProfileID
    /// The open profile; nil when this process only looks after it.
    let session: OnDeviceSession?
    private let state = Mutex(State())

    private struct State {
        /// Mailbox messages that cannot be taken, by number, and why.
        var unreadable: [UInt64: SetAsideReason] = [:]
        /// One that was found by this attempt.
        var found: (number: UInt64, reason: SetAsideReason)?
        var events: [ServiceEvent] = []
        var count = 0
    }

    /// The action after an attempt.
    enum Conclusion {
        /// The same once more, without a mailbox message that cannot be taken.
        case again
        /// There may be more mailbox messages.
        case more
        /// Nothing is left to do.
        case done
    }

    init(_ profile: ProfileID, _ session: OnDeviceSession?) {
        self.profile = profile
        self.session = session
    }

    /// Takes mailbox messages if this process still looks after the profile.
    func run(_ messages: MessageStore, now: Timestamp, in store: borrowing StoreWriter) throws {
        let unreadable = state.withLock { state in
            state.found = nil
            state.events = []
            state.count = 0
            return state.unreadable
        }
        // Kept to the end of the transaction's work; who opens the profile waits for the transaction.
        let lock = session == nil ? try? messages.lock(profile) : nil
        defer { withExtendedLifetime(lock) {} }
        guard lock != nil || session?.isOpen == true else { return }
        let items = try store.mailbox(of: profile, limit: Self.limit)
        guard let last = items.last else { return }
        let transaction = try ProfileTransaction(profile, in: store, now: now)
        var delivery = Delivery()
        var events: [ServiceEvent] = []
        for item in items {
            let recordProblem = item.problem.map { SetAsideReason.record(RecordProblem($0)) }
            if let reason = recordProblem ?? unreadable[item.number] {
                try putAside(item, reason, in: store)
                events.append(.session(.setAside(reason)))
            } else {
                try apply(item, for: transaction, &delivery, in: store)
            }
        }
        try transaction.acknowledge(delivery, in: store)
        try store.removeMailbox(of: profile, through: last.number)
        if let session { events += try delivery.events(isBacklog: session.isCatchingUp, in: store) }
        state.withLock { [events] state in
            state.events = events
            state.count = items.count
        }
    }

    /// Tells what came in, once it is stored.
    func conclude(_ outcome: Result<ChangeSet, StoreError>) -> Conclusion {
        let (found, events, count) = state.withLock { ($0.found, $0.events, $0.count) }
        switch outcome {
        case .success:
            if count > 0 { session?.noteSuccess() }
            session?.tell(events)
            return count == Self.limit ? .more : .done
        case .failure(let error):
            if let found {
                state.withLock { $0.unreadable[found.number] = found.reason }
                return .again
            }
            session?.noteTrouble(.storage(StorageProblem(error)))
            return .done
        }
    }

    /// True if it made a contact who can write.
    var hasConnected: Bool {
        state.withLock { state in
            state.events.contains { if case .contacts(.connected) = $0 { true } else { false } }
        }
    }

    private func apply(
        _ item: MailboxItem, for transaction: ProfileTransaction, _ delivery: inout Delivery,
        in store: borrowing StoreWriter
    ) throws {
        do {
            let mail = try MailboxMessageCodec.decode(item.payload)
            try mail.validate()
            try transaction.apply(mail, &delivery, in: store)
        } catch {
            // The database itself fails: that is not the mailbox message's fault, and it stays where it is.
            if case .database = StoreError(error) { throw error }
            state.withLock { $0.found = (item.number, SetAsideReason(error)) }
            throw error
        }
    }

    /// Sets aside a mailbox message that can't be applied, so that it doesn't block the others and can be examined later.
    private func putAside(_ item: MailboxItem, _ reason: SetAsideReason, in store: borrowing StoreWriter) throws {
        // The bytes of a damaged record are no text, even where they happen to be UTF-8.
        let text = item.problem == nil ? String(validating: item.payload, as: UTF8.self) : nil
        let payload = text ?? item.payload.hexadecimal
        try store.set("set-aside/\(item.number)", of: profile, to: "\(reason)\n\(payload)")
    }
}

extension SetAsideReason {
    fileprivate init(_ error: any Error) {
        self =
            switch error {
            case let error as UnreadableMailboxMessage: error.reason
            case let error as ServiceError: .refused(error)
            default: .notStored(StorageProblem(StoreError(error)))
            }
    }
}
