package import ChatServices
package import MessageStore
package import Messenger
internal import Synchronization

/// A wrapper that adds downloads to a service. They come in pieces, may be slow, and may be interrupted.
package final class DeliveringService: ChatService {
    package let profile: ProfileID
    private let base: any ChatService
    private let server: FileServer
    private let store: MessageStore
    private let events: ServiceEventHandler
    /// The downloads that are running; nil once the service was closed.
    private let downloads = Mutex<[MessageID: Download]?>([:])

    private struct Download {
        let task: Task<Void, Never>
        /// The newest request for it.
        var request: TransactionID
    }

    /// `base` with downloads.
    ///
    /// - Parameters:
    ///   - base: the service that does everything else.
    ///   - server: the files.
    ///   - store: the store of `base`.
    ///   - events: hears how far downloads have come.
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

    /// Does what `request` says: downloads files itself, and leaves everything else to `base`.
    package func perform(
        _ request: ServiceRequest, transaction: TransactionID
    ) async throws(ServiceError) -> ServiceAnswer {
        guard case .fetch(let message, let limit) = request else {
            return try await base.perform(request, transaction: transaction)
        }
        let content = try stored { try store.read { try $0.message(message) } }?.content
        guard let file = content?.attachment else { throw .notFound(.message(message)) }
        let isOpen = downloads.withLock { running -> Bool in
            guard running != nil else { return false }
            // Asked for twice, it's downloaded once.
            let task = running?[message]?.task ?? Task { await self.download(file, of: message, limit) }
            running?[message] = Download(task: task, request: transaction)
            return true
        }
        guard isOpen else { throw .closed }
        return .done
    }

    /// Refreshes `base`.
    package func refresh() { base.refresh() }

    /// Ends all downloads, and closes `base`.
    package func close() async {
        let running = downloads.withLock { running in
            defer { running = nil }
            return running ?? [:]
        }
        for download in running.values { download.task.cancel() }
        for download in running.values { await download.task.value }
        await base.close()
    }

    private func download(_ file: Attachment, of message: MessageID, _ limit: Int64?) async {
        let problem: Problem?
        do throws(ServiceError) {
            try await store(file, of: message, limit)
            problem = nil
        } catch {
            problem = .service(error)
        }
        guard !Task.isCancelled, let ended = downloads.withLock({ $0?.removeValue(forKey: message) }) else { return }
        events(.files(problem.map { .failed(message, of: ended.request, $0) } ?? .arrived(message)))
    }

    private func store(_ file: Attachment, of message: MessageID, _ limit: Int64?) async throws(ServiceError) {
        guard let bytes = server.file(named: file.name) else { throw .fileGone(name: file.name) }
        while let count = try await server.nextPiece(of: file.name) {
            if Task.isCancelled { return }
            if let limit, count > limit { throw .tooLarge(bytes: bytes.count, limit: Int(limit)) }
            events(.files(.progressed(message, bytes: Int64(count), of: Int64(bytes.count))))
        }
        try stored {
            let hash = try store.files.add(bytes)
            _ = try store.write { store in
                try store.update(message) { $0.content = $0.content.moved(to: .stored(path: hash.path)) }
            }
        }
    }

    private func stored<Result>(_ body: () throws -> Result) throws(ServiceError) -> Result {
        do { return try body() } catch { throw .storage(.unexpected("\(error)")) }
    }
}
