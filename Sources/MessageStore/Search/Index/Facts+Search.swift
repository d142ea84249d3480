internal import LMDB
internal import Messenger

extension StoreTransaction {
    /// Which messages the index holds; nil when it is missing, of another version, or its facts cannot be read.
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

    /// How far the making of the index is, with so many messages that are not written yet; nil when it is whole, and
    /// that of names, too.
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
