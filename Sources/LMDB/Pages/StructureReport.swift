/// What a check of every page of a database found.
public struct StructureReport: Equatable, Sendable {
    /// Something that can't be what was written.
    public struct Problem: Equatable, Sendable {
        /// The table it is in, or the part of the file, such as `the list of free pages`.
        public var place: String
        /// What is wrong.
        public var detail: String

        /// A problem.
        public init(place: String, detail: String) {
            self.place = place
            self.detail = detail
        }
    }

    /// How many entries a table says that it has, and how many were found in undamaged pages.
    public struct Table: Equatable, Sendable {
        /// Its name.
        public var name: String
        /// How many entries its record says.
        public var expected: Int
        /// How many entries lie in undamaged pages.
        public var found: Int
    }

    /// The first hundred problems.
    public internal(set) var problems: [Problem] = []
    /// How many problems there are.
    public internal(set) var problemCount = 0
    /// How many pages are neither used nor free; known only if there is no other problem.
    public internal(set) var unaccountedPages = 0
    /// The tables, by name.
    public internal(set) var tables: [Table] = []

    /// Whether every page is where it belongs and fits in with the others.
    public var isIntact: Bool { problemCount == 0 }

    /// Notes tables with other names than `names`, if one of those is missing: then a name is damaged.
    public mutating func checkNames(_ names: Set<String>) {
        let found = Set(tables.map(\.name))
        guard !names.isSubset(of: found) else { return }
        for unknown in found.subtracting(names).sorted() { note("“\(unknown)” isn't a table", "the list of tables") }
    }

    mutating func note(_ detail: String, _ place: String) {
        problemCount += 1
        if problems.count < 100 { problems.append(Problem(place: place, detail: detail)) }
    }
}
