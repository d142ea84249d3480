package import Messenger

/// The features and limits of a service.
package struct ServiceCapabilities: Equatable, Sendable {
    package var supported: Set<ServiceCapability>
    /// The most bytes of a message's text in UTF-8.
    package var maximumTextBytes: Int

    /// Capabilities.
    package init(_ supported: Set<ServiceCapability>, maximumTextBytes: Int) {
        self.supported = supported
        self.maximumTextBytes = maximumTextBytes
    }

    package func has(_ capability: ServiceCapability) -> Bool { supported.contains(capability) }
}
