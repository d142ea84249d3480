package import ChatServices
internal import MessageStore
package import Messenger

/// Opens profiles with ``DeliveringService``.
package final class DeliveringProvider: WrappingProvider {
    package let base: any ServiceProvider
    private let store: MessageStore
    private let server: FileServer

    /// The profiles of `base`, with downloads of the files of `server`.
    package init(_ base: OnDeviceExchange, _ server: FileServer) {
        self.base = base
        store = base.store
        self.server = server
    }

    package func open(
        _ profile: ProfileID, events: @escaping ServiceEventHandler
    ) async throws(ServiceError) -> any ChatService {
        try await DeliveringService(base.open(profile, events: events), server, store, events: events)
    }
}
