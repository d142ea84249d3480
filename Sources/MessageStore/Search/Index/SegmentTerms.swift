internal import LMDB

/// The terms of a segment, as they are read.
struct SegmentTerms {
    let segment: Segment
    private let tables: Tables

    init(_ segment: Segment, _ tables: Tables) {
        self.segment = segment
        self.tables = tables
    }

    /// The block in which a term is if it is anywhere, with its key; nil when all begin behind it.
    func block<Access>(
        of term: [UInt8], in transaction: borrowing Transaction<Access>
    ) throws -> (key: TermKey, bytes: [UInt8])? {
        var found: (TermKey, [UInt8])?
        let range = KeyRange<TermKey>.from(segment.id, through: TermKey(segment.id, term))
        try tables.searchTerms.scan(range, .descending, in: transaction) { entry in
            found = (try entry.key(), try entry.value())
            return .stop
        }
        return found
    }

    /// The first block, or the one behind another.
    func block<Access>(
        after key: TermKey?, in transaction: borrowing Transaction<Access>
    ) throws -> (key: TermKey, bytes: [UInt8])? {
        var found: (TermKey, [UInt8])?
        let range: KeyRange<TermKey> =
            if let key { .after(key, within: segment.id) } else { .prefix(segment.id) }
        try tables.searchTerms.scan(range, in: transaction) { entry in
            found = (try entry.key(), try entry.value())
            return .stop
        }
        return found
    }

    /// The messages that have a term.
    func numbers<Access>(of term: [UInt8], in transaction: borrowing Transaction<Access>) throws -> SegmentNumbers {
        var numbers = SegmentNumbers(below: segment.record.bound)
        guard let (key, bytes) = try block(of: term, in: transaction) else { return numbers }
        try bytes.withUnsafeBytes { bytes in
            var reader = TermBlockReader(bytes, key: key.term)
            while try reader.next() {
                if reader.term == term { return try add(reader.postings, to: &numbers) }
            }
        }
        return numbers
    }

    /// Adds the messages that have a term which begins so and which `isWanted`.
    func addNumbers<Access>(
        prefix: [UInt8], to numbers: inout SegmentNumbers, in transaction: borrowing Transaction<Access>,
        where isWanted: ([UInt8]) -> Bool = { _ in true }
    ) throws {
        let start = try block(of: prefix, in: transaction)?.key ?? TermKey(segment.id, [])
        var all = numbers
        try tables.searchTerms.scan(.from(start, through: segment.id), in: transaction) { entry in
            let key = try entry.key().term
            if prefix.lexicographicallyPrecedes(key), !key.starts(with: prefix) { return .stop }
            try entry.value().withUnsafeBytes { bytes in
                var reader = TermBlockReader(bytes, key: key)
                while try reader.next() {
                    guard begins(reader.term, with: prefix) else { continue }
                    if isWanted(reader.term) { try add(reader.postings, to: &all) }
                }
            }
            return .more
        }
        numbers = all
    }

    private func begins(_ term: [UInt8], with prefix: [UInt8]) -> Bool {
        guard term.count >= prefix.count else { return false }
        for index in prefix.indices where term[index] != prefix[index] { return false }
        return true
    }

    private func add(_ postings: Postings, to numbers: inout SegmentNumbers) throws {
        guard postings.add(to: &numbers) else {
            throw RecordError.damagedIndex("a term is in messages that are not there")
        }
    }
}

/// Goes through all terms of a segment, block by block, while others are written.
final class TermStream {
    private let terms: SegmentTerms
    private var key: TermKey?
    private var bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 8)
    private var reader: TermBlockReader?

    init(_ segment: Segment, _ tables: Tables) { terms = SegmentTerms(segment, tables) }

    deinit { bytes.deallocate() }

    /// The term that it stands on; nil before the first and behind the last.
    var term: [UInt8]? { reader?.term }

    /// The messages that have it.
    var postings: Postings { reader.unsafelyUnwrapped.postings }

    /// Goes to the next term.
    func next<Access>(in transaction: borrowing Transaction<Access>) throws {
        while true {
            if try reader?.next() == true { return }
            reader = nil
            guard let (key, block) = try terms.block(after: key, in: transaction) else { return }
            bytes.deallocate()
            bytes = .allocate(byteCount: block.count, alignment: 8)
            bytes.copyBytes(from: block)
            self.key = key
            reader = TermBlockReader(UnsafeRawBufferPointer(bytes), key: key.term)
        }
    }
}
