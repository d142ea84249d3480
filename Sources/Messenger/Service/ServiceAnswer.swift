/// The answer to a request that was done.
public enum ServiceAnswer: Codable, Equatable, Sendable {
    /// It was done.
    case done
    /// The link, and the row that waits for it.
    case link(ConnectLink, ChatID)
    /// The chat that came about, or was there.
    case chat(ChatID)
    /// The chat of the group that was made, and the contacts who couldn't be invited.
    case group(ChatID, refused: [RefusedInvitation])
    /// The group to be joined has ended, and its invitation was removed. Its name; empty if it was gone already.
    case ended(name: String)
    /// The consequence of following a link.
    case plan(LinkPlan)
    /// The message as it is stored, and how far it is: ``DeliveryState/failed(_:)`` when it can be tried again.
    case message(MessageID, DeliveryState)
    /// The tag that was made.
    case tag(TagID)
    /// Older messages were stored, and whether there are still older ones.
    case history(hasMore: Bool)
}

/// A contact who couldn't be invited.
public struct RefusedInvitation: Codable, Equatable, Sendable {
    /// The contact's name.
    public var name: String
    /// A sentence that says why.
    public var reason: String

    /// A contact who couldn't be invited.
    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }
}

extension ServiceAnswer: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ServiceAnswer {
        switch self {
        case .link(let link, let chat): .link(link.redacted(redact), chat)
        case .group(let chat, let refused):
            .group(chat, refused: refused.map { RefusedInvitation(name: redact($0.name), reason: redact($0.reason)) })
        case .ended(let name): .ended(name: redact(name))
        case .plan(let plan): .plan(plan.redacted(redact))
        case .done, .chat, .message, .tag, .history: self
        }
    }
}
