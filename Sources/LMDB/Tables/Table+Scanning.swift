internal import CLMDB

/// The current entry of a scan. It decodes only the requested parts and can't be kept.
package struct TableEntry<Key: OrderedKey, Codec: ValueCodec>: ~Copyable {
    let bytes: CursorBytes
    let codec: Codec
    let table: String

    /// Returns the decoded key.
    ///
    /// - Throws: ``LMDBError`` if the stored key doesn't have the form of the table's keys.
    package func key() throws(LMDBError) -> Key {
        var reader = KeyReader(bytes.key)
        do {
            let key = try Key(from: &reader)
            if reader.isAtEnd { return key }
        } catch {}
        throw LMDBError(.badKey, operation: "read", place: table)
    }

    /// Returns the decoded value.
    ///
    /// - Throws: the error of the codec if it can't read the value.
    package func value() throws -> Codec.Value { try codec.decode(bytes.value, key: bytes.key) }

    /// A copy of the key's bytes, whatever their form.
    package var storedKey: [UInt8] { Array(bytes.key) }

    /// The number of bytes in the key and the value.
    package var byteCount: Int { bytes.key.count + bytes.value.count }
}

extension Table {
    /// Calls `body` with the entries of `range` in order, until it returns ``ScanStep/stop``.
    package func scan<Access>(
        _ range: KeyRange<Key> = .all, _ direction: ScanDirection = .ascending,
        in transaction: borrowing Transaction<Access>, _ body: (borrowing TableEntry<Key, Codec>) throws -> ScanStep
    ) throws {
        try withCursor(in: transaction) { cursor in
            var next = try cursor.first(of: range, direction)
            while let bytes = next {
                let entry = TableEntry<Key, Codec>(bytes: bytes, codec: codec, table: name)
                if try body(entry) == .stop { return }
                next = try cursor.next(in: range, direction)
            }
        }
    }

    /// Returns at most `limit` keys of `range` in order.
    package func keys<Access>(
        _ range: KeyRange<Key> = .all, _ direction: ScanDirection = .ascending, limit: Int = .max,
        in transaction: borrowing Transaction<Access>
    ) throws -> [Key] {
        var keys: [Key] = []
        guard limit > 0 else { return keys }
        try scan(range, direction, in: transaction) { entry in
            keys.append(try entry.key())
            return keys.count < limit ? .more : .stop
        }
        return keys
    }

    /// Returns the first key of `range` in `direction`; nil if there is none.
    package func firstKey<Access>(
        _ range: KeyRange<Key> = .all, _ direction: ScanDirection = .ascending,
        in transaction: borrowing Transaction<Access>
    ) throws -> Key? {
        try keys(range, direction, limit: 1, in: transaction).first
    }

    /// Returns the number of entries in `range`, up to `limit`. Takes O(*n*) time, because it counts them one by one.
    package func count<Access>(
        _ range: KeyRange<Key>, _ direction: ScanDirection = .ascending, limit: Int = .max,
        in transaction: borrowing Transaction<Access>
    ) throws -> Int {
        var count = 0
        try withCursor(in: transaction) { cursor in
            var next = try cursor.first(of: range, direction)
            while next != nil, count < limit {
                count += 1
                next = try cursor.next(in: range, direction)
            }
        }
        return count
    }

    func withCursor<Access, Result>(
        in transaction: borrowing Transaction<Access>, _ body: (Cursor<Key>) throws -> Result
    ) throws -> Result {
        if let snapshot = transaction.snapshot {
            return try body(Cursor(.pages(try pageCursor(in: snapshot))))
        }
        return try withWritingCursor(in: transaction) { try body(Cursor(.writing($0))) }
    }

    func withWritingCursor<Access, Result>(
        in transaction: borrowing Transaction<Access>, _ body: (WritingCursor) throws -> Result
    ) throws -> Result {
        let guide = try pageCursor(in: transaction.committed)
        var handle: OpaquePointer?
        try check(mdb_cursor_open(transaction.handle, self.handle, &handle), "open", name)
        guard let handle else { throw LMDBError(.other(MDB_BAD_TXN), operation: "open", place: name) }
        return try body(WritingCursor(handle, guide: guide, table: name))
    }

    private func pageCursor(in snapshot: Snapshot) throws(LMDBError) -> PageCursor {
        PageCursor(snapshot, try snapshot.root(handle, name), place: name)
    }
}

extension Table {
    /// Returns the table with its keys read in another form, for scans that need only a part of the keys.
    package func withKey<Other: OrderedKey>(_ key: Other.Type) -> Table<Other, Codec> {
        Table<Other, Codec>(name: name, codec: codec, handle: handle)
    }
}
