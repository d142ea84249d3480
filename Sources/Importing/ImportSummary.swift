/// The result of an import.
package struct ImportSummary: Equatable, Sendable, CustomStringConvertible {
    /// Chats that were made.
    package var addedChats = 0
    /// Messages that were stored.
    package var addedMessages = 0
    /// Messages that were stored before.
    package var knownMessages = 0
    /// The skipped or repaired parts.
    package var problems: [ImportProblem] = []

    /// The missing parts according to the export, as in “2 of 7 contacts”.
    package var missing: [String] = []

    /// Nothing came of it yet.
    package init() {}

    /// One line with what was added and what was there.
    package var description: String {
        var line = "\(addedMessages) messages added"
        if addedChats > 0 { line += ", in \(addedChats) new chats" }
        if knownMessages > 0 { line += "; \(knownMessages) were there already" }
        return line + "."
    }
}
