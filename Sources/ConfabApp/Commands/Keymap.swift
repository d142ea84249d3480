public import TerminalDOM

/// Which key gives which command where: the table's keys, changed by the config's.
public struct Keymap: Codable, Equatable, Sendable {
    /// Keys that the config gives to commands, in place of the table's.
    public private(set) var overrides: [CommandID: [KeyPress]]

    /// The table's keys, but for these commands.
    public init(overrides: [CommandID: [KeyPress]] = [:]) {
        self.overrides = overrides
    }

    /// The keys that give `command` in `context`; a command of several contexts may have other keys in each.
    public func keys(for command: CommandID, in context: KeyContext) -> [KeyPress] {
        if let keys = overrides[command] { return keys }
        return Command.all.filter { $0.id == command && $0.contexts.contains(context) }.flatMap(\.keys)
    }

    /// What `key` means in `contexts`, the innermost of which comes first; `nil` when it means nothing there.
    public func command(for key: KeyPress, in contexts: [KeyContext]) -> CommandID? {
        for context in contexts {
            // A key that the config gave away wins over what the table says of it.
            for (command, keys) in overrides where keys.contains(key) && command.isGiven(in: context) {
                return command
            }
            // The key first: most commands have another one, and telling that is the least work.
            for command in Command.all
            where command.keys.contains(key) && command.contexts.contains(context) && overrides[command.id] == nil {
                return command.id
            }
        }
        return nil
    }

    /// Two commands that the config gives the same key where both could be meant.
    public struct Conflict: Equatable, Hashable, Sendable {
        /// The key.
        public let key: KeyPress
        /// The commands.
        public let commands: [CommandID]
    }

    /// The keys that mean two things in one context.
    public var conflicts: [Conflict] {
        var found: [Conflict] = []
        for context in KeyContext.allCases {
            var commands: [KeyPress: Set<CommandID>] = [:]
            for command in Command.all where command.contexts.contains(context) {
                for key in keys(for: command.id, in: context) { commands[key, default: []].insert(command.id) }
            }
            for (key, ids) in commands where ids.count > 1 {
                let conflict = Conflict(key: key, commands: ids.sorted { $0.rawValue < $1.rawValue })
                if !found.contains(conflict) { found.append(conflict) }
            }
        }
        // What the config gives a key to somewhere must not take away what that key does everywhere.
        for (command, keys) in overrides {
            for key in keys {
                let hidden = Command.all.first {
                    $0.id != command && $0.contexts.contains(.everywhere)
                        && self.keys(for: $0.id, in: .everywhere).contains(key)
                }
                guard let hidden else { continue }
                let commands = [command, hidden.id].sorted { $0.rawValue < $1.rawValue }
                let conflict = Conflict(key: key, commands: commands)
                if !found.contains(conflict) { found.append(conflict) }
            }
        }
        return found.sorted { $0.key.description < $1.key.description }
    }
}

extension CommandID {
    /// Whether it can be given in `context`.
    func isGiven(in context: KeyContext) -> Bool {
        Command.all.contains { $0.id == self && $0.contexts.contains(context) }
    }

    /// What it does to text being written, `nil` when it is not about that.
    var edit: EditCommand? {
        switch self {
        case .beginningOfLine: .move(.lineStart)
        case .endOfLine: .move(.lineEnd)
        case .forwardChar: .move(.right)
        case .backwardChar: .move(.left)
        case .forwardWord: .move(.wordRight)
        case .backwardWord: .move(.wordLeft)
        case .previousLine: .move(.up)
        case .nextLine: .move(.down)
        case .beginningOfText: .move(.start)
        case .endOfText: .move(.end)
        case .selectLeft: .move(.left, selecting: true)
        case .selectRight: .move(.right, selecting: true)
        case .selectAll: .selectAll
        case .backwardDeleteChar: .delete(.left)
        case .deleteChar: .delete(.right)
        case .backwardKillWord: .kill(.wordLeft)
        case .unixWordRubout: .kill(.blankLeft)
        case .killWord: .kill(.wordRight)
        case .killLine: .kill(.lineEnd)
        case .unixLineDiscard: .kill(.lineStart)
        case .yank: .yank
        case .transposeChars: .transpose
        case .undo: .undo
        case .redo: .redo
        default: nil
        }
    }
}
