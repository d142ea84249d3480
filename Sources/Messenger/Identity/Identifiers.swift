/// Names a ``Profile``.
public struct ProfileID: Identifier {
    /// The number.
    public let rawValue: UInt64
    /// The identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names a ``Contact``.
public struct ContactID: Identifier {
    /// The number.
    public let rawValue: UInt64
    /// The identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names a ``Group``.
public struct GroupID: Identifier {
    /// The number.
    public let rawValue: UInt64
    /// The identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names a ``Member`` of a group.
public struct MemberID: Identifier {
    /// The number.
    public let rawValue: UInt64
    /// The identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names a ``Chat``.
public struct ChatID: Identifier {
    /// The number.
    public let rawValue: UInt64
    /// The identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names a ``Message``. Monotone: a message that was stored later has the greater number.
public struct MessageID: Identifier {
    /// The number.
    public let rawValue: UInt64
    /// The identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names a ``ChatTag``.
public struct TagID: Identifier {
    /// The number.
    public let rawValue: UInt64
    /// The identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names a connect link that a profile made, so that it can be listed and withdrawn.
public struct LinkID: Identifier {
    /// The number.
    public let rawValue: UInt64
    /// The identifier with this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}
