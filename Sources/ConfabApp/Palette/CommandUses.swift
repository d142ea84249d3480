/// The use counts of commands in the palette, on this machine. Old uses count less and less.
package struct CommandUses: Codable, Equatable, Sendable {
    /// By command; what was never used is not among them.
    package private(set) var counts: [CommandID: Int] = [:]

    /// When a count reaches this limit, all counts are halved, because habits change.
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

    /// The number of uses of `command`.
    package subscript(_ command: CommandID) -> Int { counts[command] ?? 0 }

    /// Counts one use.
    package mutating func add(_ command: CommandID) {
        counts[command, default: 0] += 1
        guard self[command] >= Self.limit else { return }
        counts = counts.mapValues { $0 / 2 }.filter { $0.value > 0 }
    }
}
