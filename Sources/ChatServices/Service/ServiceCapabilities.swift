package import Messenger

/// What a service can do, and within which limits.
package struct ServiceCapabilities: Equatable, Sendable {
    /// What it can do.
    package var supported: Set<ServiceCapability>
    /// The most bytes of a message's text in UTF-8.
    package var maximumTextBytes: Int

    /// Capabilities.
    package init(_ supported: Set<ServiceCapability>, maximumTextBytes: Int) {
        self.supported = supported
        self.maximumTextBytes = maximumTextBytes
    }

    /// Whether it can do `capability`.
    package func has(_ capability: ServiceCapability) -> Bool { supported.contains(capability) }
}
