internal import LMDB
internal import Messenger

/// The kind of records whose names a chunk holds.
enum NameFamily: UInt8 {
    /// Chats that are no groups.
    case chats = 1
    /// Chats of groups; those without a name, too, so that every group that members are found in leads to its chat.
    case groups
    /// Members of groups.
    case members
    /// Contacts without a chat.
    case contacts
    /// Chats by names by which no list finds them, but who asks where a message is: all names of those that were
    /// deleted or are cards, and what else groups and requests are called.
    case unlisted
}

/// The chunks of a family in a profile: the first part of a ``NameChunkKey``.
struct NameFamilyKey: OrderedKey, Hashable {
    var profile: ProfileID
    var family: NameFamily

    init(_ profile: ProfileID, _ family: NameFamily) {
        self.profile = profile
        self.family = family
    }

    func write(to writer: inout KeyWriter) {
        profile.write(to: &writer)
        writer.append(family.rawValue)
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        profile = try ProfileID(from: &reader)
        guard let family = NameFamily(rawValue: try reader.byte()) else { throw KeyError() }
        self.family = family
    }
}

/// The key for the names of 256 adjacent records, whose numbers share their upper bits.
struct NameChunkKey: OrderedKey, Hashable {
    var family: NameFamilyKey
    /// The shared upper bits of their numbers.
    var number: UInt64

    init(_ family: NameFamilyKey, holding id: UInt64) {
        self.family = family
        number = id >> 8
    }

    func write(to writer: inout KeyWriter) {
        family.write(to: &writer)
        writer.append(number)
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        family = try NameFamilyKey(from: &reader)
        number = try reader.number()
    }
}
