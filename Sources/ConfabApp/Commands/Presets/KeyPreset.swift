package import TerminalDOM

/// A set of keys that users of another editor expect. The config chooses one and can change it further.
package enum KeyPreset: String, Codable, CaseIterable, Hashable, Sendable {
    /// The keys of the table.
    case `default`
    /// Those of vi, as far as single keys go, with the normal mode of the field for a new message. Other fields stay as they
    /// are.
    case vim
    /// Those of Emacs, as far as single keys go.
    case emacs

    /// The differences from the table.
    var changes: [KeyChange] {
        switch self {
        case .default: []
        case .vim: Self.vimChanges
        case .emacs: Self.emacsChanges
        }
    }
}

/// Other keys for a command, in place of those that it has.
package struct KeyChange: Codable, Equatable, Hashable, Sendable {
    package var command: CommandID
    /// The only context it applies to; nil for every context of the command.
    package var context: KeyContext?
    /// The keys; none takes those away that it has.
    package var keys: [KeyPress]

    /// A change.
    package init(_ command: CommandID, in context: KeyContext? = nil, keys: [KeyPress]) {
        self.command = command
        self.context = context
        self.keys = keys
    }

    init(_ command: CommandID, in context: KeyContext, _ keys: String...) {
        self.init(command, in: context, keys: keys.compactMap(KeyPress.init))
    }
}
