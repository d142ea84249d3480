internal import CLMDB

extension Table {
    /// Stores `value` under `key`, in place of what was there.
    public func put(_ value: Value, for key: Key, in transaction: borrowing WriteTransaction) throws {
        try put(value, for: key, flags: 0, operation: "write to", in: transaction)
    }

    /// Stores `value` under a `key` that has none yet.
    ///
    /// - Throws: ``LMDBError`` with ``LMDBError/Reason-swift.enum/keyExists`` when it has.
    public func insert(_ value: Value, for key: Key, in transaction: borrowing WriteTransaction) throws {
        try put(value, for: key, flags: UInt32(MDB_NOOVERWRITE), operation: "insert into", in: transaction)
    }

    /// Stores `value` under a `key` that sorts after all others: the fast way to write much in order.
    ///
    /// - Throws: ``LMDBError`` with ``LMDBError/Reason-swift.enum/keyExists`` when it does not.
    public func append(_ value: Value, for key: Key, in transaction: borrowing WriteTransaction) throws {
        try put(value, for: key, flags: UInt32(MDB_APPEND), operation: "append to", in: transaction)
    }

    /// Stores many values under keys that ascend: as fast as can be where they lie behind all others.
    ///
    /// - Parameter body: calls what it is given with every key and value.
    public func putAscending(
        in transaction: borrowing WriteTransaction, _ body: ((Key, Value) throws -> Void) throws -> Void
    ) throws {
        try withWritingCursor(in: transaction.handle) { cursor in
            let last = try cursor.get(.last).map { Array($0.key) }
            let handle = cursor.handle
            var flags: UInt32?
            try body { key, value in
                try withKey(key, "write to") { keyBytes in
                    // One that lies behind all others is followed only by such.
                    let chosen =
                        flags ?? (last.map { $0.lexicographicallyPrecedes(keyBytes) } ?? true ? UInt32(MDB_APPEND) : 0)
                    flags = chosen
                    var bytes = try codec.encode(value, key: UnsafeRawBufferPointer(keyBytes))
                    try bytes.withUnsafeMutableBytes { valueBytes in
                        var storedKey = MDB_val(keyBytes)
                        var stored = MDB_val(valueBytes)
                        try check(mdb_cursor_put(handle, &storedKey, &stored, chosen), "write to", name)
                    }
                }
            }
        }
    }

    /// Stores an entry that was read without a codec, unless its key has a value already; for salvaging.
    ///
    /// - Returns: whether the entry was stored.
    public func insertStored(
        _ value: UnsafeRawBufferPointer, for key: UnsafeRawBufferPointer, in transaction: borrowing WriteTransaction
    ) throws(LMDBError) -> Bool {
        // liblmdb copies both and changes neither.
        var storedKey = MDB_val(UnsafeMutableRawBufferPointer(mutating: key))
        var stored = MDB_val(UnsafeMutableRawBufferPointer(mutating: value))
        let code = mdb_put(transaction.handle, handle, &storedKey, &stored, UInt32(MDB_NOOVERWRITE))
        if code == MDB_KEYEXIST { return false }
        try check(code, "write to", name)
        return true
    }

    /// Returns true if `bytes` are a complete key of this table.
    public func isKey(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var reader = KeyReader(bytes)
        return (try? Key(from: &reader)) != nil && reader.isAtEnd
    }

    /// Removes what is under `key`; says whether there was anything.
    @discardableResult
    public func remove(_ key: Key, in transaction: borrowing WriteTransaction) throws -> Bool {
        let handle = transaction.handle
        return try withKey(key, "remove from") { try remove(storedKey: $0, handle) }
    }

    /// Removes what is under a key that was read as it is stored; says whether there was anything.
    @discardableResult
    public func remove(storedKey: [UInt8], in transaction: borrowing WriteTransaction) throws -> Bool {
        var key = storedKey
        let handle = transaction.handle
        return try key.withUnsafeMutableBytes { try remove(storedKey: $0, handle) }
    }

    private func remove(storedKey: UnsafeMutableRawBufferPointer, _ transaction: OpaquePointer) throws -> Bool {
        var search = MDB_val(storedKey)
        let code = mdb_del(transaction, handle, &search, nil)
        if code == MDB_NOTFOUND { return false }
        try check(code, "remove from", name)
        return true
    }

    /// Removes every entry of `range`; gives how many there were.
    @discardableResult
    public func removeAll(in range: KeyRange<Key>, in transaction: borrowing WriteTransaction) throws -> Int {
        if try isAll(range, in: transaction) {
            // Page by page and not entry by entry.
            let count = try count(in: transaction)
            try removeAll(in: transaction)
            return count
        }
        var removed = 0
        try withWritingCursor(in: transaction.handle) { writing in
            let cursor = Cursor<Key>(.writing(writing))
            var entry = try cursor.first(of: range, .ascending)
            while entry != nil {
                try check(mdb_cursor_del(writing.handle, 0), "remove from", name)
                removed += 1
                // The cursor stands on what followed; the flag in it makes the next step find just that.
                entry = try cursor.next(in: range, .ascending)
            }
        }
        return removed
    }

    /// Whether there is nothing outside `range`, and something in it.
    private func isAll(_ range: KeyRange<Key>, in transaction: borrowing WriteTransaction) throws -> Bool {
        try withCursor(in: transaction) { cursor in
            guard let first = try cursor.first(of: .all, .ascending), range.contains(first.key),
                let last = try cursor.first(of: .all, .descending)
            else { return false }
            return range.contains(last.key)
        }
    }

    /// Removes everything.
    public func removeAll(in transaction: borrowing WriteTransaction) throws(LMDBError) {
        try check(mdb_drop(transaction.handle, handle, 0), "empty", name)
    }

    private func put(
        _ value: Value, for key: Key, flags: UInt32, operation: String, in transaction: borrowing WriteTransaction
    ) throws {
        let handle = transaction.handle
        try withKey(key, operation) { keyBytes in
            var bytes = try codec.encode(value, key: UnsafeRawBufferPointer(keyBytes))
            try bytes.withUnsafeMutableBytes { valueBytes in
                var storedKey = MDB_val(keyBytes)
                var stored = MDB_val(valueBytes)
                try check(mdb_put(handle, self.handle, &storedKey, &stored, flags), operation, name)
            }
        }
    }
}
