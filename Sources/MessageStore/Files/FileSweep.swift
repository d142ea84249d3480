internal import LMDB
package import Messenger

/// A search for the files that no message has any longer. It removes those that a previous search has found as well.
///
/// It reads all messages, some thousand in a transaction. While a search is running, messages may get files of others; so
/// the last step, which holds the right to write, is only taken if everything that was changed since has been read, too.
package struct FileSweep: Sendable {
    /// When files are removed, in milliseconds.
    package struct Timing: Equatable, Sendable {
        /// The time for which a file stays after it was added, and again after it was first found unused.
        package var delay: Int64
        /// The time between two searches.
        package var interval: Int64

        /// Creates a timing.
        package init(delay: Int64, interval: Int64) {
            self.delay = delay
            self.interval = interval
        }

        /// Unused files stay for so many days; a search for them is made once a day.
        package init(days: Int) { self.init(delay: Int64(days) * Self.day, interval: Self.day) }

        /// A day in milliseconds.
        private static let day: Int64 = 86_400_000

        /// A day each.
        package static let standard = Timing(days: 1)
    }

    package let timing: Timing
    /// Files that nothing has named so far.
    var unused: Set<FileHash>
    /// Messages that are still to be read.
    var spans: [MessageSpan] = [.all]
    /// The number of the last change whose messages are in `spans` or were read.
    var since: UInt64
    /// How often the last step came too late.
    var lateSteps = 0
    /// The files that were removed.
    package internal(set) var removed: [FileHash] = []
    /// Files that can't be removed now, which wait for the next search.
    var stuck: Set<FileHash> = []

    /// The number of messages that a step reads.
    var step = 4096
    /// The number of files that a step removes.
    static let batch = 64
    /// The number of late steps after which the search gives up until the next time.
    static let patience = 100
}

/// The settings about unused files.
enum UnusedFile {
    /// When the last search ended, in milliseconds.
    static let lastSweep = "files-swept"
    /// The beginning of the names of the settings that say when a file was first found unused.
    static let prefix = "unused-file/"

    static func name(_ file: FileHash) -> String { prefix + file.digits }
}

extension MessageStore {
    /// Begins a search for unused files if it's time for one and there are files that are old enough.
    ///
    /// - Parameters:
    ///   - now: the time by the clock that files have, too.
    ///   - timing: when files are removed.
    /// - Returns: the search, for ``continueFileSweep(_:now:)``; nil if there is nothing to do.
    package func beginFileSweep(
        now: Timestamp, timing: FileSweep.Timing = .standard
    ) throws(StoreError) -> FileSweep? {
        guard environment.access == .readWrite else { return nil }
        let moment = now.advanced(byMilliseconds: -timing.delay)
        let all = files.entries()
        // A process that adds a file has the folder locked. So these are left by processes that were killed.
        for entry in all where entry.hash == nil { _ = files.remove(entry.name, addedBefore: now) }
        let old = all.filter { $0.addedAt < moment }
        let unused = Set(old.compactMap(\.hash))
        return try read { reader in
            guard try !unused.isEmpty || !reader.unusedFiles().isEmpty else { return nil }
            // A clock that was set back doesn't put it off.
            if let last = try reader.lastFileSweep(), (0..<timing.interval).contains(now.milliseconds(since: last)) {
                return nil
            }
            // Lost messages may come back, with their files.
            guard
                try reader.tables.messagePlaces.count(in: reader.transaction)
                    <= reader.tables.messages.count(in: reader.transaction)
            else { return nil }
            return FileSweep(timing: timing, unused: unused, since: try reader.lastChange())
        }
    }

    /// Continues a search for unused files: reads some thousand messages, or removes some files.
    ///
    /// - Returns: false once the search is over.
    /// - Throws: ``StoreError`` if something can't be read. Nothing is removed then, because nobody knows what names files.
    package func continueFileSweep(_ sweep: inout FileSweep, now: Timestamp) throws(StoreError) -> Bool {
        var next = sweep
        defer { sweep = next }
        if next.unused.isEmpty { next.spans = [] }
        if !next.spans.isEmpty {
            try read { try $0.readSpan(&next) }
            return true
        }
        guard let changes = try changes(for: &next) else { return false }
        if changes { return true }
        guard let number = try read({ try $0.readRest(&next) }) else { return true }
        let before = next.removed.count
        if try write({ try $0.finish(&next, readAt: number, files, now) }).result { return false }
        if next.removed.count == before { next.lateSteps += 1 }
        return next.lateSteps < FileSweep.patience
    }

    /// Adds the messages that were changed since the last look. Returns true if there are any; nil if nobody knows which.
    private func changes(for sweep: inout FileSweep) throws(StoreError) -> Bool? {
        let (changes, last) = try changes(since: sweep.since)
        if changes.needsReload { return nil }
        sweep.since = last
        guard !sweep.unused.isEmpty else { return false }
        sweep.spans = changes.messages.map { chat, range in
            MessageSpan(first: MessageKey(chat, range.oldest), last: MessageKey(chat, range.newest))
        }
        return !sweep.spans.isEmpty
    }
}

extension StoreTransaction {
    /// Returns the time at which the last search for unused files ended.
    fileprivate func lastFileSweep() throws -> Timestamp? {
        let key = SettingKey(nil, UnusedFile.lastSweep)
        return try readable { try tables.settings.value(for: key, in: transaction) }.flatMap { Int64($0) }
            .map { Timestamp(milliseconds: $0) }
    }

    /// Returns when files were first found unused, by the names of their settings. A time that can't be read is zero.
    fileprivate func unusedFiles() throws -> [(key: SettingKey, file: FileHash?, since: Timestamp)] {
        var found: [(SettingKey, FileHash?, Timestamp)] = []
        try tables.settings.scan(.prefix(SettingPrefix(.unassigned, UnusedFile.prefix)), in: transaction) { entry in
            let key = try entry.key()
            let time = try readable({ try entry.value() }).flatMap { Int64($0) }
            let file = time == nil ? nil : FileHash(key.name.dropFirst(UnusedFile.prefix.count))
            found.append((key, file, Timestamp(milliseconds: time ?? 0)))
            return .more
        }
        return found
    }

    fileprivate func readSpan(_ sweep: inout FileSweep) throws {
        guard var span = sweep.spans.popLast() else { return }
        var unused = sweep.unused
        let hasMore = try forEachFile(in: &span, limit: sweep.step) { unused.remove($0) }
        sweep.unused = unused
        if hasMore { sweep.spans.append(span) }
    }

    /// Reads everything except messages, in a single transaction. Returns the number of what it has seen; nil if messages
    /// were changed meanwhile.
    fileprivate func readRest(_ sweep: inout FileSweep) throws -> UInt64? {
        guard try lastChange() == sweep.since else { return nil }
        var unused = sweep.unused
        if !unused.isEmpty { try forEachFileOutsideMessages { unused.remove($0) } }
        sweep.unused = unused
        return transaction.number
    }
}

extension StoreWriter {
    /// Removes files that were found unused long enough ago, and remembers the others. Nobody can write meanwhile.
    ///
    /// - Parameter number: the transaction whose result the search has read.
    /// - Returns: false if somebody has written since, or there are more files.
    fileprivate func finish(
        _ sweep: inout FileSweep, readAt number: UInt64, _ files: FileStore, _ now: Timestamp
    ) throws -> Bool {
        guard transaction.number == number else { return false }
        let moment = now.advanced(byMilliseconds: -sweep.timing.delay)
        var known: Set<FileHash> = []
        var count = 0
        for (key, file, since) in try unusedFiles() {
            // It's in use again, it's gone, or the clock was ahead when it was found.
            guard let file, sweep.unused.contains(file), since <= now else {
                try tables.settings.remove(key, in: transaction)
                continue
            }
            known.insert(file)
            guard since <= moment, !sweep.stuck.contains(file) else { continue }
            count += 1
            guard count <= FileSweep.batch else { continue }
            if files.remove(file.digits, addedBefore: moment) {
                try tables.settings.remove(key, in: transaction)
                sweep.removed.append(file)
            } else {
                sweep.stuck.insert(file)
            }
        }
        sweep.unused.subtract(sweep.removed)
        for file in sweep.unused.subtracting(known) {
            try tables.settings.put(
                String(now.milliseconds), for: SettingKey(nil, UnusedFile.name(file)), in: transaction)
        }
        // Others may write before the rest is removed.
        if count > FileSweep.batch { return false }
        try tables.settings.put(
            String(now.milliseconds), for: SettingKey(nil, UnusedFile.lastSweep), in: transaction)
        return true
    }
}
