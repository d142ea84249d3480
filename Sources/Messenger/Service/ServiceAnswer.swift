/// The answer to a successful request.
package enum ServiceAnswer: Codable, Equatable, Sendable {
    /// Success without further data.
    case done
    /// The link, and the chat whose row waits for someone to use it.
    case link(ConnectLink, ChatID)
    /// The new or existing chat.
    case chat(ChatID)
    /// The chat of the new group, and the contacts who couldn't be invited.
    case group(ChatID, refused: [RefusedInvitation])
    /// The group to join no longer exists, and its invitation was removed. The name is empty if the invitation was
    /// already gone.
    case ended(name: String)
    /// The consequence of following a link.
    case plan(LinkPlan)
    /// The stored message and its delivery state: ``DeliveryState/failed(_:)`` if it can be retried.
    case message(MessageID, DeliveryState)
    /// The new tag.
    case tag(TagID)
    /// Older messages were stored, and there are more of them if `hasMore` is true.
    case history(hasMore: Bool)
}

/// A contact who couldn't be invited.
package struct RefusedInvitation: Codable, Equatable, Hashable, Sendable {
    /// The name of the contact.
    package var name: String
    /// The reason.
    package var reason: Problem

    /// Creates a refused invitation.
    package init(name: String, reason: Problem) {
        self.name = name
        self.reason = reason
    }
}

extension RefusedInvitation: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> RefusedInvitation {
        RefusedInvitation(name: redact(name), reason: reason.redacted(redact))
    }
}

extension ServiceAnswer: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ServiceAnswer {
        switch self {
        case .link(let link, let chat): .link(link.redacted(redact), chat)
        case .group(let chat, let refused): .group(chat, refused: refused.redacted(redact))
        case .ended(let name): .ended(name: redact(name))
        case .plan(let plan): .plan(plan.redacted(redact))
        case .done, .chat, .message, .tag, .history: self
        }
    }
}
