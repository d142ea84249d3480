/// The identifier of a ``Profile``.
public struct ProfileID: Identifier {
    /// The number of the profile.
    public let rawValue: UInt64
    /// Creates the identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Contact``.
public struct ContactID: Identifier {
    /// The number of the contact.
    public let rawValue: UInt64
    /// Creates the identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Group``.
public struct GroupID: Identifier {
    /// The number of the group.
    public let rawValue: UInt64
    /// Creates the identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Member`` of a group.
public struct MemberID: Identifier {
    /// The number of the member.
    public let rawValue: UInt64
    /// Creates the identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Chat``.
public struct ChatID: Identifier {
    /// The number of the chat.
    public let rawValue: UInt64
    /// Creates the identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Message``. Identifiers are monotonic: a message stored later has a higher number.
public struct MessageID: Identifier {
    /// The number of the message.
    public let rawValue: UInt64
    /// Creates the identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``ChatTag``.
public struct TagID: Identifier {
    /// The number of the tag.
    public let rawValue: UInt64
    /// Creates the identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a connect link that a profile created, with which the link can be listed and withdrawn.
public struct LinkID: Identifier {
    /// The number of the link.
    public let rawValue: UInt64
    /// Creates the identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}
