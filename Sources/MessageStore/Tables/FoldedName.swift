internal import Glibc
internal import LMDB
internal import Messenger

/// A name as the order by name compares it: whatever its case, accents and width. What has no name comes first.
struct FoldedName: Hashable {
    /// The most bytes of it: what differs only behind them is ordered by activity.
    static let limit = 200
    static let none = FoldedName(bytes: [])
    /// UTF-8; a piece, so that a hundred thousand names can lie in one array.
    var bytes: ArraySlice<UInt8>

    init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    init(_ names: Names) {
        let folded = FoldedText(names.shown()).bytes
        bytes = folded.prefix(Self.limit)
        // No half of a character stays at the end.
        if folded.count > Self.limit {
            while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
            if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
        }
    }
}

extension FoldedName: Comparable {
    static func < (left: FoldedName, right: FoldedName) -> Bool {
        left.bytes.withUnsafeBytes { left in
            right.bytes.withUnsafeBytes { right in
                let common = min(left.count, right.count)
                if common > 0, let first = left.baseAddress, let second = right.baseAddress {
                    let order = memcmp(first, second, common)
                    if order != 0 { return order < 0 }
                }
                return left.count < right.count
            }
        }
    }

    static let beginningLength = 16

    /// The first sixteen bytes as numbers that compare as the names do: most names differ there.
    var beginning: (UInt64, UInt64) {
        var numbers: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &numbers) { space in
            bytes.withUnsafeBytes {
                space.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0.prefix(Self.beginningLength)))
            }
        }
        return (UInt64(bigEndian: numbers.0), UInt64(bigEndian: numbers.1))
    }
}

/// Folded names in an envelope.
struct FoldedNameCodec: ValueCodec {
    let envelope: RecordEnvelope

    func encode(_ value: FoldedName, key: UnsafeRawBufferPointer) -> [UInt8] {
        envelope.seal(Array(value.bytes), key: key)
    }

    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> FoldedName {
        FoldedName(bytes: Array(try envelope.open(bytes, key: key))[...])
    }
}
