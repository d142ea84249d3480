public import Messenger

/// What a service can do, and within which limits.
public struct ServiceCapabilities: Equatable, Sendable {
    /// What it can do.
    public var supported: Set<ServiceCapability>
    /// The most bytes of a message's text in UTF-8.
    public var maximumTextBytes: Int

    /// Capabilities.
    public init(_ supported: Set<ServiceCapability>, maximumTextBytes: Int) {
        self.supported = supported
        self.maximumTextBytes = maximumTextBytes
    }

    /// Whether it can do `capability`.
    public func has(_ capability: ServiceCapability) -> Bool { supported.contains(capability) }
}
