/// The direction of a scan.
package enum ScanDirection: Sendable {
    /// From the lowest key to the highest, or the reverse.
    case ascending, descending
}

/// The continuation of a scan.
package enum ScanStep: Sendable {
    /// Continue with the next entry, or stop.
    case more, stop
}

/// The bytes of an entry, valid until the next step or write.
struct CursorBytes {
    var key: UnsafeRawBufferPointer
    var value: UnsafeRawBufferPointer
}

/// A position in a table within a transaction. It is internal; callers use ``Table/scan(_:_:in:_:)``.
struct Cursor<Key: OrderedKey> {
    enum Walk {
        /// A walk over the checked pages of a snapshot.
        case pages(PageCursor)
        /// A walk by liblmdb, which alone knows the changes of its transaction.
        case writing(WritingCursor)
    }

    private let walk: Walk

    init(_ walk: Walk) { self.walk = walk }

    private typealias Bytes = CursorBytes

    /// Moves to the first entry of `range` in `direction`.
    func first(of range: KeyRange<Key>, _ direction: ScanDirection) throws(LMDBError) -> CursorBytes? {
        switch direction {
        case .ascending:
            guard let lower = range.lower else { return try within(range, get(.first)) }
            var found = try seek(lower)
            // Skips all keys that begin with an excluded bound. A bound is usually a whole key or nearly so, and few
            // keys begin with it.
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

    /// Moves to the next entry of `range` in `direction`.
    func next(in range: KeyRange<Key>, _ direction: ScanDirection) throws(LMDBError) -> CursorBytes? {
        // After the first entry, only the bound ahead can be passed.
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
        // liblmdb rejects an empty key, and nothing sorts before the first entry.
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

    /// Returns the lowest bytes that sort after all keys that begin with `prefix`; nil if there are none.
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

enum CursorStep {
    case first, last, next, previous
}
