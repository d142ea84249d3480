package import Messenger

/// Work on profiles: open, create, change, order, delete.
package enum ProfileOperation: Codable, Equatable, Sendable {
    /// Opens a profile instead of the one that is open; answered by ``AppAction/profileOpened(_:_:)``,
    /// ``ProfileEvent/held(_:process:)``, or ``ProfileEvent/notOpened(_:)``.
    ///
    /// If that works, it also deletes the link that waits in the chat `withdrawing` of the profile that was open, unless
    /// somebody has used the link.
    case open(ProfileID, withdrawing: ChatID? = nil)
    /// Creates a profile and opens it; answered by ``AppAction/profileOpened(_:_:)`` or
    /// ``Registration/Action/refused(_:)``.
    case create(name: String)
    /// Changes a profile; answered by ``ProfileEvent/changed(_:)`` or ``ProfileEvent/refused(_:)``.
    case change(ProfileID, ProfileChange)
    /// Puts the profiles into the user's own order; answered like a change of the first one if that fails.
    case order([ProfileID])
    /// Deletes a profile; answered by ``ProfileEvent/removed`` or ``ProfileEvent/refused(_:)``.
    case remove(ProfileID)

    /// True if the open profile is closed by it.
    var leavesProfile: Bool {
        switch self {
        case .open, .create, .remove: true
        case .change, .order: false
        }
    }
}
