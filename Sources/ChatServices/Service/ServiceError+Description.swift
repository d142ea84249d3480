internal import MessageStore
package import Messenger

extension ServiceError: CustomStringConvertible {
    /// A sentence with what happened and, where there is one, a way out.
    package var description: String {
        switch self {
        case .unsupported(let capability): "This service has no \(capability.rawValue)."
        case .offline: "The service cannot be reached. It will be tried again."
        case .rateLimited(let wait):
            "The service asks to wait" + (wait.map { " \($0.components.seconds + 1) seconds" } ?? " a while")
                + " before the next try."
        case .closed: "The profile is no longer open."
        case .profileInUse(let process):
            "Another Confab has this profile open" + (process.map { " (process \($0))" } ?? "") + "."
        case .notFound(let what): "There is no \(what)."
        case .name(let problem): problem.sentence
        case .tag(let problem): problem.sentence
        case .link(let refusal): refusal.description
        case .cannotSend(let condition): condition.refusal
        case .emptyMessage: "There is nothing to send."
        case .tooLarge(let bytes, let limit):
            "The message has \(bytes) bytes, and \(limit) is the most that can be sent. Send it in parts."
        case .notAllowed(let role): "Only who is \(role.article) \(role) of the group, or more, can do this."
        case .unreachable(let name): "\(name.harmlessName) is no longer on this device."
        case .storage(let error): error.description
        case .invalid(let what): what
        case .nothingDone(let chats, let refused, let reason):
            "None of the \(chats) chats was changed. "
                + (refused.isEmpty ? "" : "“\(refused.harmlessName)”: ") + "\(reason)"
        }
    }
}

extension LinkRefusal: CustomStringConvertible {
    /// A sentence with what happened and a way out.
    package var description: String {
        switch self {
        case .unknown: "This link leads nowhere: it was withdrawn or not copied completely. Ask for a new one."
        case .used: "This link was used already; each works only once. Ask for a new one."
        case .usedByYou(_, let name):
            "You have used this link already: it connected you with \(name.harmlessName). Each works only once."
        case .own: "This is your own link. Send it to someone else; it connects the two of you."
        case .expired: "This link is too old. Ask for a new one."
        }
    }
}

extension NameProblem {
    fileprivate var sentence: String {
        switch self {
        case .empty: "A name needs at least one visible character."
        case .tooLong(let characters, let limit): "The name has \(characters) characters; \(limit) is the most."
        case .tooComplex: "The name has too many marks on its letters. Choose a simpler one."
        }
    }
}

extension TagProblem {
    fileprivate var sentence: String {
        switch self {
        case .name(let problem): problem.sentence
        case .nameTaken: "Another tag has this name. Choose another one."
        case .emojiTaken: "Another tag has this emoji. Choose another one."
        case .notAnEmoji: "The sign of a tag is a single emoji. Choose one, or leave it away."
        }
    }
}

extension ChatCondition {
    fileprivate var refusal: String {
        switch self {
        case .needsAccepting: "Accept the request first."
        case .invited: "Join the group first."
        case .left: "You left this group."
        case .removed: "You were removed from this group."
        case .blocked: "You blocked this contact."
        case .connecting, .joining, .needsConnecting, .pendingReview: "You are not connected yet."
        case .ended, .rejected, .readOnly, .ready: "Nobody can write here."
        }
    }
}

extension MemberRole {
    fileprivate var article: String { self == .member || self == .moderator ? "a" : "an" }
}

extension ServiceFailure {
    /// The failure of a request that a service answered with `error`.
    package init(_ error: ServiceError) { self.init(error.description, isWorthRetrying: error.isWorthRetrying) }
}
