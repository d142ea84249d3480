/// What an examination found.
public struct DoctorReport: Codable, Equatable, Sendable {
    /// A table, and how much of it can be read.
    public struct Table: Codable, Equatable, Sendable {
        /// Its name.
        public var name: String
        /// Its entries.
        public var entries = 0
        /// Entries that cannot be read.
        public var damaged = 0
        /// Entries of a later format.
        public var newer = 0
        /// Why the table could not be read to its end; nil when it could.
        public var problem: String?
    }

    /// The data directory.
    public var directory: String
    /// Why the database could not be examined at all; nil when it could.
    public var problem: String?
    /// The tables.
    public var tables: [Table] = []
    /// What indexes, counts and previews say otherwise than the records; the first hundred.
    public var mismatches: [String] = []
    /// How many such differences there are.
    public var mismatchCount = 0

    /// Whether nothing is wrong.
    public var isHealthy: Bool { problem == nil && mismatchCount == 0 && !hasDamage }

    /// Whether records or tables cannot be read.
    public var hasDamage: Bool { tables.contains { $0.damaged > 0 || $0.newer > 0 || $0.problem != nil } }

    /// Whether ``Doctor/repairIndexes(_:)`` can set something right: the records can be read, what is made from them is wrong.
    public var canRepair: Bool {
        problem == nil && mismatchCount > 0 && !tables.contains { $0.newer > 0 || $0.problem != nil }
    }

    mutating func note(_ mismatch: String) {
        mismatchCount += 1
        if mismatches.count < 100 { mismatches.append(mismatch) }
    }
}

extension DoctorReport: CustomStringConvertible {
    /// The report in lines for people.
    public var description: String {
        var lines: [String] = []
        if let problem { lines.append(problem) }
        for table in tables {
            var line = "\(table.name): \(table.entries)"
            if table.damaged > 0 { line += ", damaged \(table.damaged)" }
            if table.newer > 0 { line += ", of a newer version \(table.newer)" }
            if let problem = table.problem { line += "; cannot be read to its end: \(problem)" }
            lines.append(line)
        }
        if mismatchCount > 0 {
            lines.append("\(mismatchCount) differences between records and indexes:")
            lines += mismatches.map { "  " + $0 }
        }
        lines.append(
            isHealthy ? "Nothing is wrong." : canRepair ? "The indexes can be repaired." : "Not all of it can be read.")
        return lines.joined(separator: "\n")
    }
}
