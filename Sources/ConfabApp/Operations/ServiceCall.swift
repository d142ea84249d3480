public import Messenger

/// A request to the service, with the profile that asks and the feature that gets the answer.
public struct ServiceCall: Codable, Equatable, Sendable {
    /// A feature that asks.
    public enum Asker: String, Codable, Sendable {
        /// The actions on chats.
        case chatActions
        /// The search.
        case search
        /// The open chat.
        case conversation
        /// New chats.
        case newChat
        /// The card of a chat.
        case card
        /// The tags.
        case tags
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
