internal import LMDB
internal import Messenger

/// A query's search in a segment, newest first.
final class SegmentSearch {
    private let numbers: SegmentNumbers
    private let messages: SegmentMessages
    private var number = -1
    /// The message that it stands on; nil behind the last.
    private(set) var entry: SegmentMessages.Entry?
    private let oldest: Int64

    /// Asks a segment for the messages of a plan that are older than `cursor`; unless `isExact`, somebody looks at them
    /// before they are taken for found.
    init(
        _ segment: Segment, _ plan: SearchPlan, after cursor: SearchCursor?, isExact: Bool, _ tables: Tables,
        _ limits: SearchIndex.Limits, in transaction: borrowing ReadTransaction
    ) throws {
        messages = SegmentMessages(segment, tables, limits)
        oldest = plan.query.after?.milliseconds ?? .min
        numbers = try Self.numbers(segment, plan, isExact: isExact, tables, in: transaction)
        let newest = plan.latest(after: cursor)
        if segment.record.newest > newest {
            number = try messages.first(notAfter: newest, in: transaction) - 1
        }
        try next(in: transaction)
        while let entry, let cursor, !entry.isBehind(cursor) { try next(in: transaction) }
    }

    /// Goes to the next message.
    func next(in transaction: borrowing ReadTransaction) throws {
        entry = nil
        while let next = numbers.next(from: number + 1) {
            number = next
            let entry = try messages.entry(next, in: transaction)
            if entry.isGone { continue }
            if entry.sentAt >= oldest { self.entry = entry }
            return
        }
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
    /// True if it comes after the cursor's place in the results.
    func isBehind(_ cursor: SearchCursor) -> Bool {
        (sentAt, message) < (cursor.sentAt.milliseconds, cursor.message.rawValue)
    }

    var cursor: SearchCursor {
        SearchCursor(sentAt: Timestamp(milliseconds: sentAt), message: MessageID(message))
    }
}

extension SearchPlan {
    /// Returns the latest possible time of a match after `cursor`.
    func latest(after cursor: SearchCursor?) -> Int64 {
        min(query.before.map { $0.milliseconds &- 1 } ?? .max, cursor?.sentAt.milliseconds ?? .max)
    }

    /// True if messages of this time may contain a match after `cursor`.
    func mayFind(in record: SegmentRecord, after cursor: SearchCursor?) -> Bool {
        record.oldest <= latest(after: cursor) && record.newest >= query.after?.milliseconds ?? .min
    }
}
