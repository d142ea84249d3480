extension ConnectLink: TextRedactable {
    /// Returns the link with another secret.
    package func redacted(_ redact: (String) -> String) -> ConnectLink {
        ConnectLink(secret: String(repeating: "x", count: secret.utf8.count)) ?? self
    }
}

extension LinkPlan: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> LinkPlan {
        switch self {
        case .new(let name): .new(name: redact(name))
        case .known, .own, .connecting, .used, .gone: self
        }
    }
}

extension CodeReading: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> CodeReading {
        switch self {
        case .found(let texts): .found(texts.redacted(redact))
        case .failed(let problem): .failed(problem.redacted(redact))
        }
    }
}

extension CodeProblem: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> CodeProblem {
        switch self {
        case .noFile(let path): .noFile(redact(path))
        case .folder(let path): .folder(redact(path))
        case .notAFile(let path): .notAFile(redact(path))
        case .unreadable(let path, let reason): .unreadable(redact(path), reason: reason)
        case .tooLarge(let path, let bytes, let limit): .tooLarge(redact(path), bytes: bytes, limit: limit)
        case .noImage(let path): .noImage(redact(path))
        case .damaged(let path): .damaged(redact(path))
        case .noCode(let path): .noCode(redact(path))
        case .noLink(let content, let codes): .noLink(redact(content), codes: codes)
        case .noReader, .noName, .severalFiles, .tookTooLong, .readerFailed: self
        }
    }
}
