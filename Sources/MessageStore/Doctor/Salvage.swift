internal import Glibc
internal import LMDB
package import Messenger

extension Doctor {
    /// The result of salvaging a database.
    package struct Salvaged: Sendable {
        /// The name that the damaged data file has now, in the same directory.
        package var damagedFile: String
        /// The report of an examination of the new database.
        package var report: DoctorReport
    }

    /// Copies all records that can still be read from a damaged database to a new one, makes the indexes of that one, and puts it in
    /// the place of the damaged one, which stays under another name.
    ///
    /// Until the last step, which replaces the file, nothing of the damaged database is changed. What couldn't be copied is a
    /// loss, which the doctor reports until the user accepts it.
    ///
    /// - Parameters:
    ///   - directory: the data directory.
    ///   - date: the day that the name of the damaged file ends with.
    package static func salvage(_ directory: String, on date: CivilDate) throws(StoreError) -> Salvaged {
        let damaged: String
        do {
            damaged = try replace(directory, on: date)
        } catch let error as LMDBError where error.reason == .inUse {
            throw .inUse(directory: directory)
        } catch {
            throw StoreError(error)
        }
        return Salvaged(damagedFile: damaged, report: examine(directory))
    }

    private static func replace(_ directory: String, on date: CivilDate) throws -> String {
        let use = try UseLock.claim(directory)
        defer { withExtendedLifetime(use) {} }
        let claim = try DatabaseClaim(directory)
        let workplace = RepairDirectory(directory)
        try workplace.create()
        defer { workplace.remove() }
        try workplace.copy(from: try DatabaseFile(path: directory + "/data.mdb"))
        let damaged = DataDirectory.unusedPath("\(directory)/\(DataDirectory.damagedFile)\(date)")
        try claim.replace(with: workplace.path + "/data.mdb", keepingOldAs: damaged)
        return String(damaged.dropFirst(directory.count + 1))
    }
}

extension RepairDirectory {
    /// Creates a database of what `file` still has.
    func copy(from file: DatabaseFile) throws {
        let store = try MessageStore(repairing: path)
        // A crash loses nothing: the copy is flushed before it's used.
        try store.setSynchronous(false)
        // The facts of the damaged database take the place of a new one's.
        try store.environment.write { try store.tables.facts.removeAll(in: $0) }
        var copy = SalvageCopy(store)
        let found = try file.forEachSalvagedEntry { table, key, value in try copy.take(table, key, value) }
        try copy.write()
        try store.noteFormat()
        _ = try store.write { writer in
            let recovered = try writer.rebuildIndexes()
            try writer.noteLosses(of: found, copied: copy.counts, recovered: recovered)
        }
        while try store.continueSearchIndex() != nil {}
        try store.flush()
    }
}

/// Copies salvaged entries to a store, many in a transaction.
private struct SalvageCopy {
    /// The number of entries copied from each table.
    private(set) var counts: [String: Int] = [:]
    private var waiting: [(table: any ExaminedTable, key: [UInt8], value: [UInt8])] = []
    private var waitingBytes = 0
    private let store: MessageStore
    private let wanted: [any ExaminedTable]
    private let byName: [String: any ExaminedTable]

    init(_ store: MessageStore) {
        self.store = store
        wanted = store.tables.records + store.tables.directories
        byName = Dictionary(uniqueKeysWithValues: wanted.map { ($0.name, $0) })
    }

    mutating func take(_ hint: String?, _ key: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) throws {
        guard let table = table(of: key, value, hint) else { return }
        waiting.append((table, Array(key), Array(value)))
        waitingBytes += key.count + value.count
        if waitingBytes > 1 << 24 { try write() }
    }

    /// The table of an entry that is what was written; nil if nothing needs it.
    private func table(
        of key: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer, _ hint: String?
    ) -> (any ExaminedTable)? {
        if let hint, Tables.names.contains(hint) {
            guard let table = byName[hint] else { return nil }
            if table.wrote(value, for: key) { return table }
        }
        return wanted.first { $0.isSealed && $0.wrote(value, for: key) }
    }

    mutating func write() throws {
        let waiting = waiting
        var counts = counts
        try store.environment.write { transaction in
            for entry in waiting {
                let isNew = try entry.key.withUnsafeBytes { key in
                    try entry.value.withUnsafeBytes { try entry.table.insertStored($0, for: key, in: transaction) }
                }
                if isNew { counts[entry.table.name, default: 0] += 1 }
            }
        }
        self.counts = counts
        self.waiting.removeAll(keepingCapacity: true)
        waitingBytes = 0
    }
}
