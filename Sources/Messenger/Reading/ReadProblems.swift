/// The numbers of stored records that couldn't be read, by kind. A result with problems may be incomplete.
package struct ReadProblems: Codable, Equatable, Hashable, Sendable {
    /// A kind of record.
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case profile, contact, group, member, chat, message, receipt, tag, draft, link, letter, setting
        /// A part of an index, so that the records it leads to aren't found.
        case index
        /// The newest change, if there is one; the record of it is damaged.
        case lastChange
    }

    /// Records with damaged content, and missing records that another record refers to.
    package var damaged: [Kind: Int] = [:]
    /// Records written by a later version of Confab.
    package var newer: [Kind: Int] = [:]
    /// The number of places where the database itself couldn't be read. The number of records there is unknown.
    package var damagedPlaces = 0

    /// Creates an empty set of problems.
    package init() {}

    /// True if everything could be read.
    package var isEmpty: Bool { !hasDamage && newer.isEmpty }

    /// True if any content is damaged.
    package var hasDamage: Bool { damagedPlaces > 0 || !damaged.isEmpty }
}
