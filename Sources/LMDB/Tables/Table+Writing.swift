internal import CLMDB

extension Table {
    /// Stores `value` for `key`, and replaces an existing value.
    package func put(_ value: Value, for key: Key, in transaction: borrowing WriteTransaction) throws {
        try put(value, for: key, flags: 0, operation: "write to", in: transaction)
    }

    /// Stores `value` for a new `key`.
    ///
    /// - Throws: ``LMDBError`` with ``LMDBError/Reason-swift.enum/keyExists`` if the key exists.
    package func insert(_ value: Value, for key: Key, in transaction: borrowing WriteTransaction) throws {
        try put(value, for: key, flags: UInt32(MDB_NOOVERWRITE), operation: "insert into", in: transaction)
    }

    /// Stores `value` for a `key` that sorts after all others. This is the fast way to write many ordered entries.
    ///
    /// - Throws: ``LMDBError`` with ``LMDBError/Reason-swift.enum/keyExists`` if the key doesn't sort after all others.
    package func append(_ value: Value, for key: Key, in transaction: borrowing WriteTransaction) throws {
        try put(value, for: key, flags: UInt32(MDB_APPEND), operation: "append to", in: transaction)
    }

    /// Stores many values for ascending keys. It is fastest if they sort after all existing ones.
    ///
    /// - Parameter body: calls its argument with every key and value.
    package func putAscending(
        in transaction: borrowing WriteTransaction, _ body: ((Key, Value) throws -> Void) throws -> Void
    ) throws {
        try withWritingCursor(in: transaction) { cursor in
            let last = try cursor.get(.last).map { Array($0.key) }
            let handle = cursor.handle
            var flags: UInt32?
            try body { key, value in
                try withKey(key, "write to") { keyBytes in
                    // If one key sorts after all existing ones, all further keys do, too.
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

    /// Stores an entry without using the codec, unless the key exists, for salvaging.
    ///
    /// - Returns: true if the entry was stored.
    package func insertStored(
        _ value: UnsafeRawBufferPointer, for key: UnsafeRawBufferPointer, in transaction: borrowing WriteTransaction
    ) throws(LMDBError) -> Bool {
        // liblmdb copies both and modifies neither.
        var storedKey = MDB_val(UnsafeMutableRawBufferPointer(mutating: key))
        var stored = MDB_val(UnsafeMutableRawBufferPointer(mutating: value))
        let code = mdb_put(transaction.handle, handle, &storedKey, &stored, UInt32(MDB_NOOVERWRITE))
        if code == MDB_KEYEXIST { return false }
        try check(code, "write to", name)
        return true
    }

    /// Returns true if `bytes` are a complete key of this table.
    package func isKey(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var reader = KeyReader(bytes)
        return (try? Key(from: &reader)) != nil && reader.isAtEnd
    }

    /// Removes the entry with `key`. Returns true if there was one.
    @discardableResult
    package func remove(_ key: Key, in transaction: borrowing WriteTransaction) throws -> Bool {
        let handle = transaction.handle
        return try withKey(key, "remove from") { try remove(storedKey: $0, handle) }
    }

    /// Removes the entry with a stored key. Returns true if there was one.
    @discardableResult
    package func remove(storedKey: [UInt8], in transaction: borrowing WriteTransaction) throws -> Bool {
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

    /// Removes every entry of `range`. Returns the number of removed entries.
    @discardableResult
    package func removeAll(in range: KeyRange<Key>, in transaction: borrowing WriteTransaction) throws -> Int {
        if try isAll(range, in: transaction) {
            // Removes whole pages instead of single entries.
            let count = try count(in: transaction)
            try removeAll(in: transaction)
            return count
        }
        var removed = 0
        try withWritingCursor(in: transaction) { writing in
            let cursor = Cursor<Key>(.writing(writing))
            var entry = try cursor.first(of: range, .ascending)
            while entry != nil {
                try check(mdb_cursor_del(writing.handle, 0), "remove from", name)
                removed += 1
                // The cursor is at the next entry, and the flag in it makes the next step return that entry.
                entry = try cursor.next(in: range, .ascending)
            }
        }
        return removed
    }

    /// Returns true if the table has entries and all of them are in `range`.
    private func isAll(_ range: KeyRange<Key>, in transaction: borrowing WriteTransaction) throws -> Bool {
        try withCursor(in: transaction) { cursor in
            guard let first = try cursor.first(of: .all, .ascending), range.contains(first.key),
                let last = try cursor.first(of: .all, .descending)
            else { return false }
            return range.contains(last.key)
        }
    }

    /// Removes all entries.
    package func removeAll(in transaction: borrowing WriteTransaction) throws(LMDBError) {
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
