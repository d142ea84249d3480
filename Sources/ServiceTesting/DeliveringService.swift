package import ChatServices
package import MessageStore
package import Messenger

/// A wrapper that makes a service bring files as a remote one does: in pieces, slowly, and not always.
package final class DeliveringService: ChatService {
    package let profile: ProfileID
    private let base: any ChatService
    private let server: FileServer
    private let store: MessageStore
    private let events: ServiceEventHandler

    /// `base`, with files.
    ///
    /// - Parameters:
    ///   - base: the service that does everything else.
    ///   - server: the files.
    ///   - store: the store of `base`.
    ///   - events: hears how far files have come.
    package init(
        _ base: any ChatService, _ server: FileServer, _ store: MessageStore, events: @escaping ServiceEventHandler
    ) {
        self.base = base
        self.server = server
        self.store = store
        self.events = events
        profile = base.profile
    }

    package var capabilities: ServiceCapabilities {
        var capabilities = base.capabilities
        capabilities.supported.insert(.downloads)
        return capabilities
    }

    /// Does what `request` says: brings files itself, and leaves everything else to the other.
    package func perform(
        _ request: ServiceRequest, transaction: TransactionID
    ) async throws(ServiceError) -> ServiceAnswer {
        guard case .fetch(let message) = request else {
            return try await base.perform(request, transaction: transaction)
        }
        try await fetch(message)
        return .done
    }

    /// Looks again, as the other does.
    package func refresh() { base.refresh() }

    /// Closes the other.
    package func close() async { await base.close() }

    private func fetch(_ id: MessageID) async throws(ServiceError) {
        guard let message = try stored({ try store.read { try $0.message(id) } }), let file = message.content.attachment
        else { throw .notFound(.message(id)) }
        // It's there already: it was asked for twice.
        if file.storedFile != nil { return }
        guard let bytes = server.file(named: file.name) else { throw .fileGone(name: file.name) }
        while let count = try await server.nextPiece(of: file.name) {
            events(.files(.progressed(id, bytes: Int64(count), of: Int64(bytes.count))))
        }
        try stored {
            let hash = try store.files.add(bytes)
            _ = try store.write { store in
                try store.update(id) { $0.content = $0.content.moved(to: .stored(path: hash.path)) }
            }
        }
        events(.files(.arrived(id)))
    }

    private func stored<Result>(_ body: () throws -> Result) throws(ServiceError) -> Result {
        do { return try body() } catch { throw .storage(.unexpected("\(error)")) }
    }
}
