internal import LMDB
internal import Messenger

/// A query's search in a segment, in one order or the other.
final class SegmentSearch {
    private let numbers: SegmentNumbers
    private let messages: SegmentMessages
    private let order: SearchOrder
    private var number = -1
    /// The message that it stands on; nil behind the last.
    private(set) var entry: SegmentMessages.Entry?
    private let times: (oldest: Int64, newest: Int64)

    /// Asks a segment for the messages of a plan that come after `cursor`; unless `isExact`, somebody looks at them before
    /// they are taken for found.
    init(
        _ segment: Segment, _ plan: SearchPlan, _ order: SearchOrder, after cursor: SearchCursor?, isExact: Bool,
        _ tables: Tables, _ limits: SearchIndex.Limits, in transaction: borrowing ReadTransaction
    ) throws {
        self.order = order
        messages = SegmentMessages(segment, tables, limits)
        times = plan.times(order, after: cursor)
        numbers = try Self.numbers(segment, plan, isExact: isExact, tables, in: transaction)
        switch order {
        case .newestFirst:
            if segment.record.newest > times.newest {
                number = try messages.first(notAfter: times.newest, in: transaction) - 1
            }
        case .oldestFirst:
            number = segment.record.bound
            if segment.record.oldest < times.oldest {
                number = try messages.first(notAfter: times.oldest - 1, in: transaction)
            }
        }
        try next(in: transaction)
        while let entry, let cursor, !order.places(cursor.place, before: entry.place) { try next(in: transaction) }
    }

    /// Goes to the next message.
    func next(in transaction: borrowing ReadTransaction) throws {
        entry = nil
        while let next = following {
            number = next
            let entry = try messages.entry(next, in: transaction)
            if entry.isGone { continue }
            if entry.sentAt >= times.oldest, entry.sentAt <= times.newest { self.entry = entry }
            return
        }
    }

    private var following: Int? {
        order == .newestFirst ? numbers.next(from: number + 1) : numbers.previous(before: number)
    }

    private static func numbers(
        _ segment: Segment, _ plan: SearchPlan, isExact: Bool, _ tables: Tables,
        in transaction: borrowing ReadTransaction
    ) throws -> SegmentNumbers {
        var found = SegmentNumbers(below: segment.record.bound, all: true)
        let terms = SegmentTerms(segment, tables)
        for part in plan.parts {
            found.formIntersection(try numbers(part, terms, in: transaction))
            let count = found.count
            // To look at a few messages takes less time than at all words that begin with a letter.
            if count == 0 || (!isExact && count <= 8) { break }
        }
        return found
    }

    private static func numbers(
        _ part: SearchPlan.Part, _ terms: SegmentTerms, in transaction: borrowing ReadTransaction
    ) throws -> SegmentNumbers {
        var numbers = SegmentNumbers(below: terms.segment.record.bound)
        switch part {
        case .term(let term): return try terms.numbers(of: term, in: transaction)
        case .prefix(let prefix): try terms.addNumbers(prefix: prefix, to: &numbers, in: transaction)
        case .oneOf(let kind, let wanted):
            try terms.addNumbers(prefix: [kind.rawValue], to: &numbers, in: transaction) {
                wanted.contains(SearchTerm.number(in: $0))
            }
        case .senders(let senders):
            if senders.isMe {
                try terms.addNumbers(prefix: SearchTerm.term(SearchTerm.Kind.me), to: &numbers, in: transaction)
            }
            for (kind, wanted) in [(SearchTerm.Kind.contact, senders.contacts), (.member, senders.members)]
            where !wanted.isEmpty {
                try terms.addNumbers(prefix: [kind.rawValue], to: &numbers, in: transaction) {
                    wanted.contains(SearchTerm.number(in: $0))
                }
            }
        }
        return numbers
    }
}

extension SegmentMessages.Entry {
    var cursor: SearchCursor {
        SearchCursor(sentAt: Timestamp(milliseconds: sentAt), message: MessageID(message))
    }
}

extension SearchPlan {
    /// Returns the earliest and the latest possible time of a match that comes after `cursor`.
    func times(_ order: SearchOrder, after cursor: SearchCursor?) -> (oldest: Int64, newest: Int64) {
        let oldest = query.after?.milliseconds ?? .min
        let newest = query.before.map { $0.milliseconds &- 1 } ?? .max
        guard let time = cursor?.sentAt.milliseconds else { return (oldest, newest) }
        return order == .newestFirst ? (oldest, min(newest, time)) : (max(oldest, time), newest)
    }

    /// True if messages of this time may contain a match that comes after `cursor`.
    func mayFind(in record: SegmentRecord, _ order: SearchOrder, after cursor: SearchCursor?) -> Bool {
        let times = times(order, after: cursor)
        return record.oldest <= times.newest && record.newest >= times.oldest
    }
}
