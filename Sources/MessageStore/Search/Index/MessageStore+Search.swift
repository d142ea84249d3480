internal import LMDB
package import Messenger
internal import Synchronization

extension MessageStore {
    /// Continues building the indexes of names and messages if they are missing, damaged, or of another version. A step
    /// takes some thousand names, or reads some thousand messages and sometimes writes the collected entries;
    /// meanwhile, other writers wait for some hundredths of a second.
    ///
    /// Written entries survive the end of the process. A background thread calls this repeatedly after the start, and
    /// whenever results are incomplete.
    ///
    /// - Returns: the progress of the index of messages; nil when both are complete.
    package func continueSearchIndex() throws(StoreError) -> SearchProgress? {
        do {
            return try upkeep.making.withLock { making in
                if let progress = try continueNames() { return progress }
                return try self.continueSearchIndex(&making) ?? continueReplies()
            }
        } catch {
            throw StoreError(error)
        }
    }

    /// Deletes the index of messages and rebuilds it. Others can read and write meanwhile.
    ///
    /// - Parameter progress: is called with the progress.
    package func rebuildSearchIndex(progress: (SearchProgress) -> Void = { _ in }) throws(StoreError) {
        try write { try $0.resetSearch() }
        while let now = try continueSearchIndex() { progress(now) }
    }

    /// Returns the size of the index of messages in bytes.
    package func searchIndexSize() throws(StoreError) -> Int {
        try read { reader in
            let tables = reader.tables
            return try tables.searchTerms.byteCount(in: reader.transaction)
                + tables.searchMessages.byteCount(in: reader.transaction)
                + tables.searchSegments.byteCount(in: reader.transaction)
                + tables.searchAgain.byteCount(in: reader.transaction)
        }
    }

    /// The replies last: they are asked for only where they are shown.
    private func continueReplies() throws -> SearchProgress? {
        if try read({ try $0.repliesLow() }) == 1 { return nil }
        // Without the right to write, messages show no replies.
        guard environment.access == .readWrite else { return nil }
        let low = try write { try $0.continueReplies() }.result
        let total = try read { try $0.tables.messagePlaces.count(in: $0.transaction) }
        return low == 1 ? nil : SearchProgress(done: max(0, total - Int(clamping: low)), total: total)
    }

    /// Names first: they are fewer, and asked for with every key.
    private func continueNames() throws -> SearchProgress? {
        if try read({ try $0.areNamesWhole() }) { return nil }
        try write { _ = try $0.continueNames(upkeep.limits.names) }
        return try read { reader in
            let total = try reader.tables.messagePlaces.count(in: reader.transaction)
            return try progress(reader) ?? SearchProgress(done: total, total: total)
        }
    }

    private func continueSearchIndex(_ making: inout SearchMaking?) throws -> SearchProgress? {
        guard !upkeep.isDamaged, let extent = try read({ try $0.searchExtent() }) else {
            making = nil
            try write { try $0.beginSearch() }
            return try read { try progress($0) }
        }
        if extent.isWhole {
            making = nil
            return nil
        }
        var now = making ?? SearchMaking(below: extent.low)
        // Another process makes it, too.
        if now.base != extent.low { now = SearchMaking(below: extent.low) }
        making = nil
        try read { try $0.gather(&now) }
        if now.reached <= 1 || now.count >= upkeep.limits.segment {
            try write { try $0.keep(&now) }
            now = SearchMaking(below: now.reached)
        }
        making = now
        let count = now.count
        return try read { try progress($0, making: count) }
    }

    private func progress(_ reader: borrowing StoreReader, making: Int = 0) throws -> SearchProgress? {
        try reader.searchProgress(making: making)
    }
}

extension StoreReader {
    /// Reads the next messages that are missing in the index, the newest first.
    fileprivate func gather(_ making: inout SearchMaking) throws {
        var now = making
        making.builders = [:]
        let most = min(upkeep.limits.step, upkeep.limits.segment - now.count)
        var profiles: [ChatID: ProfileID] = [:]
        var read = 0
        var last = MessageID(1)
        try tables.messagePlaces.scan(
            .before(MessageID(now.reached), within: Everything()), .descending, in: transaction
        ) {
            entry in
            guard read < most else { return .stop }
            read += 1
            last = try entry.key()
            guard let place = try readable({ try entry.value() }) else { return .more }
            let (chat, position) = (ChatID(place[0]), MessagePosition(Int64(bitPattern: place[1])))
            if profiles[chat] == nil { profiles[chat] = try readable { try self.chat(chat) }?.profile }
            guard let profile = profiles[chat],
                let message = try readable({ try self.message(at: (chat, position)) })
            else { return .more }
            now.builders[profile, default: SegmentBuilder()].add(message)
            now.count += 1
            return .more
        }
        now.reached = read < most ? 1 : last.rawValue
        making = now
    }
}

extension StoreWriter {
    /// Writes what was gathered, unless someone else has done so meanwhile.
    fileprivate func keep(_ making: inout SearchMaking) throws {
        try beginSearch()
        guard let extent = pending.search?.extent, extent.low == making.base else { return }
        var builders = making.builders
        let reached = making.reached
        making.builders = [:]
        try keepingSearch {
            // What was changed since it was read waits as what was changed later does.
            for id in try tables.searchAgain.keys(
                .from(MessageID(reached), through: MessageID(extent.low - 1)), in: transaction)
            {
                for profile in builders.keys { _ = builders[profile]?.remove(id) }
                // One that is gone waits for nothing.
                if try !tables.messagePlaces.contains(id, in: transaction) {
                    try tables.searchAgain.remove(id, in: transaction)
                }
            }
            pending.search?.extent.low = reached
            for (profile, builder) in builders {
                _ = try builder.write(nextNumber("search-segment"), of: profile, tables, upkeep.limits, in: transaction)
                try mergeSegments(of: profile)
            }
        }
    }
}
