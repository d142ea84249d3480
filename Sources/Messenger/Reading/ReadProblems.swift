/// What couldn't be read of what is stored, so that an answer may leave something out: how many records, by kind.
public struct ReadProblems: Codable, Equatable, Hashable, Sendable {
    /// What kind of record it is.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case profile, contact, group, member, chat, message, receipt, tag, draft, link, letter, setting
        /// A part of an index: what it would have led to wasn't found.
        case index
        /// The newest change of all, if there was one: what would tell is damaged.
        case lastChange
    }

    /// Records that aren't what was written, or that something refers to and that aren't there.
    public var damaged: [Kind: Int] = [:]
    /// Records that a later version of Confab has written.
    public var newer: [Kind: Int] = [:]
    /// In how many places the database itself couldn't be read: nobody knows how many records are there.
    public var damagedPlaces = 0

    /// No problems.
    public init() {}

    /// Whether everything could be read.
    public var isEmpty: Bool { !hasDamage && newer.isEmpty }

    /// Whether anything isn't what was written.
    public var hasDamage: Bool { damagedPlaces > 0 || !damaged.isEmpty }
}
