/// The identifier of a ``Profile``.
package struct ProfileID: Identifier {
    /// The number of the profile.
    package let rawValue: UInt64
    /// Creates the identifier with this number.
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Contact``.
package struct ContactID: Identifier {
    /// The number of the contact.
    package let rawValue: UInt64
    /// Creates the identifier with this number.
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Group``.
package struct GroupID: Identifier {
    /// The number of the group.
    package let rawValue: UInt64
    /// Creates the identifier with this number.
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Member`` of a group.
package struct MemberID: Identifier {
    /// The number of the member.
    package let rawValue: UInt64
    /// Creates the identifier with this number.
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Chat``.
package struct ChatID: Identifier {
    /// The number of the chat.
    package let rawValue: UInt64
    /// Creates the identifier with this number.
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``Message``. Identifiers are monotonic: a message stored later has a higher number.
package struct MessageID: Identifier {
    /// The number of the message.
    package let rawValue: UInt64
    /// Creates the identifier with this number.
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a ``ChatTag``.
package struct TagID: Identifier {
    /// The number of the tag.
    package let rawValue: UInt64
    /// Creates the identifier with this number.
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The identifier of a connect link that a profile created, with which the link can be listed and withdrawn.
package struct LinkID: Identifier {
    /// The number of the link.
    package let rawValue: UInt64
    /// Creates the identifier with this number.
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}
