/// The numbers of the messages that have a term, as they are stored: the gaps between them, or bits where those are
/// shorter.
struct Postings {
    var count: Int
    /// True if the messages are stored as a bitmap.
    var isBits: Bool
    var bytes: UnsafeRawBufferPointer

    /// Adds them to `set`; says whether they can be numbers of its segment.
    func add(to set: inout SegmentNumbers) -> Bool {
        if isBits { return set.insert(bits: bytes) }
        var reader = VarintReader(bytes)
        var number = -1
        for _ in 0..<count {
            number += Int(truncatingIfNeeded: reader.number() & 0xFFFF_FFFF) + 1
            if !set.insert(number) { return false }
        }
        return !reader.isOverrun && reader.isAtEnd
    }

    /// Calls `body` with each, ascending; says whether they are numbers below `bound`.
    func forEach(below bound: Int, _ body: (Int) -> Void) -> Bool {
        if isBits {
            guard bytes.count <= (bound + 7) / 8 else { return false }
            for (index, byte) in bytes.enumerated() {
                var rest = byte
                while rest != 0 {
                    let number = index << 3 + rest.trailingZeroBitCount
                    guard number < bound else { return false }
                    body(number)
                    rest &= rest &- 1
                }
            }
            return true
        }
        var reader = VarintReader(bytes)
        var number = -1
        for _ in 0..<count {
            number += Int(truncatingIfNeeded: reader.number() & 0xFFFF_FFFF) + 1
            guard number < bound else { return false }
            body(number)
        }
        return !reader.isOverrun && reader.isAtEnd
    }
}

/// Makes stored bytes of ascending numbers, in memory that is used again.
struct PostingsEncoder {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0
    private(set) var isBits = false

    /// Encodes `numbers`, of which there is at least one.
    mutating func encode(_ numbers: UnsafeBufferPointer<Int32>) {
        bytes.removeAll(keepingCapacity: true)
        count = numbers.count
        let last = Int(numbers[count - 1])
        let bitBytes = last >> 3 + 1
        // A gap takes a byte at least.
        isBits = bitBytes < count
        if !isBits {
            var before: Int32 = -1
            for number in numbers {
                bytes.appendVarint(UInt64(truncatingIfNeeded: number &- before &- 1))
                before = number
            }
            isBits = bitBytes < bytes.count
        }
        guard isBits else { return }
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: repeatElement(0, count: bitBytes))
        for number in numbers { bytes[Int(number) >> 3] |= 1 << UInt8(truncatingIfNeeded: number & 7) }
    }
}
