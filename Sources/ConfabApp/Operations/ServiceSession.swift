package import Messenger

/// The service of the open profile, as far as the app knows it.
package struct ServiceSession: Codable, Equatable, Sendable {
    /// The features of the service.
    package var capabilities: Set<ServiceCapability>
    /// The most bytes of a file that it sends; 0 if it sends none.
    package var fileLimit: Int64
    /// The options that the user has for the service.
    package var options: Set<ServiceOption>
    /// The beginning of the names of requests, which no other session has.
    package var name: String

    /// Creates a session.
    package init(
        _ capabilities: Set<ServiceCapability>, fileLimit: Int64 = 0, options: Set<ServiceOption> = [],
        name: String = ""
    ) {
        self.capabilities = capabilities
        self.fileLimit = fileLimit
        self.options = options
        self.name = name
    }
}

extension ServiceSession {
    /// The most bytes of a file that can be sent, by the service and by the user's options.
    func fileLimit(_ options: Options) -> Int64 {
        self.options.contains(.maximumFileSize) ? min(fileLimit, Int64(options.maxFileSize) * 1_000_000) : fileLimit
    }
}
