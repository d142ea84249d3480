internal import CLMDB

/// An entry that a scan stands on. Only what is asked for is decoded; nothing of it can be kept but that.
public struct TableEntry<Key: OrderedKey, Codec: ValueCodec>: ~Copyable {
    let bytes: CursorBytes
    let codec: Codec
    let table: String

    /// The key.
    ///
    /// - Throws: ``LMDBError`` when the stored key does not have the form of this table's.
    public func key() throws(LMDBError) -> Key {
        var reader = KeyReader(bytes.key)
        do {
            let key = try Key(from: &reader)
            if reader.isAtEnd { return key }
        } catch {}
        throw LMDBError(.badKey, operation: "read", place: table)
    }

    /// The value.
    ///
    /// - Throws: what the codec throws for a value that it cannot read.
    public func value() throws -> Codec.Value { try codec.decode(bytes.value, key: bytes.key) }

    /// A copy of the key's bytes, whatever their form.
    public var storedKey: [UInt8] { Array(bytes.key) }

    /// How many bytes key and value take.
    public var byteCount: Int { bytes.key.count + bytes.value.count }
}

extension Table {
    /// Visits the entries of `range` in order, until `body` has enough.
    public func scan<Access>(
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

    /// The keys of `range` in order, at most `limit` of them.
    public func keys<Access>(
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

    /// The first key of `range` in `direction`.
    public func firstKey<Access>(
        _ range: KeyRange<Key> = .all, _ direction: ScanDirection = .ascending,
        in transaction: borrowing Transaction<Access>
    ) throws -> Key? {
        try keys(range, direction, limit: 1, in: transaction).first
    }

    /// How many entries `range` has, counted one by one, at most `limit`.
    public func count<Access>(
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
            let pages = PageCursor(snapshot, try snapshot.root(handle, name), place: name)
            return try body(Cursor(.pages(pages)))
        }
        return try withWritingCursor(in: transaction.handle) { try body(Cursor(.writing($0))) }
    }

    func withWritingCursor<Result>(
        in transaction: OpaquePointer, _ body: (WritingCursor) throws -> Result
    ) throws -> Result {
        var handle: OpaquePointer?
        try check(mdb_cursor_open(transaction, self.handle, &handle), "open", name)
        guard let handle else { throw LMDBError(.other(MDB_BAD_TXN), operation: "open", place: name) }
        return try body(WritingCursor(handle, table: name))
    }
}

extension Table {
    /// The same table with its keys read in another form: for scans that need a part of them only.
    public func withKey<Other: OrderedKey>(_ key: Other.Type) -> Table<Other, Codec> {
        Table<Other, Codec>(name: name, codec: codec, handle: handle)
    }
}
