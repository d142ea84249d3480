package import MessageStore
package import Messenger

/// Why a service did not do what it was asked.
package enum ServiceError: Error, Equatable, Sendable {
    /// The service can do no such thing.
    case unsupported(ServiceCapability)
    /// It cannot be reached, or did not answer in time; whether the request was done is not known.
    case offline
    /// It asks to wait so long, when it says how long.
    case rateLimited(wait: Duration?)
    case closed
    /// Another process has the profile open; its process number when it said so.
    case profileInUse(process: Int32?)
    /// Something that the request names doesn't exist, or no longer, as in "chat 12".
    case notFound(String)
    /// The name isn't valid.
    case name(NameProblem)
    /// A tag cannot be saved so.
    case tag(TagProblem)
    /// A link cannot be used.
    case link(LinkRefusal)
    /// Nobody can write in the chat.
    case cannotSend(ChatCondition)
    /// There is nothing in the message.
    case emptyMessage
    /// The message is larger than the service takes; both in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// The user may not do this in the group; who may.
    case notAllowed(MemberRole)
    /// The person with this name no longer exists here.
    case unreachable(String)
    /// It could not be stored.
    case storage(StoreError)
    /// The request makes no sense; what is wrong with it.
    case invalid(String)
    /// Of what was asked for several chats together nothing was done: how many chats, the name of the one that it failed
    /// for (empty when it is not for one of them, or has none), and why.
    indirect case nothingDone(chats: Int, refused: String, ServiceError)
}

/// Why a link cannot be used.
package enum LinkRefusal: Equatable, Sendable {
    /// The link doesn't exist, or no longer.
    case unknown
    /// Someone else has used it.
    case used
    /// The user has used it; with whom it connected, and the chat.
    case usedByYou(ChatID, name: String)
    /// The user made it.
    case own
    /// It is too old.
    case expired
}

extension ServiceError {
    /// True if the same request may succeed later without anyone's action.
    package var isWorthRetrying: Bool {
        switch self {
        case .offline, .rateLimited: true
        case .nothingDone(_, _, let reason): reason.isWorthRetrying
        default: false
        }
    }
}
