package import Messenger

/// The service of the open profile, as far as the app knows it.
package struct ServiceSession: Codable, Equatable, Sendable {
    /// The features of the service.
    package var capabilities: Set<ServiceCapability>
    /// The most bytes of a file that it sends; 0 if it sends none.
    package var fileLimit: Int64
    /// The beginning of the names of requests, which no other session has.
    package var name: String

    /// Creates a session.
    package init(_ capabilities: Set<ServiceCapability>, fileLimit: Int64 = 0, name: String = "") {
        self.capabilities = capabilities
        self.fileLimit = fileLimit
        self.name = name
    }
}
