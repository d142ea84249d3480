internal import LMDB
internal import Messenger

/// The messages of a segment, the newest first; read block by block as far as somebody looks.
final class SegmentMessages {
    /// A message: number zero when it is gone.
    struct Entry: Equatable {
        var message: UInt64
        var sentAt: Int64

        var isGone: Bool { message == 0 }
    }

    let segment: Segment
    private let tables: Tables
    private let blockSize: Int
    private var blocks: [[Entry]?]

    init(_ segment: Segment, _ tables: Tables, _ limits: SearchIndex.Limits) {
        self.segment = segment
        self.tables = tables
        blockSize = limits.messageBlock
        blocks = Array(repeating: nil, count: (segment.record.bound + blockSize - 1) / blockSize)
    }

    /// The message with this number in the segment.
    func entry<Access>(_ number: Int, in transaction: borrowing Transaction<Access>) throws -> Entry {
        try block(number / blockSize, in: transaction)[number % blockSize]
    }

    /// All of them.
    func all<Access>(in transaction: borrowing Transaction<Access>) throws -> [Entry] {
        var all: [Entry] = []
        all.reserveCapacity(segment.record.bound)
        for index in blocks.indices { all += try block(index, in: transaction) }
        return all
    }

    /// The first that was sent at `time` or earlier.
    func first<Access>(notAfter time: Int64, in transaction: borrowing Transaction<Access>) throws -> Int {
        var low = 0
        var high = segment.record.bound
        while low < high {
            let middle = (low + high) / 2
            if try entry(middle, in: transaction).sentAt > time { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The number of a message in the segment.
    func number<Access>(
        of message: MessageID, sentAt: Int64, in transaction: borrowing Transaction<Access>
    ) throws -> Int? {
        var number = try first(notAfter: sentAt, in: transaction)
        while number < segment.record.bound {
            let entry = try entry(number, in: transaction)
            if entry.sentAt != sentAt { return nil }
            if entry.message == message.rawValue { return number }
            number += 1
        }
        return nil
    }

    /// Removes messages: neither their numbers nor their times remain.
    func remove(_ numbers: [Int32], in transaction: borrowing WriteTransaction) throws {
        var changed: Set<Int> = []
        for number in numbers.map(Int.init) {
            let neighbour = number > 0 ? number - 1 : 1
            let time = neighbour < segment.record.bound ? try entry(neighbour, in: transaction).sentAt : 0
            _ = try block(number / blockSize, in: transaction)
            blocks[number / blockSize]?[number % blockSize] = Entry(message: 0, sentAt: time)
            changed.insert(number / blockSize)
        }
        for index in changed.sorted() {
            let entries = try block(index, in: transaction)
            let key = Pair(segment.id, UInt64(index))
            try tables.searchMessages.put(Self.encode(entries[...]), for: key, in: transaction)
        }
    }

    private func block<Access>(_ index: Int, in transaction: borrowing Transaction<Access>) throws -> [Entry] {
        if let known = blocks[index] { return known }
        let key = Pair(segment.id, UInt64(index))
        guard let bytes = try tables.searchMessages.value(for: key, in: transaction) else {
            throw RecordError.damagedIndex("messages of a segment are missing")
        }
        let count = min(blockSize, segment.record.bound - index * blockSize)
        var entries: [Entry] = []
        entries.reserveCapacity(count)
        try bytes.withUnsafeBytes { bytes in
            var reader = VarintReader(bytes)
            var last = Entry(message: 0, sentAt: 0)
            for _ in 0..<count {
                last.sentAt &-= reader.signed()
                last.message &-= UInt64(bitPattern: reader.signed())
                entries.append(last)
            }
            guard !reader.isOverrun, reader.isAtEnd else {
                throw RecordError.damagedIndex("the messages of a segment end too early")
            }
        }
        blocks[index] = entries
        return entries
    }

    /// Encodes messages: the differences of time and number from the previous entry.
    static func encode(_ entries: ArraySlice<Entry>) -> [UInt8] {
        var bytes: [UInt8] = []
        var last = Entry(message: 0, sentAt: 0)
        for entry in entries {
            bytes.appendSigned(last.sentAt &- entry.sentAt)
            bytes.appendSigned(Int64(bitPattern: last.message &- entry.message))
            last = entry
        }
        return bytes
    }
}
