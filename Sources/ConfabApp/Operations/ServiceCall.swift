public import Messenger

/// A request to the service, with the profile that asks and the feature that gets the answer.
public struct ServiceCall: Codable, Equatable, Sendable {
    /// A feature that asks. Each declares its own beside it.
    public struct Asker: RawRepresentable, Codable, Equatable, Sendable {
        /// Its name in recordings.
        public var rawValue: String

        /// The feature with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The request itself.
    public var request: ServiceRequest
    /// The profile that asks. It may be closed before the request is answered.
    public var profile: ProfileID
    /// The feature that gets the answer.
    public var asker: Asker

    /// A request.
    public init(_ request: ServiceRequest, of profile: ProfileID, by asker: Asker) {
        self.request = request
        self.profile = profile
        self.asker = asker
    }
}
