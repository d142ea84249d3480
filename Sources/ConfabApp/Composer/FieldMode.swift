/// The mode of the field for a new message, as in vim.
package enum FieldMode: Codable, Equatable, Sendable {
    /// Typed characters are written.
    case insert
    /// Keys give commands, one of which may wait for a movement.
    case normal(FieldOperator? = nil)

    /// True if keys give commands.
    var isNormal: Bool { if case .normal = self { true } else { false } }
}

/// A command that waits for a movement, which says what part of the text it's for.
package enum FieldOperator: String, Codable, Equatable, Sendable {
    case delete, change, copy
}
