/// The result of a request to a service.
package enum ServiceOutcome: Codable, Equatable, Sendable {
    /// The request succeeded.
    case done(ServiceAnswer)
    /// The request failed.
    case failed(Problem)
}

extension ServiceOutcome: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ServiceOutcome {
        switch self {
        case .done(let answer): .done(answer.redacted(redact))
        case .failed(let problem): .failed(problem.redacted(redact))
        }
    }
}
