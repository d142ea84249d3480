/// Something that the user changes about one of the own profiles.
public enum ProfileChange: Codable, Equatable, Sendable {
    /// Its name.
    case rename(String)
    /// Whether it is muted.
    case mute(Bool)
    /// It shows only to whoever gives this password.
    case hide(password: String)
    /// It shows to everybody again.
    case unhide
}

extension ProfileChange {
    /// What is changed, without what it is changed to.
    public enum Kind: String, Codable, Equatable, Sendable {
        /// The name.
        case rename
        /// Whether it is muted.
        case mute
        /// It was hidden.
        case hide
        /// It is hidden no longer.
        case unhide
    }

    /// What is changed.
    public var kind: Kind {
        switch self {
        case .rename: .rename
        case .mute: .mute
        case .hide: .hide
        case .unhide: .unhide
        }
    }
}
