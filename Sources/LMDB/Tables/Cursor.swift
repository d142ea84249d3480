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

/// The bytes of an entry, valid until the next step or write.
struct CursorBytes {
    var key: UnsafeRawBufferPointer
    var value: UnsafeRawBufferPointer
}

/// A place in a table, within its transaction. Never handed out: see ``Table/scan(_:_:in:_:)``.
struct Cursor<Key: OrderedKey> {
    enum Walk {
        /// Over the checked pages of a snapshot.
        case pages(PageCursor)
        /// By liblmdb, which alone knows what its transaction has written.
        case writing(WritingCursor)
    }

    private let walk: Walk

    init(_ walk: Walk) { self.walk = walk }

    private typealias Bytes = CursorBytes

    /// Goes to the first entry of `range` in `direction`.
    func first(of range: KeyRange<Key>, _ direction: ScanDirection) throws(LMDBError) -> CursorBytes? {
        switch direction {
        case .ascending:
            guard let lower = range.lower else { return try within(range, get(.first)) }
            var found = try seek(lower)
            // Everything that begins with an excluded bound is skipped; a bound is a whole key or nearly, so that is short.
            while let entry = found, !range.isAboveStart(entry.key) { found = try get(.next) }
            return within(range, found)
        case .descending:
            guard let upper = range.upper else { return try within(range, get(.last)) }
            var found: Bytes?
            if range.excludesUpper {
                found = try seek(upper) == nil ? get(.last) : get(.previous)
            } else if let beyond = successor(ofPrefix: upper) {
                found = try seek(beyond) == nil ? get(.last) : get(.previous)
            } else {
                found = try get(.last)
            }
            return within(range, found)
        }
    }

    /// Goes to the next entry of `range` in `direction`.
    func next(in range: KeyRange<Key>, _ direction: ScanDirection) throws(LMDBError) -> CursorBytes? {
        // Behind the first entry only the end that lies ahead can be passed.
        switch direction {
        case .ascending:
            guard let entry = try get(.next), range.isBelowEnd(entry.key) else { return nil }
            return entry
        case .descending:
            guard let entry = try get(.previous), range.isAboveStart(entry.key) else { return nil }
            return entry
        }
    }

    private func within(_ range: KeyRange<Key>, _ entry: Bytes?) -> Bytes? {
        guard let entry, range.isAboveStart(entry.key), range.isBelowEnd(entry.key) else { return nil }
        return entry
    }

    private func seek(_ bytes: [UInt8]) throws(LMDBError) -> Bytes? {
        // liblmdb refuses an empty key; nothing sorts before the first.
        if bytes.isEmpty { return try get(.first) }
        switch walk {
        case .pages(let cursor):
            return try bytes.withUnsafeBufferPointer { key throws(LMDBError) in
                try cursor.seek(UnsafeRawBufferPointer(key))
            }
        case .writing(let cursor): return try cursor.seek(bytes)
        }
    }

    private func get(_ step: CursorStep) throws(LMDBError) -> Bytes? {
        switch walk {
        case .pages(let cursor):
            switch step {
            case .first: try cursor.first()
            case .last: try cursor.last()
            case .next: try cursor.next()
            case .previous: try cursor.previous()
            }
        case .writing(let cursor): try cursor.get(step)
        }
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

/// Where a cursor goes.
enum CursorStep {
    case first, last, next, previous
}
