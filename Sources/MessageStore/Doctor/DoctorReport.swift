internal import LMDB
package import Messenger

/// The result of an examination.
package struct DoctorReport: Codable, Equatable, Sendable {
    /// A table, and how much of it can be read.
    package struct Table: Codable, Equatable, Sendable {
        package var name: String
        package var entries = 0
        /// Entries that cannot be read.
        package var damaged = 0
        /// Entries of a later format.
        package var newer = 0
        /// Why the table could not be read to its end; nil when it could.
        package var problem: StorageProblem?
    }

    /// Records that an index knows and that aren't there.
    package struct Loss: Codable, Equatable, Sendable {
        package var kind: ReadProblems.Kind
        package var count: Int
        /// Of messages: their chat.
        package var chat: ChatID?
        /// Of messages: the name of their chat; nil when that can't be read.
        package var chatName: String?
        /// Of messages: when the last one before them was sent; nil when there is none that can be read.
        package var after: Timestamp?
        /// Of messages: when the first one behind them was sent; nil when there is none that can be read.
        package var before: Timestamp?

        init(kind: ReadProblems.Kind, count: Int) {
            self.kind = kind
            self.count = count
        }
    }

    /// The amounts of data in the visible profiles.
    package struct Contents: Codable, Equatable, Sendable {
        package var profiles = 0
        package var chats = 0
        package var messages = 0
    }

    /// The data directory.
    package var directory: String
    package var contents = Contents()
    /// Why the database could not be examined at all; nil when it could.
    package var problem: StorageProblem?
    /// True if it could not be examined because it's damaged.
    package var isDamaged = false
    package var tables: [Table] = []
    /// Damaged pages of the file, and what is wrong with each; the first hundred.
    package var pageProblems: [String] = []
    package var pageProblemCount = 0
    /// Records that are lost.
    package var losses: [Loss] = []
    /// The files of messages, those that are missing or altered, and those that aren't in use.
    package var files = ExaminedFiles()
    /// Files and directories that other users can read or change.
    package var exposedPaths: [String] = []
    /// The differences of indexes, counts and previews from the records; the first hundred.
    package var mismatches: [String] = []
    package var mismatchCount = 0

    /// True if nothing is wrong.
    package var isHealthy: Bool {
        problem == nil && mismatchCount == 0 && !hasDamage && losses.isEmpty && exposedPaths.isEmpty
    }

    /// True if ``Doctor/acceptLosses(_:)`` has lost or damaged records to remove.
    package var canAcceptLosses: Bool {
        pageProblemCount == 0 && !hasNewer && (!losses.isEmpty || tables.contains { $0.damaged > 0 })
    }

    /// True if a later version of Confab wrote some of the records.
    package var hasNewer: Bool { tables.contains { $0.newer > 0 } }

    /// True if pages, records or tables can't be read.
    package var hasDamage: Bool {
        pageProblemCount > 0 || tables.contains { $0.damaged > 0 || $0.newer > 0 || $0.problem != nil }
    }

    /// True if ``Doctor/repairIndexes(_:)`` can help: the records are readable, but their indexes are wrong.
    package var canRepair: Bool {
        problem == nil && mismatchCount > 0 && pageProblemCount == 0
            && !tables.contains { $0.newer > 0 || $0.problem != nil }
    }

    /// True if ``Doctor/salvage(_:on:)`` can copy the readable records to a new database.
    package var canSalvage: Bool { pageProblemCount > 0 && !hasNewer }

    mutating func take(_ structure: StructureReport) {
        pageProblems = structure.problems.map { "\($0.place): \($0.detail)" }
        pageProblemCount = structure.problemCount
    }

    mutating func notePage(_ problem: String) {
        pageProblemCount += 1
        pageProblems.append(problem)
    }

    mutating func note(_ mismatch: String) {
        mismatchCount += 1
        if mismatches.count < 100 { mismatches.append(mismatch) }
    }
}

extension DoctorReport {
    /// The report in lines for people, without advice.
    ///
    /// - Parameter sentence: returns the text of a problem, without the advice to run the doctor.
    package func findings(_ sentence: (StorageProblem) -> String) -> String {
        var lines: [String] = []
        if let problem { lines.append(sentence(problem)) }
        for table in tables {
            var line = "\(table.name): \(table.entries)"
            if table.damaged > 0 { line += ", damaged \(table.damaged)" }
            if table.newer > 0 { line += ", from a newer version \(table.newer)" }
            if let problem = table.problem { line += "; cannot be read to its end: \(sentence(problem))" }
            lines.append(line)
        }
        if let summary = files.summary { lines.append(summary) }
        if pageProblemCount > 0 {
            lines.append("\(pageProblemCount) problem\(pageProblemCount == 1 ? "" : "s") with the pages of the file:")
            lines += pageProblems.map { "  " + $0 }
        }
        lines += lossLines + exposedPaths.map { sentence(.exposed(path: $0)) }
        if mismatchCount > 0 {
            lines.append("\(mismatchCount) difference\(mismatchCount == 1 ? "" : "s") between records and indexes:")
            lines += mismatches.map { "  " + $0 }
        }
        return (lines + files.lines).joined(separator: "\n")
    }

    private var lossLines: [String] {
        let records = losses.filter { $0.kind != .lastChange }
        // While pages are damaged, nobody knows which records are lost.
        guard canSalvage, !records.isEmpty else { return losses.map(\.description) }
        let count = records.reduce(0) { $0 + $1.count }
        return ["\(count) record\(count == 1 ? "" : "s") can't be read now; a repair may bring them back:"]
            + records.map { "  \($0.count): \($0.records)" }
            + losses.filter { $0.kind == .lastChange }.map(\.description)
    }

    /// The contents if nothing is wrong, or else what to do.
    package func conclusion(doctorCommand: String) -> String {
        if isHealthy {
            return "\(contents): all good" + (files.exceptions.map { ", except for \($0)" } ?? "")
        }
        if hasNewer { return "A newer version of Confab wrote some of the records. Use that version." }
        if canSalvage { return "Run “\(doctorCommand) --repair” to copy what can be read to a new database." }
        if canRepair { return "Run “\(doctorCommand) --repair” to rebuild the indexes." }
        if canAcceptLosses {
            return "Restore a backup, or run “\(doctorCommand) --accept-losses” to continue without the lost data."
        }
        if isDamaged {
            return "Restore a backup, or run “confab --data \(directory.shellWord) --start-over” to start fresh."
        }
        return hasDamage ? "Not all of it can be read. Restore a backup." : "Everything can be read."
    }
}

extension DoctorReport.Contents: CustomStringConvertible {
    package var description: String {
        [(profiles, "profile"), (chats, "chat"), (messages, "message")]
            .map { "\($0.grouped) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}

extension DoctorReport.Loss: CustomStringConvertible {
    /// The number of lost records, and their place.
    package var description: String {
        if kind == .lastChange { return "The last change may be lost because the page that records it is damaged." }
        return "\(count) lost: \(records)"
    }

    fileprivate var records: String {
        let noun = kind.noun + (count == 1 ? "" : "s")
        guard kind == .message else { return noun }
        let named = chatName.flatMap { $0.isEmpty ? nil : "“\($0.harmlessName)”" }
        let name = named ?? (chat == nil ? "unknown chats" : "a chat without a name")
        let range =
            switch (after, before) {
            case (let after?, let before?): " between \(after) and \(before)"
            case (let after?, nil): " after \(after)"
            case (nil, let before?): " before \(before)"
            case (nil, nil): ""
            }
        return "\(noun) in \(name)\(range)"
    }
}

extension ReadProblems.Kind {
    fileprivate var noun: String {
        switch self {
        case .letter: "undelivered message"
        case .link: "invite link"
        case .member: "group member"
        default: rawValue
        }
    }
}
