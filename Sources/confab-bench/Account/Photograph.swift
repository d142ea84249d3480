/// Pictures as large as photographs: colors that flow into each other, with the noise of a camera, as PNG files that
/// aren't compressed.
enum Photograph {
    /// Returns a file with three bytes for each pixel.
    static func png(width: Int, height: Int, _ random: inout SplitMix64) -> [UInt8] {
        let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header) + chunk("IDAT", stored(rows(width, height, &random))) + chunk("IEND", [])
    }

    /// The rows from the top, each after the number of its filter, which is none.
    private static func rows(_ width: Int, _ height: Int, _ random: inout SplitMix64) -> [UInt8] {
        let tint = random.below(128)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(height * (width * 3 + 1))
        for y in 0..<height {
            bytes.append(0)
            for x in 0..<width {
                let noise = random.next()
                for channel in 0..<3 {
                    let flow = channel == 0 ? x * 192 / width : channel == 1 ? y * 192 / height : tint
                    bytes.append(UInt8(truncatingIfNeeded: flow + Int((noise >> (channel * 8)) & 31)))
                }
            }
        }
        return bytes
    }

    /// The bytes in blocks of at most 65,535, none compressed (RFC 1950 and 1951).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        result.reserveCapacity(bytes.count + bytes.count / 1000 + 16)
        var (low, high): (UInt32, UInt32) = (1, 0)
        for start in stride(from: 0, to: bytes.count, by: 65_535) {
            let block = bytes[start..<min(bytes.count, start + 65_535)]
            let length = UInt16(block.count)
            result.append(block.endIndex == bytes.count ? 1 : 0)
            for number in [length, ~length] {
                result += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
            }
            result += block
            for byte in block {
                low = (low + UInt32(byte)) % 65_521
                high = (high + low) % 65_521
            }
        }
        return result + bigEndian(high << 16 | low)
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
