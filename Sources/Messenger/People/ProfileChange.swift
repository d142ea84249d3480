/// A change that the user makes to a profile.
package enum ProfileChange: Codable, Equatable, Sendable {
    /// Changes the name.
    case rename(String)
    /// Mutes or unmutes the profile.
    case mute(Bool)
    /// Hides the profile from everyone who doesn't enter this password.
    case hide(password: String)
    /// Shows a hidden profile again.
    case unhide
}

extension ProfileChange {
    /// The kind of a change, without the new value.
    package enum Kind: String, Codable, Equatable, Sendable {
        /// A change of the name.
        case rename
        /// Muting or unmuting.
        case mute
        /// Hiding the profile.
        case hide
        /// Showing the profile again.
        case unhide
    }

    /// The kind of the change.
    package var kind: Kind {
        switch self {
        case .rename: .rename
        case .mute: .mute
        case .hide: .hide
        case .unhide: .unhide
        }
    }
}
