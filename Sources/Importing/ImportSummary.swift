/// How far an import is.
public struct ImportProgress: Equatable, Sendable {
    /// Topics (or chats) that are done.
    public var done: Int
    /// Topics in all; nil while that is not known.
    public var total: Int?
    /// Messages that were looked at.
    public var messages: Int

    /// How far an import is.
    public init(done: Int, total: Int?, messages: Int) {
        self.done = done
        self.total = total
        self.messages = messages
    }
}

/// What came of an import.
public struct ImportSummary: Equatable, Sendable, CustomStringConvertible {
    /// Chats that were made.
    public var addedChats = 0
    /// Messages that were stored.
    public var addedMessages = 0
    /// Messages that were stored before.
    public var knownMessages = 0
    /// What was skipped or repaired.
    public var problems: [ImportProblem] = []

    /// What the export says that it lacks, as in “2 of 7 contacts”.
    public var missing: [String] = []

    /// Nothing came of it yet.
    public init() {}

    /// One line with what was added and what was there.
    public var description: String {
        var line = "\(addedMessages) messages added"
        if addedChats > 0 { line += ", in \(addedChats) new chats" }
        if knownMessages > 0 { line += "; \(knownMessages) were there already" }
        return line + "."
    }
}
