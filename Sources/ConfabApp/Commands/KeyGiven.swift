import TerminalDOM

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
