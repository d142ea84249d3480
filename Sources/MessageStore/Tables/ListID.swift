internal import LMDB
internal import Messenger

/// A list of chats: a profile's, under a filter. The counts of the list have the same key.
struct ListID: OrderedKey, Hashable {
    var profile: ProfileID
    /// Nil for all chats.
    var filter: ChatFilter?

    init(_ profile: ProfileID, _ filter: ChatFilter?) {
        self.profile = profile
        self.filter = filter
    }

    func write(to writer: inout KeyWriter) {
        profile.write(to: &writer)
        let code: UInt8 =
            switch filter {
            case nil: 0
            case .unread: 1
            case .favourites: 2
            case .groups: 3
            case .contacts: 4
            case .business: 5
            case .notes: 6
            case .reports: 7
            case .archived: 8
            case .tag: 9
            }
        writer.append(code)
        if case .tag(let tag) = filter { writer.append(tag.rawValue) } else { writer.append(UInt64(0)) }
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        profile = try ProfileID(from: &reader)
        let code = try reader.byte()
        let number = try reader.number(UInt64.self)
        switch code {
        case 0: filter = nil
        case 1: filter = .unread
        case 2: filter = .favourites
        case 3: filter = .groups
        case 4: filter = .contacts
        case 5: filter = .business
        case 6: filter = .notes
        case 7: filter = .reports
        case 8: filter = .archived
        case 9: filter = .tag(TagID(number))
        default: throw KeyError()
        }
    }
}
