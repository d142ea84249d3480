package import ChatServices
package import Messenger

/// Opens profiles with ``DeliveringService``.
package final class DeliveringProvider: ServiceProvider {
    private let base: OnDeviceExchange
    private let server: FileServer

    /// The profiles of `base`, with downloads of the files of `server`.
    package init(_ base: OnDeviceExchange, _ server: FileServer) {
        self.base = base
        self.server = server
    }

    package func createProfile(named name: String) async throws(ServiceError) -> Profile {
        try await base.createProfile(named: name)
    }

    package func rename(_ profile: ProfileID, to name: String) async throws(ServiceError) {
        try await base.rename(profile, to: name)
    }

    package func remove(_ profile: ProfileID) async throws(ServiceError) { try await base.remove(profile) }

    package func open(
        _ profile: ProfileID, events: @escaping ServiceEventHandler
    ) async throws(ServiceError) -> any ChatService {
        try await DeliveringService(base.open(profile, events: events), server, base.store, events: events)
    }
}
