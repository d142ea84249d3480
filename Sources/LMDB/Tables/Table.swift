internal import CLMDB

/// A table of an environment: values ordered by their keys.
///
/// All access requires a transaction, which limits the lifetime of everything that the table returns.
package struct Table<Key: OrderedKey, Codec: ValueCodec>: Sendable {
    /// The type of the values.
    package typealias Value = Codec.Value

    /// The name in the database, for errors.
    package let name: String
    /// The codec that converts values to and from bytes.
    package let codec: Codec
    let handle: MDB_dbi

    init(name: String, codec: Codec, handle: MDB_dbi) {
        self.name = name
        self.codec = codec
        self.handle = handle
    }
}

extension Table {
    /// Returns the value for `key`; nil if there is none.
    ///
    /// - Throws: ``LMDBError``, or the error of the codec if it can't read the value.
    package func value<Access>(for key: Key, in transaction: borrowing Transaction<Access>) throws -> Value? {
        try withKey(key, "read") { keyBytes in
            guard let found = try bytes(keyBytes, in: transaction) else { return nil }
            return try codec.decode(found, key: UnsafeRawBufferPointer(keyBytes))
        }
    }

    /// Returns true if there is a value for `key`, even an unreadable one.
    package func contains<Access>(_ key: Key, in transaction: borrowing Transaction<Access>) throws -> Bool {
        try withKey(key, "read") { try bytes($0, in: transaction) != nil }
    }

    /// Returns the stored bytes for a key, which are valid until the transaction ends or writes.
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

    /// Returns the number of entries. Takes constant time.
    package func count<Access>(in transaction: borrowing Transaction<Access>) throws(LMDBError) -> Int {
        if let snapshot = transaction.snapshot { return try snapshot.root(handle, name).entries }
        var statistics = MDB_stat()
        try check(mdb_stat(transaction.handle, handle, &statistics), "count", name)
        return statistics.ms_entries
    }

    /// Returns the size of the table's pages in bytes, whether or not the pages are full.
    package func byteCount<Access>(in transaction: borrowing Transaction<Access>) throws(LMDBError) -> Int {
        if let snapshot = transaction.snapshot {
            return try snapshot.root(handle, name).byteCount(pageSize: snapshot.meta.pageSize)
        }
        var statistics = MDB_stat()
        try check(mdb_stat(transaction.handle, handle, &statistics), "count", name)
        let pages = statistics.ms_branch_pages + statistics.ms_leaf_pages + statistics.ms_overflow_pages
        return pages * Int(statistics.ms_psize)
    }

    /// Calls `body` with the bytes of `key`, which are valid only during the call.
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
    /// Returns the table with another codec, for tests and for examining damage.
    package func withCodec<Other: ValueCodec>(_ codec: Other) -> Table<Key, Other> {
        Table<Key, Other>(name: name, codec: codec, handle: handle)
    }
}
