/// The result of checking every page of a database.
package struct StructureReport: Equatable, Sendable {
    /// A problem found by the check.
    package struct Problem: Equatable, Sendable {
        /// The table with the problem, or the part of the file, such as `the list of free pages`.
        package var place: String
        /// The description of the problem.
        package var detail: String

        /// Creates a problem.
        package init(place: String, detail: String) {
            self.place = place
            self.detail = detail
        }
    }

    /// The expected and the actual number of entries in a table.
    package struct Table: Equatable, Sendable {
        /// The name of the table.
        package var name: String
        /// The number of entries according to the table's record.
        package var expected: Int
        /// The number of entries in undamaged pages.
        package var found: Int
    }

    /// The first hundred problems.
    package internal(set) var problems: [Problem] = []
    /// The total number of problems.
    package internal(set) var problemCount = 0
    /// The number of pages that are neither used nor free; known only if there is no other problem.
    package internal(set) var unaccountedPages = 0
    /// The tables in the order of their names.
    package internal(set) var tables: [Table] = []

    /// True if the check found no problems.
    package var isIntact: Bool { problemCount == 0 }

    /// Reports tables that aren't in `names` if one of `names` is missing, because then a name is damaged.
    package mutating func checkNames(_ names: Set<String>) {
        let found = Set(tables.map(\.name))
        guard !names.isSubset(of: found) else { return }
        for unknown in found.subtracting(names).sorted() { note("“\(unknown)” isn't a table", "the list of tables") }
    }

    mutating func note(_ detail: String, _ place: String) {
        problemCount += 1
        if problems.count < 100 { problems.append(Problem(place: place, detail: detail)) }
    }
}
