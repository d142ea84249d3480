package import Messenger

/// A request to the service, with the profile that asks and the feature that gets the answer.
package struct ServiceCall: Codable, Equatable, Sendable {
    /// A feature that asks. Each declares its own beside it.
    package struct Asker: RawRepresentable, Codable, Equatable, Sendable {
        /// Its name in recordings.
        package var rawValue: String

        /// The feature with this name.
        package init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The request itself.
    package var request: ServiceRequest
    /// The profile that asks. It may be closed before the request is answered.
    package var profile: ProfileID
    /// The feature that gets the answer.
    package var asker: Asker
    /// The name of the request, for one that is shown before it's answered; nil for any.
    package var transaction: TransactionID?
    /// The most bytes of the file that it sends; nil for the limit of the service.
    package var fileLimit: Int64?
    /// The draft with the edit that it saves, which comes back if it's refused; nil for another request.
    package var draft: Draft?
    /// True if the text of the request is Markdown that isn't read yet, because it's long.
    package var isMarkdown = false

    package init(
        _ request: ServiceRequest, of profile: ProfileID, by asker: Asker, transaction: TransactionID? = nil,
        draft: Draft? = nil, isMarkdown: Bool = false
    ) {
        self.request = request
        self.profile = profile
        self.asker = asker
        self.transaction = transaction
        self.draft = draft
        self.isMarkdown = isMarkdown
    }
}
