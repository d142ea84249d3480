/// Black pictures as PNG files, which are small whatever the number of their pixels.
enum PNG {
    /// A file with so many pixels in each direction.
    static func black(_ pixels: Int) -> [UInt8] {
        let size = bigEndian(UInt32(pixels))
        // One bit per pixel, and a byte for the filter of each row.
        let count = pixels * ((pixels + 7) / 8 + 1)
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", size + size + [1, 0, 0, 0, 0]) + chunk("IDAT", zeros(count)) + chunk("IEND", [])
    }

    /// So many zeros, compressed: one zero, then copies of up to 258 bytes of the one before.
    private static func zeros(_ count: Int) -> [UInt8] {
        var (bytes, buffer, used): ([UInt8], UInt64, UInt64) = ([0x78, 0x01], 0, 0)
        func append(_ bits: UInt64, _ number: UInt64) {
            buffer |= bits << used
            used += number
            while used >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: buffer))
                buffer >>= 8
                used -= 8
            }
        }
        // The last block, with fixed codes, whose bits are in reverse order here. A zero as it is has the code 00110000.
        append(0b011, 3)
        for _ in 0..<(count % 258) { append(0b0000_1100, 8) }
        // The length of 258 has the code 11000101, the distance of 1 the code 00000.
        for _ in 0..<(count / 258) { append(0b00000_1010_0011, 13) }
        append(0, 7)
        append(0, 7)
        // The checksum Adler-32 of zeros.
        return bytes + bigEndian(UInt32(count % 65521) << 16 | 1)
    }

    private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(kind.utf8) + data
        return bigEndian(UInt32(data.count)) + content + bigEndian(checksum(content))
    }

    /// CRC-32.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        return ~sum
    }

    private static let table: [UInt32] = (0..<256).map { index in
        var entry = UInt32(index)
        for _ in 0..<8 { entry = entry & 1 == 1 ? 0xEDB8_8320 ^ (entry >> 1) : entry >> 1 }
        return entry
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
