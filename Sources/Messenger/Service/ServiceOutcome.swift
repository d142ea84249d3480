/// The result of a request to a service.
public enum ServiceOutcome: Codable, Equatable, Sendable {
    /// It was done.
    case done(ServiceAnswer)
    /// It wasn't done.
    case failed(ServiceFailure)
}

/// Why a request wasn't done, for the user.
public struct ServiceFailure: Codable, Equatable, Sendable {
    /// A sentence for the user: what happened, and what to do.
    public var sentence: String
    /// True if the same request may succeed later without anybody doing anything about it.
    public var isWorthRetrying: Bool

    /// A failure.
    public init(_ sentence: String, isWorthRetrying: Bool = false) {
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
