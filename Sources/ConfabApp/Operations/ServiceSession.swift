package import Messenger

/// The service of the open profile, as far as the app knows it.
package struct ServiceSession: Codable, Equatable, Sendable {
    /// The features of the service.
    package var capabilities: Set<ServiceCapability>
    /// The beginning of the names of requests, which no other session has.
    package var name: String

    /// Creates a session.
    package init(_ capabilities: Set<ServiceCapability>, name: String = "") {
        self.capabilities = capabilities
        self.name = name
    }
}
