internal import Messenger

/// The order in which messages are found.
package enum SearchOrder: Sendable {
    /// By time, and then by number, both descending.
    case newestFirst
    /// By time, and then by number, both ascending.
    case oldestFirst
}

extension SearchOrder {
    /// True if a message comes before another one.
    func places(_ place: SearchPlace, before other: SearchPlace) -> Bool {
        self == .newestFirst ? place > other : place < other
    }

    /// True if a segment may have a message that comes before those of a time, or is of that time.
    func mayFind(in record: SegmentRecord, before time: Int64) -> Bool {
        self == .newestFirst ? record.newest >= time : record.oldest <= time
    }
}

/// The time and the number of a message, which order what is found.
typealias SearchPlace = (sentAt: Int64, message: UInt64)

extension SearchCursor {
    var place: SearchPlace { (sentAt.milliseconds, message.rawValue) }
}

extension SegmentMessages.Entry {
    var place: SearchPlace { (sentAt, message) }
}

extension Message {
    var searchPlace: SearchPlace { (sentAt.milliseconds, id.rawValue) }
}
