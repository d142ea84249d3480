import Glibc
import MessageStore
import Messenger

/// Rebuilds the index of messages in the data directory of `places` and shows the progress on standard error. Other
/// processes keep working; their searches say that the index is incomplete.
package func rebuildIndex(in places: Places) throws {
    let store = try explainingErrors(in: places) {
        try MessageStore.requireDatabase(in: places.data)
        return try MessageStore(directory: places.data) { $0.map { sayWaiting(for: $0, in: places) } }
    }
    let isTerminal = isatty(STDERR_FILENO) == 1
    var report = IndexReport(isTerminal: isTerminal)
    try store.rebuildSearchIndex { progress in
        if let text = report.text(progress) { Output.note(text) }
    }
    if let end = report.end { Output.note(end) }
    try Output.say("Index of messages rebuilt.")
}

/// The progress report: on a terminal one line that is overwritten, else a line for each tenth.
struct IndexReport {
    let isTerminal: Bool
    private var tenths = 0
    private var last: String?

    init(isTerminal: Bool) { self.isTerminal = isTerminal }

    /// Returns the text to write now; nil if nothing changed.
    mutating func text(_ progress: SearchProgress) -> String? {
        // What is written while it is made may count more than there was.
        let share = progress.percent
        let line = "Indexing messages: \(progress.done) of \(progress.total), \(share)%"
        if isTerminal {
            guard line != last else { return nil }
            // A line that gets shorter leaves nothing behind.
            let rest = String(repeating: " ", count: max(0, (last?.count ?? 0) - line.count))
            last = line
            return "\r" + line + rest
        }
        guard share / 10 > tenths else { return nil }
        tenths = share / 10
        return line + "\n"
    }

    /// The end of the overwritten line.
    var end: String? { last == nil ? nil : "\n" }
}
