import Glibc
import MessageStore
import Messenger

/// Makes the index of messages in the data directory `directory` anew, and says on standard error how far it is. Others that
/// have the directory open go on; what they search for meanwhile says that not everything is found yet.
package func rebuildIndex(_ directory: String) throws {
    try MessageStore.requireDatabase(in: directory)
    let store = try MessageStore(directory: directory)
    let isTerminal = isatty(STDERR_FILENO) == 1
    var report = IndexReport(isTerminal: isTerminal)
    try store.rebuildSearchIndex { progress in
        if let text = report.text(progress) { Output.note(text) }
    }
    if let end = report.end { Output.note(end) }
    try Output.say("The index of messages was rebuilt.")
}

/// What is said while the index is made: one line that moves on a terminal, else a line for each tenth.
struct IndexReport {
    let isTerminal: Bool
    private var tenths = 0
    private var last: String?

    init(isTerminal: Bool) { self.isTerminal = isTerminal }

    /// What is to be written now; nil when there is nothing new.
    mutating func text(_ progress: SearchProgress) -> String? {
        // What is written while it is made may count more than there was.
        let share = progress.total > 0 ? min(100, progress.done * 100 / progress.total) : 100
        let line = "Indexing messages: \(progress.done) of \(progress.total), \(share) %"
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

    /// What ends the line that moved.
    var end: String? { last == nil ? nil : "\n" }
}
