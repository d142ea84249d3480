internal import MessageStore
internal import Messenger

// What is done to several chats together: all of it, or nothing.
extension ProfileTransaction {
    /// Changes chats in the order in which the changes come.
    func changeAll(_ edits: [ChatEdit], _ transaction: TransactionID, in store: borrowing StoreWriter) throws {
        // Everything else says what is to be; done again it is so already.
        guard edits.contains(where: \.change.isRelative) else { return try changeEach(edits, in: store) }
        try once(transaction, in: store) {
            try changeEach(edits, in: store)
            return nil
        }
    }

    private func changeEach(_ edits: [ChatEdit], in store: borrowing StoreWriter) throws {
        var places = PinnedPlaces(of: id)
        let chats = edits.map(\.chat)
        for edit in edits {
            try naming(edit.chat, among: chats, store) { try change(edit.chat, edit.change, &places, in: store) }
        }
        try places.settle(in: store)
    }

    /// Takes away chats, or what is in them. What is gone already is as it was wanted.
    func remove(_ removals: [ChatRemoval], _ transaction: TransactionID, in store: borrowing StoreWriter) throws {
        let chats = removals.map(\.chat)
        // Others are told of some of it, and they are told once.
        try once(transaction, in: store) {
            for removal in removals {
                try naming(removal.chat, among: chats, store) { try remove(removal, in: store) }
            }
            return nil
        }
    }

    /// Says of a refusal which chat it was for, and that nothing was done for the others either.
    private func naming(
        _ chat: ChatID, among chats: [ChatID], _ store: borrowing StoreWriter, _ body: () throws -> Void
    ) throws {
        do {
            try body()
        } catch {
            let count = Set(chats).count
            guard count > 1 else { throw error }
            let reason: ServiceError
            switch error {
            case let error as ServiceError: reason = error
            case let error as RecordError: reason = .storage(.record(RecordProblem(error)))
            // The database itself: that has nothing to do with this chat.
            default: throw error
            }
            let name = try? store.chat(chat)?.names.shown()
            throw ServiceError.nothingDone(chats: count, refused: name ?? "", reason)
        }
    }
}

extension ChatChange {
    /// True if the change is relative, so that applying it twice differs from applying it once.
    fileprivate var isRelative: Bool { if case .pinnedUp = self { true } else { false } }
}

extension ServiceRequest {
    /// The number of chats that the request changes or removes together.
    var chatsTogether: Int {
        switch self {
        case .changeAll(let edits): Set(edits.map(\.chat)).count
        case .remove(let removals): Set(removals.map(\.chat)).count
        default: 1
        }
    }
}
