/// The result of a request to a service.
package enum ServiceOutcome: Codable, Equatable, Sendable {
    /// The request succeeded.
    case done(ServiceAnswer)
    /// The request failed.
    case failed(ServiceFailure)
}

/// The reason that a request failed, for the user.
package struct ServiceFailure: Codable, Equatable, Sendable {
    /// A sentence for the user: what happened, and what to do.
    package var sentence: String
    /// True if the same request may succeed later without any action by the user.
    package var isWorthRetrying: Bool

    /// Creates a failure.
    package init(_ sentence: String, isWorthRetrying: Bool = false) {
        self.sentence = sentence
        self.isWorthRetrying = isWorthRetrying
    }
}

extension ServiceOutcome: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ServiceOutcome {
        switch self {
        case .done(let answer): .done(answer.redacted(redact))
        case .failed(let failure):
            .failed(ServiceFailure(redact(failure.sentence), isWorthRetrying: failure.isWorthRetrying))
        }
    }
}
