internal import Glibc

/// A range of keys in a table, in the order of their bytes.
package struct KeyRange<Key: OrderedKey>: Sendable {
    /// The lower bound; nil for none.
    let lower: [UInt8]?
    /// True to exclude the lower bound and all keys that begin with it.
    let excludesLower: Bool
    /// The upper bound, which includes all keys that begin with it; nil for none.
    let upper: [UInt8]?
    /// True to exclude the upper bound and all keys that begin with it.
    let excludesUpper: Bool

    /// The range of all keys.
    package static var all: KeyRange { KeyRange(lower: nil, upper: nil) }

    /// Returns the keys that begin with `prefix`, which consists of the first parts of a key.
    package static func prefix(_ prefix: some OrderedKey) -> KeyRange {
        let bytes = keyBytes(prefix)
        return KeyRange(lower: bytes, upper: bytes)
    }

    /// Returns the keys from `first` to `last`, including both. Each of them can be a prefix.
    package static func from(_ first: some OrderedKey, through last: some OrderedKey) -> KeyRange {
        KeyRange(lower: keyBytes(first), upper: keyBytes(last))
    }

    /// Returns the keys after `key`, up to the last one that begins with `prefix`.
    package static func after(_ key: some OrderedKey, within prefix: some OrderedKey) -> KeyRange {
        KeyRange(lower: keyBytes(key), excludesLower: true, upper: keyBytes(prefix))
    }

    /// Returns the keys before `key`, from the first one that begins with `prefix`.
    package static func before(_ key: some OrderedKey, within prefix: some OrderedKey) -> KeyRange {
        KeyRange(lower: keyBytes(prefix), upper: keyBytes(key), excludesUpper: true)
    }

    init(lower: [UInt8]?, excludesLower: Bool = false, upper: [UInt8]?, excludesUpper: Bool = false) {
        self.lower = lower
        self.excludesLower = excludesLower
        self.upper = upper
        self.excludesUpper = excludesUpper
    }

    func contains(_ key: UnsafeRawBufferPointer) -> Bool { isAboveStart(key) && isBelowEnd(key) }

    /// Returns true if `key` doesn't exceed the upper bound.
    func isBelowEnd(_ key: UnsafeRawBufferPointer) -> Bool {
        guard let upper else { return true }
        switch compareByPrefix(key, upper) {
        case ..<0: return true
        case 0: return !excludesUpper
        default: return false
        }
    }

    /// Returns true if `key` doesn't fall below the lower bound.
    func isAboveStart(_ key: UnsafeRawBufferPointer) -> Bool {
        guard let lower else { return true }
        switch compareByPrefix(key, lower) {
        case ..<0: return false
        case 0: return !excludesLower
        default: return true
        }
    }
}

/// Returns the bytes of `key`, or as many as fit, because a bound that is too long is still a bound.
func keyBytes(_ key: some OrderedKey) -> [UInt8] {
    withUnsafeTemporaryAllocation(byteCount: KeyWriter.limit, alignment: 8) { buffer in
        var writer = KeyWriter(buffer)
        key.write(to: &writer)
        return Array(buffer[..<writer.count])
    }
}

/// Returns a number less than, equal to, or greater than zero if `key` sorts before, begins with, or sorts after
/// `bound`.
private func compareByPrefix(_ key: UnsafeRawBufferPointer, _ bound: [UInt8]) -> Int {
    bound.withUnsafeBytes { bound in
        let common = min(key.count, bound.count)
        if common > 0, let left = key.baseAddress, let right = bound.baseAddress {
            let order = memcmp(left, right, common)
            if order != 0 { return Int(order) }
        }
        return key.count < bound.count ? -1 : 0
    }
}
