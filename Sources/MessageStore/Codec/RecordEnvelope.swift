/// The envelope of every record in the database: a format version, its sealing, and a checksum.
///
/// This is the only place that converts records to stored bytes and back. The checksum covers table, key, version,
/// sealing and bytes, so a record under the wrong key or in the wrong table is detected, too. Encryption with a key
/// will go between ``seal(_:key:)`` and the checksum; its number says which one, 0 being none.
///
///     0      format version
///     1      sealing
///     2..<6  CRC-32C, little-endian
///     6...   the record
struct RecordEnvelope: Sendable {
    /// The newest format that this version reads, and the one that it writes.
    static let format: UInt8 = 1
    static let headerLength = 6

    /// The table's name, for errors.
    let table: String
    /// The table's number, for the checksum.
    let number: UInt8
    /// Counts unreadable records; nil if nobody needs the count.
    var log: ReadLog?

    /// The same envelope, for reading what isn't shown to users.
    var unlogged: RecordEnvelope { RecordEnvelope(table: table, number: number, log: nil) }

    func seal(_ record: [UInt8], key: UnsafeRawBufferPointer) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.headerLength + record.count)
        bytes += [Self.format, 0, 0, 0, 0, 0]
        bytes += record
        let sum = bytes.withUnsafeBytes { checksum(of: $0, key: key) }
        for index in 0..<4 { bytes[2 + index] = UInt8(truncatingIfNeeded: sum >> UInt32(8 * index)) }
        return bytes
    }

    func open(
        _ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer
    ) throws(RecordError) -> UnsafeRawBufferPointer {
        do {
            return try checked(bytes, key: key)
        } catch {
            log?.note(error, table: table, key: key)
            throw error
        }
    }

    /// The error for a record whose bytes are what was written, but that doesn't make sense.
    func damaged(_ reason: String, key: UnsafeRawBufferPointer) -> RecordError {
        let error = RecordError.damaged(table: table, reason: reason)
        log?.note(error, table: table, key: key)
        return error
    }

    private func checked(
        _ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer
    ) throws(RecordError) -> UnsafeRawBufferPointer {
        guard bytes.count >= Self.headerLength else { throw .damaged(table: table, reason: "it is too short") }
        let format = bytes[0]
        // The checksum comes first: a version that is only a flipped bit must not send anyone looking for a newer program.
        guard hasItsChecksum(bytes, key: key) else {
            throw .damaged(table: table, reason: "its checksum does not match")
        }
        guard format <= Self.format, bytes[1] == 0 else {
            throw .newer(table: table, format: Int(format), known: Int(Self.format))
        }
        guard format > 0 else { throw .damaged(table: table, reason: "it has no format") }
        return UnsafeRawBufferPointer(rebasing: bytes[Self.headerLength...])
    }

    /// Returns true if `bytes` are exactly as they were written under `key` of this table, in any format.
    func isIntact(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= Self.headerLength && hasItsChecksum(bytes, key: key)
    }

    private func hasItsChecksum(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> Bool {
        var stored: UInt32 = 0
        for index in 0..<4 { stored |= UInt32(bytes[2 + index]) << UInt32(8 * index) }
        return checksum(of: bytes, key: key) == stored
    }

    private func checksum(of bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> UInt32 {
        var sum = CRC32C()
        sum.add(number)
        // The length keeps the end of a key from passing for the beginning of a value.
        sum.add(UInt8(truncatingIfNeeded: key.count))
        sum.add(key)
        sum.add(bytes[0])
        sum.add(bytes[1])
        sum.add(UnsafeRawBufferPointer(rebasing: bytes[Self.headerLength...]))
        return sum.value
    }
}
