internal import LMDB
internal import Messenger

extension StoreTransaction {
    /// Compares the index of messages with the messages. One that is missing is made when the program runs, and is no
    /// fault.
    func compareSearch(_ report: inout DoctorReport) throws {
        guard let extent = try searchExtent() else { return }
        var found = report
        do {
            var held: [UInt64] = []
            for segment in try searchSegments(of: nil) { held += try compare(segment, &found) }
            held.sort()
            try compare(held, extent, &found)
        } catch let error as RecordError {
            found.note("the index of messages cannot be read: \(error.finding)")
        }
        report = found
    }

    /// Compares a segment with its messages; gives the numbers of those.
    private func compare(_ segment: Segment, _ report: inout DoctorReport) throws -> [UInt64] {
        let record = segment.record
        let entries = try SegmentMessages(segment, tables, upkeep.limits).all(in: transaction)
        var builder = SegmentBuilder()
        // Where the messages that can be read are in the segment.
        var numbers: [Int32] = []
        var unreadable = SegmentNumbers(below: record.bound)
        var isRight = zip(entries, entries.dropFirst()).allSatisfy { $0.sentAt >= $1.sentAt }
        for (number, entry) in entries.enumerated() where !entry.isGone {
            isRight = isRight && (record.oldest...record.newest).contains(entry.sentAt)
            isRight = isRight && (record.least...record.greatest).contains(entry.message)
            guard let place = try readable({ try place(of: MessageID(entry.message)) }) else {
                report.note("the index has message \(entry.message), which is not there")
                _ = unreadable.insert(number)
                continue
            }
            guard let message = try readable({ try message(at: place) }) else {
                _ = unreadable.insert(number)
                continue
            }
            isRight = isRight && message.sentAt.milliseconds == entry.sentAt
            if let chat = try readable({ try chat(message.chat) }) {
                isRight = isRight && chat.profile == segment.profile
            }
            builder.add(message)
            numbers.append(Int32(number))
        }
        let live = entries.filter { !$0.isGone }.map(\.message)
        if !isRight || live.count != record.live {
            report.note("segment \(segment.id) of the index has wrong messages")
        }
        if try !hasTerms(of: builder, numbers, unreadable, segment) {
            report.note("segment \(segment.id) of the index has other words than its messages")
        }
        return live
    }

    private func hasTerms(
        of builder: SegmentBuilder, _ numbers: [Int32], _ unreadable: SegmentNumbers, _ segment: Segment
    ) throws -> Bool {
        let stream = TermStream(segment, tables)
        var isEqual = true
        // The next term that is in a message which can be read.
        func stored() throws -> (term: [UInt8], numbers: [Int32])? {
            while true {
                try stream.next(in: transaction)
                guard let term = stream.term else { return nil }
                var set = SegmentNumbers(below: segment.record.bound)
                guard stream.postings.add(to: &set) else {
                    throw RecordError.damagedIndex("a term is in messages that are not there")
                }
                let numbers = set.numbers.filter { !unreadable.contains(Int($0)) }
                if !numbers.isEmpty || set.isEmpty { return (term, numbers) }
            }
        }
        try builder.forEachTerm(Array(0..<builder.count)) { term, places in
            guard isEqual else { return }
            guard let next = try stored() else {
                isEqual = false
                return
            }
            isEqual = next.term.elementsEqual(term) && next.numbers.elementsEqual(places.map { numbers[Int($0)] })
        }
        return try isEqual && stored() == nil
    }

    /// Compares which messages are in segments with which should be.
    private func compare(_ held: [UInt64], _ extent: SearchIndex.Extent, _ report: inout DoctorReport) throws {
        let again = Set(try tables.searchAgain.keys(in: transaction))
        var rest = held[...]
        var wrong = 0
        try tables.messagePlaces.scan(in: transaction) { entry in
            let id = try entry.key()
            while let first = rest.first, first < id.rawValue {
                rest.removeFirst()
                wrong += 1
            }
            let isHeld = rest.first == id.rawValue
            if isHeld { rest.removeFirst() }
            if isHeld == (extent.holds(id) && !again.contains(id)) { return .more }
            // What cannot be read is in no segment.
            if try isHeld || isFound(id) { wrong += 1 }
            return .more
        }
        wrong += rest.count
        if wrong > 0 { report.note("\(wrong) messages are missing in the index, or in it without being there") }
    }

    private func isFound(_ id: MessageID) throws -> Bool {
        guard let message = try readable({ try message(id) }) else { return false }
        return try readable { try chat(message.chat) } != nil
    }
}
