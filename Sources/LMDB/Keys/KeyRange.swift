internal import Glibc

/// Which keys of a table a scan visits: those between two bounds, by the order of their bytes.
public struct KeyRange<Key: OrderedKey>: Sendable {
    /// Keys below are not visited; nil for none.
    let lower: [UInt8]?
    /// Whether the lower bound itself is left out, and everything that begins with it.
    let excludesLower: Bool
    /// Keys above are not visited, apart from those that begin with it; nil for none.
    let upper: [UInt8]?
    /// Whether the upper bound itself is left out, and everything that begins with it.
    let excludesUpper: Bool

    /// All keys.
    public static var all: KeyRange { KeyRange(lower: nil, upper: nil) }

    /// The keys that begin with `prefix`, which is some of the first parts of a key.
    public static func prefix(_ prefix: some OrderedKey) -> KeyRange {
        let bytes = keyBytes(prefix)
        return KeyRange(lower: bytes, upper: bytes)
    }

    /// The keys from `first` to `last`, both included; each may be a prefix.
    public static func from(_ first: some OrderedKey, through last: some OrderedKey) -> KeyRange {
        KeyRange(lower: keyBytes(first), upper: keyBytes(last))
    }

    /// The keys after `key`, to the last that begins with `prefix`.
    public static func after(_ key: some OrderedKey, within prefix: some OrderedKey) -> KeyRange {
        KeyRange(lower: keyBytes(key), excludesLower: true, upper: keyBytes(prefix))
    }

    /// The keys from the first that begins with `prefix` to the one before `key`.
    public static func before(_ key: some OrderedKey, within prefix: some OrderedKey) -> KeyRange {
        KeyRange(lower: keyBytes(prefix), upper: keyBytes(key), excludesUpper: true)
    }

    init(lower: [UInt8]?, excludesLower: Bool = false, upper: [UInt8]?, excludesUpper: Bool = false) {
        self.lower = lower
        self.excludesLower = excludesLower
        self.upper = upper
        self.excludesUpper = excludesUpper
    }

    /// Whether `key` lies in it.
    func contains(_ key: UnsafeRawBufferPointer) -> Bool { isAboveStart(key) && isBelowEnd(key) }

    /// Whether `key` lies below the range's end.
    func isBelowEnd(_ key: UnsafeRawBufferPointer) -> Bool {
        guard let upper else { return true }
        switch compareByPrefix(key, upper) {
        case ..<0: return true
        case 0: return !excludesUpper
        default: return false
        }
    }

    /// Whether `key` lies above the range's beginning.
    func isAboveStart(_ key: UnsafeRawBufferPointer) -> Bool {
        guard let lower else { return true }
        switch compareByPrefix(key, lower) {
        case ..<0: return false
        case 0: return !excludesLower
        default: return true
        }
    }
}

/// The bytes of `key`, or as many as fit: a bound that is too long still bounds.
func keyBytes(_ key: some OrderedKey) -> [UInt8] {
    withUnsafeTemporaryAllocation(byteCount: KeyWriter.limit, alignment: 8) { buffer in
        var writer = KeyWriter(buffer)
        key.write(to: &writer)
        return Array(buffer[..<writer.count])
    }
}

/// Less than, equal to, or greater than zero as `key` sorts before, begins with, or sorts after `bound`.
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
