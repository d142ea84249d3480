internal import LMDB
internal import Messenger

extension StoreTransaction {
    /// Returns the range of messages in the index; nil if the index is missing, has another version, or its facts can't
    /// be read.
    func searchExtent() throws -> SearchIndex.Extent? {
        guard let version = try readable({ try tables.facts.value(for: "search-version", in: transaction) })?.first,
            version == SearchIndex.version,
            let low = try readable({ try tables.facts.value(for: "search-low", in: transaction) })?.first,
            let high = try readable({ try tables.facts.value(for: "search-high", in: transaction) })?.first,
            low > 0, low <= high
        else { return nil }
        return SearchIndex.Extent(low: low, high: high)
    }

    /// The greatest number that a message was given.
    func lastMessageNumber() throws -> UInt64 {
        let kind = String(describing: MessageID.self)
        if let known = session?.numbers[kind] { return known }
        return try readable { try tables.facts.value(for: "last-" + kind, in: transaction) }?.first
            ?? tables.messagePlaces.firstKey(.all, .descending, in: transaction)?.rawValue ?? 0
    }

    /// Returns the progress of building the index, with `making` messages that aren't written yet; nil when the indexes
    /// of messages and names are complete.
    func searchProgress(making: Int = 0) throws -> SearchProgress? {
        let extent = upkeep.isDamaged ? nil : try searchExtent()
        if extent?.isWhole == true, try areNamesWhole() { return nil }
        let total = try tables.messagePlaces.count(in: transaction)
        if extent?.isWhole == true { return SearchProgress(done: total, total: total) }
        guard let extent else { return SearchProgress(done: 0, total: total) }
        let live = (try? searchSegments(of: nil))?.reduce(0) { $0 + $1.record.live } ?? 0
        let tail = Int(clamping: (try lastMessageNumber() + 1).subtractingReportingOverflow(extent.high).partialValue)
        return SearchProgress(done: min(total, live + tail + making), total: total)
    }
}
