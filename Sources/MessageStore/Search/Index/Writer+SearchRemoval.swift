internal import LMDB
internal import Messenger

extension StoreWriter {
    /// Takes a message out of the segment that holds it.
    func removeFromSegments(_ message: Message, of profile: ProfileID) throws {
        let sentAt = message.sentAt.milliseconds
        for segment in try searchSegments(of: profile) {
            let record = segment.record
            guard (record.least...record.greatest).contains(message.id.rawValue),
                (record.oldest...record.newest).contains(sentAt)
            else { continue }
            let messages = SegmentMessages(segment, tables, upkeep.limits)
            guard let number = try messages.number(of: message.id, sentAt: sentAt, in: transaction) else { continue }
            var terms: [[UInt8]: [Int32]] = [:]
            SearchTerm.forEach(of: message) { terms[Array($0)] = [Int32(number)] }
            return try remove([Int32(number)], terms, from: messages)
        }
        throw RecordError.damagedIndex("a message is in no segment")
    }

    /// Takes all messages of a chat but `newer` out of the segments, before they are removed.
    func removeFromSegments(_ chat: ChatID, of profile: ProfileID, keeping newer: [Message]) throws {
        let term = SearchTerm.term(.chat, chat.rawValue)
        for segment in try searchSegments(of: profile) {
            var numbers = try SegmentTerms(segment, tables).numbers(of: term, in: transaction)
            let messages = SegmentMessages(segment, tables, upkeep.limits)
            for message in newer {
                let sentAt = message.sentAt.milliseconds
                if let kept = try messages.number(of: message.id, sentAt: sentAt, in: transaction) {
                    numbers.remove(kept)
                }
            }
            if !numbers.isEmpty { try remove(numbers, from: segment) }
        }
    }

    private func remove(_ numbers: SegmentNumbers, from segment: Segment) throws {
        let count = numbers.count
        if count == segment.record.live { return try drop(segment) }
        // So many of them stand in every block of terms; all are written again.
        guard 4 * count < segment.record.live else { return try merge([segment], without: numbers) }
        let messages = SegmentMessages(segment, tables, upkeep.limits)
        var terms: [[UInt8]: [Int32]] = [:]
        for number in numbers.numbers {
            let id = MessageID(try messages.entry(Int(number), in: transaction).message)
            // The terms of an unreadable message can only be found by looking at every term.
            guard let message = try readable({ try self.message(id) }) else {
                return try merge([segment], without: numbers)
            }
            SearchTerm.forEach(of: message) { term in
                if terms[Array(term)]?.last != number { terms[Array(term), default: []].append(number) }
            }
        }
        try remove(numbers.numbers, terms, from: messages)
    }

    /// Takes messages out of a segment; `terms` says in which terms they are.
    private func remove(
        _ numbers: [Int32], _ terms: [[UInt8]: [Int32]], from messages: SegmentMessages
    ) throws {
        var segment = messages.segment
        segment.record.live -= numbers.count
        guard segment.record.live > 0 else { return try drop(segment) }
        try messages.remove(numbers, in: transaction)
        segment.record.newest = try messages.entry(0, in: transaction).sentAt
        segment.record.oldest = try messages.entry(segment.record.bound - 1, in: transaction).sentAt
        try tables.searchSegments.put(segment.record.numbers, for: segment.key, in: transaction)
        let sorted = terms.sorted { $0.key.lexicographicallyPrecedes($1.key) }[...]
        var rest = sorted
        while let first = rest.first {
            guard let (key, bytes) = try SegmentTerms(segment, tables).block(of: first.key, in: transaction) else {
                throw RecordError.damagedIndex("a term is missing")
            }
            var block = TermBlockRemoval(below: segment.record.bound)
            let done = try bytes.withUnsafeBytes { try block.remove(rest, from: $0, key: key.term) }
            // One that is not where it would be is nowhere.
            guard done > 0 else { throw RecordError.damagedIndex("a term is missing") }
            if block.encoder.key != key.term { try tables.searchTerms.remove(key, in: transaction) }
            if !block.encoder.isEmpty {
                let key = TermKey(segment.id, block.encoder.key)
                try tables.searchTerms.put(block.encoder.bytes, for: key, in: transaction)
            }
            rest = rest.dropFirst(done)
        }
    }
}

/// Makes a block again without some messages.
private struct TermBlockRemoval {
    private(set) var encoder = TermBlockEncoder()
    private let bound: Int
    private var postings = PostingsEncoder()

    init(below bound: Int) { self.bound = bound }

    /// Copies a block without the messages of `terms`, which are in order.
    ///
    /// - Returns: how many of `terms` were in it.
    mutating func remove(
        _ terms: ArraySlice<(key: [UInt8], value: [Int32])>, from block: UnsafeRawBufferPointer, key: [UInt8]
    ) throws -> Int {
        var reader = TermBlockReader(block, key: key)
        var rest = terms
        while try reader.next() {
            guard let next = rest.first, next.key == reader.term else {
                copy(reader)
                continue
            }
            rest.removeFirst()
            var set = SegmentNumbers(below: bound)
            guard reader.postings.add(to: &set) else { throw RecordError.damagedIndex("a term is in unknown messages") }
            var gone = SegmentNumbers(below: bound)
            for number in next.value { _ = gone.insert(Int(number)) }
            let left = set.numbers.filter { !gone.contains(Int($0)) }
            guard left.count == set.count - next.value.count else {
                throw RecordError.damagedIndex("a term is not in its message")
            }
            if left.isEmpty { continue }
            left.withUnsafeBufferPointer { postings.encode($0) }
            let (count, isBits) = (postings.count, postings.isBits)
            postings.bytes.withUnsafeBytes { bytes in
                reader.term.withUnsafeBytes { encoder.append($0, count: count, isBits: isBits, bytes) }
            }
        }
        return terms.count - rest.count
    }

    private mutating func copy(_ reader: TermBlockReader) {
        let postings = reader.postings
        reader.term.withUnsafeBytes {
            encoder.append($0, count: postings.count, isBits: postings.isBits, postings.bytes)
        }
    }
}
