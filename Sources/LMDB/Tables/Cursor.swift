internal import CLMDB

/// Which way a scan goes.
public enum ScanDirection: Sendable {
    /// From the least key to the greatest, or back.
    case ascending, descending
}

/// Whether a scan goes on.
public enum ScanStep: Sendable {
    /// On to the next entry, or not.
    case more, stop
}

/// A place in a table, within its transaction. Never handed out: see ``Table/scan(_:_:in:_:)``.
struct Cursor<Key: OrderedKey>: ~Copyable {
    let handle: OpaquePointer
    let table: String

    deinit { mdb_cursor_close(handle) }

    /// The bytes of an entry, valid until the next step or write.
    struct Bytes {
        var key: UnsafeRawBufferPointer
        var value: UnsafeRawBufferPointer
    }

    /// Goes to the first entry of `range` in `direction`.
    func first(of range: KeyRange<Key>, _ direction: ScanDirection) throws(LMDBError) -> Bytes? {
        switch direction {
        case .ascending:
            guard var lower = range.lower else { return try within(range, get(MDB_FIRST)) }
            var found = try seek(&lower)
            // Everything that begins with an excluded bound is skipped; a bound is a whole key or nearly, so that is short.
            while let entry = found, !range.isAboveStart(entry.key) { found = try get(MDB_NEXT) }
            return within(range, found)
        case .descending:
            guard let upper = range.upper else { return try within(range, get(MDB_LAST)) }
            var found: Bytes?
            if range.excludesUpper {
                var bound = upper
                found = try seek(&bound) == nil ? get(MDB_LAST) : get(MDB_PREV)
            } else if var beyond = successor(ofPrefix: upper) {
                found = try seek(&beyond) == nil ? get(MDB_LAST) : get(MDB_PREV)
            } else {
                found = try get(MDB_LAST)
            }
            return within(range, found)
        }
    }

    /// Goes to the next entry of `range` in `direction`.
    func next(in range: KeyRange<Key>, _ direction: ScanDirection) throws(LMDBError) -> Bytes? {
        // Behind the first entry only the end that lies ahead can be passed.
        switch direction {
        case .ascending:
            guard let entry = try get(MDB_NEXT), range.isBelowEnd(entry.key) else { return nil }
            return entry
        case .descending:
            guard let entry = try get(MDB_PREV), range.isAboveStart(entry.key) else { return nil }
            return entry
        }
    }

    private func within(_ range: KeyRange<Key>, _ entry: Bytes?) -> Bytes? {
        guard let entry, range.isAboveStart(entry.key), range.isBelowEnd(entry.key) else { return nil }
        return entry
    }

    private func seek(_ bytes: inout [UInt8]) throws(LMDBError) -> Bytes? {
        // liblmdb refuses an empty key; nothing sorts before the first.
        if bytes.isEmpty { return try get(MDB_FIRST) }
        var value = MDB_val()
        var found: Bytes?
        let code = bytes.withUnsafeMutableBytes { bytes in
            var key = MDB_val(bytes)
            let code = mdb_cursor_get(handle, &key, &value, MDB_SET_RANGE)
            found = Bytes(key: UnsafeRawBufferPointer(key), value: UnsafeRawBufferPointer(value))
            return code
        }
        if code == MDB_NOTFOUND { return nil }
        try check(code, "search", table)
        return found
    }

    private func get(_ operation: MDB_cursor_op) throws(LMDBError) -> Bytes? {
        var key = MDB_val()
        var value = MDB_val()
        let code = mdb_cursor_get(handle, &key, &value, operation)
        if code == MDB_NOTFOUND { return nil }
        try check(code, "read", table)
        return Bytes(key: UnsafeRawBufferPointer(key), value: UnsafeRawBufferPointer(value))
    }

    /// The least bytes that sort after everything that begins with `prefix`; nil when there are none.
    private func successor(ofPrefix prefix: [UInt8]) -> [UInt8]? {
        var bytes = prefix
        while let last = bytes.popLast() {
            if last < 0xFF {
                bytes.append(last + 1)
                return bytes
            }
        }
        return nil
    }
}
