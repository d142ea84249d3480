internal import CLMDB

/// liblmdb's own cursor, for write transactions. A walk throws an error if its keys don't ascend (or descend), because
/// damaged pages can lead it in circles.
final class WritingCursor {
    let handle: OpaquePointer
    private let table: String
    /// A copy of the last entry's key, because a write may move the original.
    private var lastKey: [UInt8]?

    init(_ handle: OpaquePointer, table: String) {
        self.handle = handle
        self.table = table
    }

    deinit { mdb_cursor_close(handle) }

    /// Moves to the first entry whose key isn't less than `bytes`, which mustn't be empty.
    func seek(_ bytes: [UInt8]) throws(LMDBError) -> CursorBytes? {
        var bytes = bytes
        var value = MDB_val()
        var found: CursorBytes?
        let code = bytes.withUnsafeMutableBytes { bytes in
            var key = MDB_val(bytes)
            let code = mdb_cursor_get(handle, &key, &value, MDB_SET_RANGE)
            found = CursorBytes(key: UnsafeRawBufferPointer(key), value: UnsafeRawBufferPointer(value))
            return code
        }
        lastKey = nil
        if code == MDB_NOTFOUND { return nil }
        try check(code, "search", table)
        lastKey = found.map { Array($0.key) }
        return found
    }

    func get(_ step: CursorStep) throws(LMDBError) -> CursorBytes? {
        let operation =
            switch step {
            case .first: MDB_FIRST
            case .last: MDB_LAST
            case .next: MDB_NEXT
            case .previous: MDB_PREV
            }
        var key = MDB_val()
        var value = MDB_val()
        let code = mdb_cursor_get(handle, &key, &value, operation)
        if code == MDB_NOTFOUND { return nil }
        try check(code, "read", table)
        let found = CursorBytes(key: UnsafeRawBufferPointer(key), value: UnsafeRawBufferPointer(value))
        try checkOrder(found.key, step)
        return found
    }

    private func checkOrder(_ key: UnsafeRawBufferPointer, _ step: CursorStep) throws(LMDBError) {
        let order = lastKey.map { last in last.withUnsafeBytes { compareKeys(key, $0) } }
        switch (step, order) {
        case (.next, .some(...0)), (.previous, .some(0...)):
            throw .damaged("the keys don't ascend", table)
        default: break
        }
        if lastKey == nil { lastKey = Array(key) } else { lastKey?.replaceSubrange(0..., with: key) }
    }
}
