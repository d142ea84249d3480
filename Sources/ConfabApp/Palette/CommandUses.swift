/// How often commands were chosen in the palette, on this machine. What was used long ago counts ever less.
package struct CommandUses: Codable, Equatable, Sendable {
    /// By command; what was never used is not among them.
    package private(set) var counts: [CommandID: Int] = [:]

    /// When a command was used so often, all counts are halved: habits change.
    static let limit = 256

    /// Nothing was used yet.
    package init() {}

    /// Reads what ``text`` wrote; what it does not know is left out, so that versions can take turns.
    package init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 2, let command = CommandID(rawValue: String(parts[0])), let count = Int(parts[1]),
                count > 0
            else { continue }
            counts[command] = min(count, Self.limit)
        }
    }

    /// A line for each command.
    package var text: String {
        counts.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) \($0.value)\n" }.joined()
    }

    /// How often `command` was used.
    package subscript(_ command: CommandID) -> Int { counts[command] ?? 0 }

    /// Counts one use.
    package mutating func add(_ command: CommandID) {
        counts[command, default: 0] += 1
        guard self[command] >= Self.limit else { return }
        counts = counts.mapValues { $0 / 2 }.filter { $0.value > 0 }
    }
}
