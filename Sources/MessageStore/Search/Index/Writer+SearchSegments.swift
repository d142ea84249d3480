internal import LMDB
internal import Messenger

extension StoreTransaction {
    func searchSegments(of profile: ProfileID?) throws -> [Segment] {
        var segments: [Segment] = []
        try tables.searchSegments.scan(profile.map { .prefix($0) } ?? .all, in: transaction) { entry in
            let key = try entry.key()
            segments.append(Segment(profile: key.first, id: key.second, record: try SegmentRecord(try entry.value())))
            return .more
        }
        return segments
    }
}

extension StoreWriter {
    /// Removes a segment with all that it holds.
    func drop(_ segment: Segment) throws {
        try tables.searchTerms.removeAll(in: .prefix(segment.id), in: transaction)
        try tables.searchMessages.removeAll(in: .prefix(segment.id), in: transaction)
        try tables.searchSegments.remove(segment.key, in: transaction)
    }

    /// Makes one segment of several while there are many of about the same size.
    func mergeSegments(of profile: ProfileID) throws {
        let limits = upkeep.limits
        while true {
            var tiers: [Int: [Segment]] = [:]
            for segment in try searchSegments(of: profile) where segment.record.live < limits.segment / 2 {
                let tier = (Int.bitWidth - segment.record.live.leadingZeroBitCount) / 3
                tiers[tier, default: []].append(segment)
            }
            guard let crowded = tiers.sorted(by: { $0.key < $1.key }).first(where: { $0.value.count >= limits.fanIn })
            else { return }
            // The oldest, which lie beside each other in time most probably.
            var chosen: [Segment] = []
            var sum = 0
            for segment in crowded.value where sum + segment.record.live <= limits.segment {
                chosen.append(segment)
                sum += segment.record.live
            }
            guard chosen.count > 1 else { return }
            try merge(chosen)
        }
    }

    /// Makes one segment of several, or another of one, without some of its messages.
    func merge(_ segments: [Segment], without removed: SegmentNumbers? = nil) throws {
        var sources: [MergedMessage] = []
        for (index, segment) in segments.enumerated() {
            let entries = try SegmentMessages(segment, tables, upkeep.limits).all(in: transaction)
            for (number, entry) in entries.enumerated() where !entry.isGone && removed?.contains(number) != true {
                sources.append(MergedMessage(entry: entry, segment: index, number: number))
            }
        }
        guard !sources.isEmpty else { return try segments.forEach { try drop($0) } }
        sources.sort {
            let (left, right) = ($0.entry, $1.entry)
            return left.sentAt != right.sentAt ? left.sentAt > right.sentAt : left.message > right.message
        }
        var writer = SegmentWriter(try nextNumber("search-segment"), tables, upkeep.limits)
        var numbers = segments.map { [Int32](repeating: -1, count: $0.record.bound) }
        for (number, source) in sources.enumerated() {
            writer.add(MessageID(source.entry.message), sentAt: source.entry.sentAt)
            numbers[source.segment][source.number] = Int32(number)
        }
        try mergeTerms(of: segments, numbers, sources.count, &writer)
        _ = try writer.finish(of: segments[0].profile, in: transaction)
        for segment in segments { try drop(segment) }
    }

    /// Writes the terms of several segments, with the numbers that their messages have now.
    private func mergeTerms(
        of segments: [Segment], _ numbers: [[Int32]], _ bound: Int, _ writer: inout SegmentWriter
    ) throws {
        let streams = segments.map { TermStream($0, tables) }
        for stream in streams { try stream.next(in: transaction) }
        var merged = MergedNumbers(below: bound)
        while true {
            var least: [UInt8]?
            for stream in streams {
                guard let term = stream.term else { continue }
                if least.map({ precedes(term, $0) }) ?? true { least = term }
            }
            guard let least else { return }
            for (index, stream) in streams.enumerated() where stream.term == least {
                guard merged.add(stream.postings, as: numbers[index]) else {
                    throw RecordError.damagedIndex("a term is in messages that are not there")
                }
                try stream.next(in: transaction)
            }
            try merged.take { taken in
                try least.withUnsafeBytes { try writer.add($0, taken, in: transaction) }
            }
        }
    }

    private func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.withUnsafeBytes { left in right.withUnsafeBytes { compareTerms(left, $0) < 0 } }
    }
}

/// A message that comes from one of several segments.
private struct MergedMessage {
    var entry: SegmentMessages.Entry
    var segment: Int
    var number: Int
}

/// The messages of a term, from several segments.
private struct MergedNumbers {
    private let bound: Int
    private var numbers: [Int32] = []
    private var isSorted = true

    init(below bound: Int) { self.bound = bound }

    /// Adds messages of a segment that have other numbers now, or none; says whether they are in the segment.
    mutating func add(_ postings: Postings, as map: [Int32]) -> Bool {
        var last = numbers.last ?? -1
        var isSorted = isSorted
        let isRight = postings.forEach(below: map.count) { old in
            let number = map[old]
            guard number >= 0 else { return }
            if number < last { isSorted = false }
            last = number
            numbers.append(number)
        }
        self.isSorted = isSorted
        return isRight
    }

    /// Gives them away, if there are any.
    mutating func take(_ body: (UnsafeBufferPointer<Int32>) throws -> Void) throws {
        defer {
            numbers.removeAll(keepingCapacity: true)
            isSorted = true
        }
        guard !numbers.isEmpty else { return }
        if !isSorted {
            if numbers.count > bound / 64 {
                var set = SegmentNumbers(below: bound)
                for number in numbers { _ = set.insert(Int(number)) }
                numbers = set.numbers
            } else {
                numbers.sort()
            }
        }
        try numbers.withUnsafeBufferPointer(body)
    }
}
