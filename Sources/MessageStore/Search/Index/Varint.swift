extension [UInt8] {
    /// Appends a number in as many bytes as it needs, seven bits each.
    mutating func appendVarint(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends a number that may be negative; small ones of either sign are short.
    mutating func appendSigned(_ number: Int64) {
        appendVarint(UInt64(bitPattern: number << 1 ^ number >> 63))
    }
}

/// Takes numbers off stored bytes. Behind the end it gives zeros and says so.
struct VarintReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var offset = 0
    /// True if a read went past the end.
    private(set) var isOverrun = false

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func byte() -> UInt8 {
        guard offset < bytes.count else {
            isOverrun = true
            return 0
        }
        defer { offset &+= 1 }
        return bytes[offset]
    }

    mutating func number() -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = byte()
            number |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return number }
            shift += 7
            if shift > 63 {
                isOverrun = true
                return 0
            }
        }
    }

    mutating func signed() -> Int64 {
        let number = number()
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    /// Takes as many bytes.
    mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer {
        guard count >= 0, count <= bytes.count - offset else {
            isOverrun = true
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    }
}
