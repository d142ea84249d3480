internal import Glibc

/// Reads a block of terms: each shortened by what it has in common with the one before, with the messages that have it.
///
///     common bytes · more bytes · them · count × 2 + (1: bits) · length, unless there is one · messages
struct TermBlockReader {
    private var reader: VarintReader
    /// The term that it stands on. Before the first one the block's key, of which the first takes what it is.
    private(set) var term: [UInt8]
    /// The messages that have it.
    private(set) var postings = Postings(count: 0, isBits: false, bytes: UnsafeRawBufferPointer(start: nil, count: 0))

    init(_ block: UnsafeRawBufferPointer, key: [UInt8]) {
        reader = VarintReader(block)
        term = key
    }

    /// Goes to the next term; false at the end.
    mutating func next() throws(RecordError) -> Bool {
        if reader.isAtEnd { return false }
        let common = Int(reader.byte())
        let more = reader.bytes(Int(reader.byte()))
        guard common <= term.count else { throw .damagedIndex("a term is longer than it can be") }
        term.removeLast(term.count - common)
        term.append(contentsOf: more)
        let head = reader.number()
        let count = Int(truncatingIfNeeded: head >> 1 & 0xFFFF_FFFF)
        if count == 1, head & 1 == 0 {
            let start = reader
            _ = reader.number()
            var single = start
            postings = Postings(count: 1, isBits: false, bytes: single.bytes(reader.offset - start.offset))
        } else {
            let length = Int(truncatingIfNeeded: reader.number() & 0xFFFF_FFFF)
            postings = Postings(count: count, isBits: head & 1 == 1, bytes: reader.bytes(length))
        }
        guard !reader.isOverrun, count > 0 else { throw .damagedIndex("a block of terms ends too early") }
        return true
    }
}

/// Makes a block of terms, which come in order.
struct TermBlockEncoder {
    /// The bytes to store.
    private(set) var bytes: [UInt8] = []
    /// The first term: the block's key.
    private(set) var key: [UInt8] = []
    private var last: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }

    /// Starts an empty block.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        key.removeAll(keepingCapacity: true)
        last.removeAll(keepingCapacity: true)
    }

    /// Returns an upper bound for the number of bytes that this adds to the block.
    func cost(of term: UnsafeRawBufferPointer, _ postings: Int) -> Int { 2 + term.count + 10 + postings }

    /// Adds a term with what ``PostingsEncoder`` made, or what was stored.
    mutating func append(_ term: UnsafeRawBufferPointer, count: Int, isBits: Bool, _ postings: UnsafeRawBufferPointer) {
        var common = 0
        if bytes.isEmpty {
            key.append(contentsOf: term)
            common = term.count
        } else {
            let most = min(last.count, term.count)
            while common < most, last[common] == term[common] { common += 1 }
        }
        bytes.append(UInt8(truncatingIfNeeded: common))
        bytes.append(UInt8(truncatingIfNeeded: term.count - common))
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: term[common...]))
        bytes.appendVarint(UInt64(count) << 1 | (isBits ? 1 : 0))
        if count > 1 || isBits { bytes.appendVarint(UInt64(postings.count)) }
        bytes.append(contentsOf: postings)
        last.removeAll(keepingCapacity: true)
        last.append(contentsOf: term)
    }
}

/// Less than, equal to, or greater than zero as one term sorts before, is, or sorts after the other.
func compareTerms(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let common = min(left.count, right.count)
    if common > 0, let first = left.baseAddress, let second = right.baseAddress {
        let order = memcmp(first, second, common)
        if order != 0 { return Int(order) }
    }
    return left.count - right.count
}
