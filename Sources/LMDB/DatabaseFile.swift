internal import CLMDB
internal import Glibc

/// A database file read without liblmdb, for checking and salvaging one that may be damaged.
///
/// Nothing in the file can make this read outside of it or loop endlessly. Only a file that changes during the check
/// can look damaged when it isn't, so if liblmdb can still open it, prefer ``Environment/checkStructure()``, which
/// holds a snapshot.
package struct DatabaseFile {
    private let map: PageMap
    private let snapshot: Snapshot
    private let olderSnapshot: Snapshot?

    /// Maps the file at `path` and uses its newest snapshot.
    ///
    /// - Throws: ``LMDBError`` if the file can't be read or doesn't begin like a database.
    package init(path: String) throws(LMDBError) {
        map = try PageMap(path: path)
        let pages = map.metaPages()
        let newestFirst = [pages.first, pages.second].compactMap { $0 }.sorted { $0.transaction > $1.transaction }
        guard !newestFirst.isEmpty else { throw .damaged("it doesn't begin like a database", path) }
        var snapshots: [Snapshot] = []
        for meta in newestFirst {
            if let snapshot = try map.snapshot(meta.transaction, path: path, mayBeShort: true) {
                snapshots.append(snapshot)
            }
        }
        guard let newest = snapshots.first else { throw .damaged("its first pages contradict each other", path) }
        snapshot = newest
        olderSnapshot = snapshots.dropFirst().first
    }

    /// Checks every page that the newest snapshot uses.
    package func checkStructure() -> StructureReport { StructureCheck(snapshot).run(map.metaPages()) }

    /// Returns the value of `key` in a table; nil if there is no such table or key.
    package func value<Codec: ValueCodec>(
        of key: some OrderedKey, in table: String, _ codec: Codec
    ) throws -> Codec.Value? {
        guard let root = try node(Array(table.utf8), snapshot.meta.main, place: table).map({ try snapshot.root($0) })
        else { return nil }
        let key = keyBytes(key)
        guard let node = try node(key, root, place: table) else { return nil }
        let value = try snapshot.value(of: node)
        return try key.withUnsafeBytes { try codec.decode(value, key: $0) }
    }

    private func node(_ key: [UInt8], _ tree: TreeRoot, place: String) throws(LMDBError) -> Node? {
        try key.withUnsafeBufferPointer { key throws(LMDBError) in
            try PageLookup(snapshot, tree, place: place).node(for: UnsafeRawBufferPointer(key))
        }
    }

    /// Calls `body` with everything that still has the form of an entry, even on damaged pages: the table that led to
    /// it (nil if none did, or only through a page in the wrong place), its key, and its value. The bytes are valid
    /// only during the call.
    ///
    /// - Returns: the expected contents.
    @discardableResult
    package func forEachSalvagedEntry(
        _ body: (_ table: String?, _ key: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) throws -> Void
    ) throws -> SalvagedTables {
        let pages = map.metaPages()
        var isNewestKnown = MetaPage.contradiction(pages.first, pages.second) == nil
        var salvage = Salvage(snapshot, inFileOf: map)
        try salvage.forEachEntry { try body($0.table, $0.key, $0.value) }
        var tables = salvage.tables
        if salvage.mayBeOutdated { isNewestKnown = false }
        // If the newest snapshot leads nowhere, or may be outdated, the previous one is still in the file.
        if tables.isEmpty && snapshot.meta.main.page != TreeRoot.none || !salvage.knowsFreePages, let olderSnapshot {
            isNewestKnown = false
            salvage = Salvage(olderSnapshot, inFileOf: map)
            try salvage.forEachEntry { try body($0.table, $0.key, $0.value) }
            tables += salvage.tables
        }
        return SalvagedTables(
            expected: Dictionary(tables.map { ($0.name, $0.tree.entries) }, uniquingKeysWith: max),
            areAll: salvage.isTableListWhole, mayLackLastChange: !isNewestKnown)
    }
}

/// The tables of a damaged database.
package struct SalvagedTables: Equatable, Sendable {
    /// The expected number of entries in each table. A table of which nothing is left is missing.
    package var expected: [String: Int]
    /// True if no other table is missing.
    package var areAll: Bool
    /// True if the newest transaction may be missing, because a page that leads to it is damaged or outdated.
    package var mayLackLastChange: Bool
}

extension Environment {
    /// Checks every page that the database currently uses, while others may write.
    package func checkStructure() throws(LMDBError) -> StructureReport {
        let transaction = try beginRead()
        guard let snapshot = transaction.snapshot else { return StructureReport() }
        let report = StructureCheck(snapshot).run(snapshot.map.metaPages())
        // The pages stay unchanged only as long as the transaction exists.
        _ = consume transaction
        return report
    }
}

extension Environment {
    func tableNames() throws(LMDBError) -> [String] {
        let transaction = try beginRead()
        guard let snapshot = transaction.snapshot else { return [] }
        let cursor = PageCursor(snapshot, snapshot.meta.main, place: path)
        var names: [String] = []
        var next = try cursor.first()
        while let entry = next {
            names.append(String(decoding: entry.key, as: UTF8.self))
            next = try cursor.next()
        }
        _ = consume transaction
        return names
    }
}

extension Environment {
    /// Extends the file to the size in its header. liblmdb may count pages at the end that it never writes, because
    /// they were freed in the same transaction. The file is then legitimately shorter than its header says, and would
    /// look truncated.
    func keepFileLongEnough() {
        var info = MDB_envinfo()
        var statistics = MDB_stat()
        var descriptor: Int32 = -1
        var status = stat()
        guard mdb_env_info(handle, &info) == 0, mdb_env_stat(handle, &statistics) == 0,
            mdb_env_get_fd(handle, &descriptor) == 0, fstat(descriptor, &status) == 0
        else { return }
        let size = (info.me_last_pgno + 1) * Int(statistics.ms_psize)
        // A hole takes no space. If this fails, the next commit tries again.
        if status.st_size < size { ftruncate(descriptor, size) }
    }
}
