internal import CLinux

/// The checksum of a record: CRC-32C (Castagnoli), which finds every damage of up to 32 bits in a row.
struct CRC32C {
    private var state: UInt32 = .max

    /// The checksum of everything that was added.
    var value: UInt32 { ~state }

    mutating func add(_ byte: UInt8) {
        state = Self.tables[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state >> 8
    }

    /// Adds bytes: by the processor where it can, a search for names reads some megabytes at every key.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
        if !cl_crc32c(&state, base, bytes.count) { addByTables(bytes) }
    }

    /// Adds bytes, eight at a time.
    mutating func addByTables(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        var state = state
        Self.tables.withUnsafeBufferPointer { tables in
            while bytes.count - offset >= 8 {
                let word =
                    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) ^ UInt64(state)
                var next: UInt32 = 0
                for index in 0..<8 {
                    next ^= tables[(7 - index) << 8 | Int(UInt8(truncatingIfNeeded: word >> UInt64(8 * index)))]
                }
                state = next
                offset += 8
            }
            while offset < bytes.count {
                state = tables[Int(UInt8(truncatingIfNeeded: state) ^ bytes[offset])] ^ state >> 8
                offset += 1
            }
        }
        self.state = state
    }

    /// Eight tables of 256: what a byte does to the checksum when zero to seven bytes follow it in the same word.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var crc = UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0x82F6_3B78 : crc >> 1 }
            tables[byte] = crc
        }
        for index in 256..<tables.count {
            let previous = tables[index - 256]
            tables[index] = tables[Int(UInt8(truncatingIfNeeded: previous))] ^ previous >> 8
        }
        return tables
    }()
}
