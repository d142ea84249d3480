internal import CLMDB

/// liblmdb's own cursor, for write transactions.
///
/// liblmdb trusts every page, so a ``PageCursor`` goes ahead and checks the committed pages that the next step leads to. All other
/// pages are the transaction's own. A walk throws an error if its keys don't ascend (or descend), because damaged pages can lead it
/// in circles.
final class WritingCursor {
    let handle: OpaquePointer
    private let guide: PageCursor
    private let table: String
    /// A copy of the last entry's key, because a write may move the original.
    private var lastKey: [UInt8]?
    /// The first committed key that isn't less than the last entry's; nil if there is none.
    private var guideKey: UnsafeRawBufferPointer?

    init(_ handle: OpaquePointer, guide: PageCursor, table: String) {
        self.handle = handle
        self.guide = guide
        self.table = table
    }

    deinit { mdb_cursor_close(handle) }

    /// Moves to the first entry whose key isn't less than `bytes`, which mustn't be empty.
    func seek(_ bytes: [UInt8]) throws(LMDBError) -> CursorBytes? {
        var bytes = bytes
        var value = MDB_val()
        var found: CursorBytes?
        try goAhead(to: bytes)
        let code = bytes.withUnsafeMutableBytes { bytes in
            var key = MDB_val(bytes)
            let code = mdb_cursor_get(handle, &key, &value, MDB_SET_RANGE)
            found = CursorBytes(key: UnsafeRawBufferPointer(key), value: UnsafeRawBufferPointer(value))
            return code
        }
        lastKey = nil
        if code == MDB_NOTFOUND { return nil }
        try check(code, "search", table)
        if let found { try follow(found.key, .next) }
        return found
    }

    func get(_ step: CursorStep) throws(LMDBError) -> CursorBytes? {
        try goAhead(step)
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
        try follow(found.key, step)
        return found
    }

    private func goAhead(to key: [UInt8]) throws(LMDBError) {
        guideKey = try key.withUnsafeBufferPointer { key throws(LMDBError) in
            try guide.seek(UnsafeRawBufferPointer(key))?.key
        }
    }

    private func goAhead(_ step: CursorStep) throws(LMDBError) {
        switch step {
        case .first: guideKey = try guide.first()?.key
        case .last: guideKey = try guide.last()?.key
        case .next: if order(of: guideKey) == 0 { guideKey = try guide.next()?.key }
        case .previous: guideKey = try (guideKey == nil ? guide.last() : guide.previous())?.key
        }
    }

    /// Notes where a step led. If the guide isn't there, the transaction has added or removed entries.
    private func follow(_ key: UnsafeRawBufferPointer, _ step: CursorStep) throws(LMDBError) {
        if lastKey == nil { lastKey = Array(key) } else { lastKey?.replaceSubrange(0..., with: key) }
        let isAscending = step == .first || step == .next
        switch order(of: guideKey) {
        case .some(0): return
        case nil where isAscending, .some(1...) where isAscending: return
        default: if let lastKey { try goAhead(to: lastKey) }
        }
    }

    private func checkOrder(_ key: UnsafeRawBufferPointer, _ step: CursorStep) throws(LMDBError) {
        switch (step, order(of: key)) {
        case (.next, .some(...0)), (.previous, .some(0...)):
            throw .damaged("the keys don't ascend", table)
        default: break
        }
    }

    /// Less than, equal to, or greater than zero as `key` sorts before, is, or sorts after the key of the last entry.
    private func order(of key: UnsafeRawBufferPointer?) -> Int? {
        guard let key, let lastKey else { return nil }
        return lastKey.withUnsafeBytes { compareKeys(key, $0) }
    }
}
