internal import LMDB
internal import Messenger

/// Writes a segment: first its messages, the newest first, then its terms, in order. It must be the newest segment.
struct SegmentWriter {
    private let id: SegmentID
    private let tables: Tables
    private let limits: SearchIndex.Limits
    private var messages: [SegmentMessages.Entry] = []
    private var block = TermBlockEncoder()
    private var postings = PostingsEncoder()

    init(_ id: SegmentID, _ tables: Tables, _ limits: SearchIndex.Limits) {
        self.id = id
        self.tables = tables
        self.limits = limits
    }

    /// Takes the next message.
    mutating func add(_ message: MessageID, sentAt: Int64) {
        messages.append(SegmentMessages.Entry(message: message.rawValue, sentAt: sentAt))
    }

    /// Takes the next term, and the messages that have it.
    mutating func add(
        _ term: UnsafeRawBufferPointer, _ numbers: UnsafeBufferPointer<Int32>,
        in transaction: borrowing WriteTransaction
    ) throws {
        postings.encode(numbers)
        if !block.isEmpty, block.bytes.count + block.cost(of: term, postings.bytes.count) > limits.termBlock {
            try writeBlock(in: transaction)
        }
        postings.bytes.withUnsafeBytes {
            block.append(term, count: postings.count, isBits: postings.isBits, $0)
        }
    }

    private mutating func writeBlock(in transaction: borrowing WriteTransaction) throws {
        try tables.searchTerms.append(block.bytes, for: TermKey(id, block.key), in: transaction)
        block.clear()
    }

    /// Writes what is left.
    mutating func finish(of profile: ProfileID, in transaction: borrowing WriteTransaction) throws -> Segment {
        if !block.isEmpty { try writeBlock(in: transaction) }
        for (index, start) in stride(from: 0, to: messages.count, by: limits.messageBlock).enumerated() {
            let entries = messages[start..<min(start + limits.messageBlock, messages.count)]
            try tables.searchMessages.append(
                SegmentMessages.encode(entries), for: Pair(id, UInt64(index)), in: transaction)
        }
        let numbers = messages.map(\.message)
        let record = SegmentRecord(
            bound: messages.count, live: messages.count, newest: messages[0].sentAt,
            oldest: messages[messages.count - 1].sentAt, least: numbers.min() ?? 0, greatest: numbers.max() ?? 0)
        let segment = Segment(profile: profile, id: id, record: record)
        try tables.searchSegments.put(record.numbers, for: segment.key, in: transaction)
        return segment
    }
}
