/// Something that not every service can do.
public enum ServiceCapability: String, Codable, CaseIterable, Hashable, Sendable {
    /// Makes and uses one-time links.
    case links
    /// Makes groups, invites, leaves.
    case groups
    /// Tells senders what arrived and what was seen.
    case receipts
    /// Changes messages that were sent.
    case edits
    /// Removes messages that were sent.
    case redactions
    /// Sets emoji under messages.
    case reactions
    /// Says who is writing.
    case typing
    /// Sends files.
    case files
    /// Keeps messages from everybody but those who are meant.
    case encryption
    /// Has older messages than are stored.
    case history
    /// Searches messages that are not stored.
    case search
}

/// What a service can do, and within which limits.
public struct ServiceCapabilities: Equatable, Sendable {
    /// What it can do.
    public var supported: Set<ServiceCapability>
    /// The most bytes of a message's text in UTF-8.
    public var maximumTextBytes: Int

    /// Capabilities.
    public init(_ supported: Set<ServiceCapability>, maximumTextBytes: Int) {
        self.supported = supported
        self.maximumTextBytes = maximumTextBytes
    }

    /// Whether it can do `capability`.
    public func has(_ capability: ServiceCapability) -> Bool { supported.contains(capability) }
}

extension ServiceRequest {
    /// What a service must be able to do for this request; nil when every service can do it.
    public var needs: ServiceCapability? {
        switch self {
        case .createLink, .withdrawLink, .connect, .plan: .links
        case .createGroup, .invite, .joinGroup, .declineGroup, .leaveGroup: .groups
        case .edit: .edits
        case .redact: .redactions
        case .react: .reactions
        case .setTyping: .typing
        case .loadHistory: .history
        case .acceptRequest, .rejectRequest, .openChat, .openNotes, .change, .changeAll, .remove, .changeTags, .send,
            .retry, .markRead:
            nil
        }
    }
}
