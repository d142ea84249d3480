package import Messenger

/// The features and limits of a service.
package struct ServiceCapabilities: Equatable, Sendable {
    package var supported: Set<ServiceCapability>
    /// The most bytes of a message's text in UTF-8.
    package var maximumTextBytes: Int
    /// The most bytes of a file; 0 if it sends none.
    package var maximumFileBytes: Int64

    /// The options that the user has for the service.
    package var options: Set<ServiceOption>

    /// Capabilities.
    package init(
        _ supported: Set<ServiceCapability>, maximumTextBytes: Int, maximumFileBytes: Int64 = 0,
        options: Set<ServiceOption> = []
    ) {
        self.supported = supported
        self.maximumTextBytes = maximumTextBytes
        self.maximumFileBytes = maximumFileBytes
        self.options = options
    }

    package func has(_ capability: ServiceCapability) -> Bool { supported.contains(capability) }
}
