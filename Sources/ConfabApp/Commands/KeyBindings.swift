import TerminalDOM

/// Which key gives which command where, as one flat table: a key is looked up at every key pressed, in memory that lies
/// together.
struct KeyBindings: Equatable, Sendable {
    private struct Binding: Equatable, Sendable {
        var code: UInt64
        var context: KeyContext
        var command: CommandID
    }

    /// Ordered by key.
    private let bindings: [Binding]

    /// The keys of the table, but for `changes`: a later one goes before an earlier one, one for a context before one for
    /// all.
    init(_ changes: [KeyChange] = []) {
        var ordered: [(binding: Binding, rank: Int, place: Int)] = []
        for entry in KeyGiven.all(changes) {
            for key in entry.keys {
                let binding = Binding(code: key.code, context: entry.context, command: entry.command)
                ordered.append((binding, entry.rank, ordered.count))
            }
        }
        // What was changed last comes first where two commands have one key.
        ordered.sort { left, right in
            if left.binding.code != right.binding.code { return left.binding.code < right.binding.code }
            return left.rank != right.rank ? left.rank > right.rank : left.place < right.place
        }
        bindings = ordered.map(\.binding)
    }

    /// What `key` means in `contexts`, the innermost of which comes first; nil when it means nothing there.
    func command(for key: KeyPress, in contexts: [KeyContext]) -> CommandID? {
        let code = key.code
        let bindings = bindings.span
        var low = 0
        var high = bindings.count
        while low < high {
            let middle = (low + high) / 2
            if bindings[middle].code < code { low = middle + 1 } else { high = middle }
        }
        guard low < bindings.count, bindings[low].code == code else { return nil }
        for context in contexts {
            var place = low
            while place < bindings.count, bindings[place].code == code {
                if bindings[place].context == context { return bindings[place].command }
                place += 1
            }
        }
        return nil
    }
}

/// A command with the keys that it has in one context.
struct KeyGiven {
    var context: KeyContext
    var command: CommandID
    var keys: [KeyPress]
    /// 0 for the keys of the table, else which change they are of, counted from 1.
    var rank = 0

    /// Every command in each context where it is given.
    static func all(_ changes: [KeyChange]) -> [KeyGiven] {
        var changesOf: [CommandID: [(rank: Int, change: KeyChange)]] = [:]
        for (index, change) in changes.enumerated() {
            changesOf[change.command, default: []].append((index + 1, change))
        }
        var given: [KeyGiven] = []
        given.reserveCapacity(Command.all.count * 2)
        for command in Command.all {
            let own = changesOf[command.id]
            for place in command.places {
                for context in place.contexts {
                    let change =
                        own?.last { $0.change.context == context } ?? own?.last { $0.change.context == nil }
                    given.append(
                        KeyGiven(
                            context: context, command: command.id, keys: change?.change.keys ?? place.keys,
                            rank: change?.rank ?? 0))
                }
            }
        }
        return given
    }
}

extension KeyPress {
    /// A number for it: equal for equal keys, and of others for hardly any.
    fileprivate var code: UInt64 {
        let (kind, number): (UInt64, UInt64) =
            switch key {
            case .character(let character): Self.code(character)
            case .enter: (2, 0)
            case .tab: (2, 1)
            case .backspace: (2, 2)
            case .escape: (2, 3)
            case .up: (2, 4)
            case .down: (2, 5)
            case .left: (2, 6)
            case .right: (2, 7)
            case .home: (2, 8)
            case .end: (2, 9)
            case .pageUp: (2, 10)
            case .pageDown: (2, 11)
            case .insert: (2, 12)
            case .delete: (2, 13)
            case .function(let number): (3, UInt64(UInt32(truncatingIfNeeded: number)))
            }
        return kind << 56 | UInt64(modifiers.rawValue) << 48 | number
    }

    private static func code(_ character: Character) -> (kind: UInt64, number: UInt64) {
        let scalars = character.unicodeScalars
        if let first = scalars.first, scalars.count == 1 { return (0, UInt64(first.value)) }
        // FNV-1a over what no key of a keyboard sends: emoji of several parts, letters with several accents.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for scalar in scalars { hash = (hash ^ UInt64(scalar.value)) &* 0x100_0000_01B3 }
        return (1, hash >> 16)
    }
}
