internal import LMDB
internal import Messenger

/// Messages of a profile that become a segment, and their terms.
struct SegmentBuilder {
    private struct Entry {
        var message: MessageID
        var sentAt: Int64
        /// The offset at which its terms end.
        var end: Int
        var isGone = false
    }

    private var terms = TermTable()
    /// The terms of all messages, one message after the other.
    private var occurrences: [Int32] = []
    private var entries: [Entry] = []
    /// The places of messages; computed at the first lookup.
    private var places: [MessageID: Int]?
    private(set) var live = 0

    /// The number of added messages, including those removed again.
    var count: Int { entries.count }

    /// Takes a message.
    mutating func add(_ message: Message) {
        let number = Int32(entries.count)
        SearchTerm.forEach(of: message) { bytes in
            if let term = terms.number(of: bytes, in: number) { occurrences.append(term) }
        }
        places?[message.id] = entries.count
        entries.append(Entry(message: message.id, sentAt: message.sentAt.milliseconds, end: occurrences.count))
        live += 1
    }

    /// Leaves a message out; says whether it was there.
    mutating func remove(_ id: MessageID) -> Bool {
        if places == nil {
            places = Dictionary(
                entries.enumerated().map { ($0.element.message, $0.offset) }, uniquingKeysWith: { $1 })
        }
        guard let place = places?.removeValue(forKey: id) else { return false }
        entries[place].isGone = true
        live -= 1
        return true
    }

    /// Writes them as a segment; nil when none is left.
    func write(
        _ id: SegmentID, of profile: ProfileID, _ tables: Tables, _ limits: SearchIndex.Limits,
        in transaction: borrowing WriteTransaction
    ) throws -> Segment? {
        let order = entries.indices.filter { !entries[$0].isGone }.sorted {
            let (left, right) = (entries[$0], entries[$1])
            return left.sentAt != right.sentAt ? left.sentAt > right.sentAt : left.message > right.message
        }
        guard !order.isEmpty else { return nil }
        var writer = SegmentWriter(id, tables, limits)
        for index in order { writer.add(entries[index].message, sentAt: entries[index].sentAt) }
        try forEachTerm(order) { try writer.add($0, $1, in: transaction) }
        return try writer.finish(of: profile, in: transaction)
    }

    /// Calls `body` with every term, in order, and the places in `order` of the messages that have it.
    func forEachTerm(
        _ order: [Int], _ body: (UnsafeRawBufferPointer, UnsafeBufferPointer<Int32>) throws -> Void
    ) throws {
        let numbers = sortedByTerm(order)
        try numbers.all.withUnsafeBufferPointer { all in
            for term in terms.sorted() {
                let range = numbers.starts[Int(term)]..<numbers.starts[Int(term) + 1]
                guard !range.isEmpty else { continue }
                try terms.withTerm(Int(term)) { try body($0, UnsafeBufferPointer(rebasing: all[range])) }
            }
        }
    }

    /// The numbers of the messages by term, ascending; those of term `t` from `starts[t]` to `starts[t + 1]`.
    private func sortedByTerm(_ order: [Int]) -> (starts: [Int], all: [Int32]) {
        var starts = [Int](repeating: 0, count: terms.count + 1)
        for index in order { for place in occurrences(of: index) { starts[Int(occurrences[place]) + 1] += 1 } }
        for term in 0..<terms.count { starts[term + 1] += starts[term] }
        var next = starts
        var all = [Int32](repeating: 0, count: starts[terms.count])
        for (number, index) in order.enumerated() {
            for place in occurrences(of: index) {
                let term = Int(occurrences[place])
                all[next[term]] = Int32(number)
                next[term] += 1
            }
        }
        return (starts, all)
    }

    private func occurrences(of index: Int) -> Range<Int> {
        (index == 0 ? 0 : entries[index - 1].end)..<entries[index].end
    }
}
