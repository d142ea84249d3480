internal import CLMDB

/// A table of an environment: values by key, in the order of the keys.
///
/// It is used with a transaction, which bounds everything that it gives out.
public struct Table<Key: OrderedKey, Codec: ValueCodec>: Sendable {
    /// What the values are.
    public typealias Value = Codec.Value

    /// The name in the database, for errors.
    public let name: String
    /// How values become bytes.
    public let codec: Codec
    let handle: MDB_dbi

    init(name: String, codec: Codec, handle: MDB_dbi) {
        self.name = name
        self.codec = codec
        self.handle = handle
    }
}

extension Table {
    /// The value under `key`; nil when there is none.
    ///
    /// - Throws: ``LMDBError``, or what the codec throws for a value that it cannot read.
    public func value<Access>(for key: Key, in transaction: borrowing Transaction<Access>) throws -> Value? {
        try withKey(key, "read") { keyBytes in
            guard let found = try bytes(keyBytes, in: transaction) else { return nil }
            return try codec.decode(found, key: UnsafeRawBufferPointer(keyBytes))
        }
    }

    /// Whether there is a value under `key`, readable or not.
    public func contains<Access>(_ key: Key, in transaction: borrowing Transaction<Access>) throws -> Bool {
        try withKey(key, "read") { try bytes($0, in: transaction) != nil }
    }

    /// The stored bytes under a key, valid until the transaction ends or writes.
    private func bytes<Access>(
        _ key: UnsafeMutableRawBufferPointer, in transaction: borrowing Transaction<Access>
    ) throws(LMDBError) -> UnsafeRawBufferPointer? {
        if let snapshot = transaction.snapshot {
            let lookup = PageLookup(snapshot, try snapshot.root(handle, name), place: name)
            guard let node = try lookup.node(for: UnsafeRawBufferPointer(key)) else { return nil }
            do { return try snapshot.value(of: node) } catch { throw error.error(name) }
        }
        var found = MDB_val()
        var search = MDB_val(key)
        let code = mdb_get(transaction.handle, handle, &search, &found)
        if code == MDB_NOTFOUND { return nil }
        try check(code, "read", name)
        return UnsafeRawBufferPointer(found)
    }

    /// How many entries there are: one read, whatever the number.
    public func count<Access>(in transaction: borrowing Transaction<Access>) throws(LMDBError) -> Int {
        if let snapshot = transaction.snapshot { return try snapshot.root(handle, name).entries }
        var statistics = MDB_stat()
        try check(mdb_stat(transaction.handle, handle, &statistics), "count", name)
        return statistics.ms_entries
    }

    /// How many bytes of the file it takes: its pages, whether they are full or not.
    public func byteCount<Access>(in transaction: borrowing Transaction<Access>) throws(LMDBError) -> Int {
        if let snapshot = transaction.snapshot {
            return try snapshot.root(handle, name).byteCount(pageSize: snapshot.meta.pageSize)
        }
        var statistics = MDB_stat()
        try check(mdb_stat(transaction.handle, handle, &statistics), "count", name)
        let pages = statistics.ms_branch_pages + statistics.ms_leaf_pages + statistics.ms_overflow_pages
        return pages * Int(statistics.ms_psize)
    }

    /// Calls `body` with `key`'s bytes, in memory that lasts for the call.
    func withKey<Result>(
        _ key: Key, _ operation: String, _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) throws -> Result {
        try withUnsafeTemporaryAllocation(byteCount: KeyWriter.limit, alignment: 8) { buffer in
            var writer = KeyWriter(buffer)
            key.write(to: &writer)
            if writer.isOverfull { throw LMDBError(.keyTooLong, operation: operation, place: name) }
            return try body(UnsafeMutableRawBufferPointer(rebasing: buffer[..<writer.count]))
        }
    }
}

extension MDB_val {
    init(_ bytes: UnsafeMutableRawBufferPointer) { self.init(mv_size: bytes.count, mv_data: bytes.baseAddress) }
}

extension UnsafeRawBufferPointer {
    init(_ value: MDB_val) { self.init(start: value.mv_data, count: value.mv_size) }
}

extension Table {
    /// The same table read and written in another form: for tests and for what examines damage.
    public func withCodec<Other: ValueCodec>(_ codec: Other) -> Table<Key, Other> {
        Table<Key, Other>(name: name, codec: codec, handle: handle)
    }
}
