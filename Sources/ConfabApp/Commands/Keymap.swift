package import TerminalDOM

/// The keys of all commands: those of the table, changed first by a preset and then by the config.
package struct Keymap: Equatable, Sendable {
    /// The keys to begin with.
    package let preset: KeyPreset
    /// The config's changes, in its order. A change for one context wins over one for a command as a whole.
    package let overrides: [KeyChange]
    private let bindings: Bindings

    private struct Shortcut: Hashable {
        let key: KeyPress
        let context: KeyContext
    }

    private typealias Bindings = [Shortcut: CommandID]
    private static let standard = bindings([])

    /// The keys of `preset`, but for these changes.
    package init(_ preset: KeyPreset = .default, overrides: [KeyChange] = []) {
        self.preset = preset
        self.overrides = overrides
        let changes = preset.changes
        bindings =
            changes.isEmpty && overrides.isEmpty
            ? Self.standard : Self.bindings(Self.effective(changes, overrides))
    }

    /// The commands of the keys after `changes`. Where two have one key, the one that was changed last has it, else the
    /// first of the table.
    private static func bindings(_ changes: [KeyChange]) -> Bindings {
        var bindings = Bindings(minimumCapacity: 512)
        for given in KeyGiven.all(changes).sorted(by: { $0.rank > $1.rank }) {
            for key in given.keys {
                let shortcut = Shortcut(key: key, context: given.context)
                if bindings[shortcut] == nil { bindings[shortcut] = given.command }
            }
        }
        return bindings
    }

    /// The changes by which the last one for a command in a context decides: what the config says for all contexts goes
    /// before what the preset says for one.
    private static func effective(_ preset: [KeyChange], _ overrides: [KeyChange]) -> [KeyChange] {
        let general = Set(overrides.filter { $0.context == nil }.map(\.command))
        return preset.filter { !general.contains($0.command) } + overrides
    }

    private var changes: [KeyChange] { Self.effective(preset.changes, overrides) }

    /// The keys that give `command` in `context`; a command of several contexts may have other keys in each.
    package func keys(for command: CommandID, in context: KeyContext) -> [KeyPress] {
        guard let place = Command[command].place(in: context) else { return [] }
        let own = preset == .default && overrides.isEmpty ? [] : changes.filter { $0.command == command }
        if let change = own.last(where: { $0.context == context }) ?? own.last(where: { $0.context == nil }) {
            return change.keys
        }
        return place.keys
    }

    /// The first key that gives `command` in one of `contexts`, and means nothing else further inside.
    package func key(for command: CommandID, in contexts: [KeyContext]) -> KeyPress? {
        contexts.lazy.flatMap { keys(for: command, in: $0) }.first { self.command(for: $0, in: contexts) == command }
    }

    /// Returns the command of `key` in `contexts`, innermost first; nil if the key has none there.
    package func command(for key: KeyPress, in contexts: [KeyContext]) -> CommandID? {
        contexts.lazy.compactMap { bindings[Shortcut(key: key, context: $0)] }.first
    }

    /// True if Ctrl-X begins the keys of a command in one of `contexts`, and means nothing on its own there.
    package func hasKeysAfterControlX(in contexts: [KeyContext]) -> Bool {
        command(for: .controlX, in: contexts) == nil
            && bindings.keys.contains { $0.key.modifiers.contains(.controlX) && contexts.contains($0.context) }
    }

    /// Two commands that have the same key where both could be meant.
    package struct Conflict: Equatable, Hashable, Sendable {
        package let key: KeyPress
        package let context: KeyContext
        package let commands: [CommandID]
    }

    /// The keys that mean two things in one context, and those that a change takes away from what they do everywhere; each
    /// pair of commands once.
    package var conflicts: [Conflict] {
        var found: [Conflict] = []
        func note(_ key: KeyPress, _ context: KeyContext, _ commands: some Sequence<CommandID>) {
            let commands = commands.sorted { $0.rawValue < $1.rawValue }
            if found.contains(where: { $0.key == key && $0.commands == commands }) { return }
            found.append(Conflict(key: key, context: context, commands: commands))
        }
        let given = KeyGiven.all(changes)
        for context in KeyContext.allCases {
            var commands: [KeyPress: Set<CommandID>] = [:]
            for entry in given where entry.context == context {
                for key in entry.keys { commands[key, default: []].insert(entry.command) }
            }
            for (key, ids) in commands where ids.count > 1 { note(key, context, ids) }
        }
        // What a key is given to somewhere must not take away what it does everywhere.
        for entry in given where entry.rank > 0 {
            for key in entry.keys {
                for hidden in given
                where hidden.context == .everywhere && hidden.command != entry.command && hidden.keys.contains(key) {
                    note(key, entry.context, [entry.command, hidden.command])
                }
            }
        }
        // Ctrl-X alone leaves no keys after it.
        for entry in given where entry.keys.contains(.controlX) {
            for hidden in given where hidden.keys.contains(where: { $0.modifiers.contains(.controlX) }) {
                let contexts = [entry.context, hidden.context]
                guard entry.context == hidden.context || contexts.contains(.everywhere) else { continue }
                note(.controlX, contexts.first { $0 != .everywhere } ?? .everywhere, [entry.command, hidden.command])
            }
        }
        return found.sorted {
            ($0.key.description, $0.commands[0].rawValue) < ($1.key.description, $1.commands[0].rawValue)
        }
    }
}

// What follows from the rest is not written down.
extension Keymap: Codable {
    private enum Field: String, CodingKey { case preset, overrides }

    /// Reads what was set.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Field.self)
        self.init(
            try container.decode(KeyPreset.self, forKey: .preset),
            overrides: try container.decode([KeyChange].self, forKey: .overrides))
    }

    /// Writes what was set.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Field.self)
        try container.encode(preset, forKey: .preset)
        try container.encode(overrides, forKey: .overrides)
    }
}
