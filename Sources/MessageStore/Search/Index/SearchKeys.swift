internal import LMDB
internal import Messenger

/// The number of a segment; never given twice.
typealias SegmentID = UInt64

/// A block of terms of a segment, by its first term.
struct TermKey: OrderedKey {
    var segment: SegmentID
    /// Without zeros.
    var term: [UInt8]

    init(_ segment: SegmentID, _ term: [UInt8]) {
        self.segment = segment
        self.term = term
    }

    func write(to writer: inout KeyWriter) {
        TermPrefix(segment, term).write(to: &writer)
        // So that no term begins another's key.
        writer.append(UInt8(0))
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        segment = try reader.number()
        term = []
        while true {
            let byte = try reader.byte()
            if byte == 0 { return }
            term.append(byte)
        }
    }
}

/// The terms of a segment that begin alike.
struct TermPrefix: OrderedKey {
    var segment: SegmentID
    var term: [UInt8]

    init(_ segment: SegmentID, _ term: [UInt8]) {
        self.segment = segment
        self.term = term
    }

    func write(to writer: inout KeyWriter) {
        writer.append(segment)
        for byte in term { writer.append(byte) }
    }

    init(from reader: inout KeyReader) throws(KeyError) { throw KeyError() }
}

/// Bytes in an envelope, as they are.
struct SealedBytes: ValueCodec {
    let envelope: RecordEnvelope

    func encode(_ value: [UInt8], key: UnsafeRawBufferPointer) -> [UInt8] { envelope.seal(value, key: key) }

    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> [UInt8] {
        Array(try envelope.open(bytes, key: key))
    }
}

struct SegmentRecord: Equatable {
    /// The numbers of its messages end here; some of them may be gone.
    var bound: Int
    /// The number of messages that still exist.
    var live: Int
    /// No message of it was sent later, or earlier.
    var newest: Int64
    var oldest: Int64
    /// No message of it has a lesser number, or a greater one.
    var least: UInt64
    var greatest: UInt64

    init(bound: Int, live: Int, newest: Int64, oldest: Int64, least: UInt64, greatest: UInt64) {
        self.bound = bound
        self.live = live
        self.newest = newest
        self.oldest = oldest
        self.least = least
        self.greatest = greatest
    }

    init(_ numbers: [UInt64]) throws {
        bound = Int(clamping: numbers[0])
        live = Int(clamping: numbers[1])
        newest = Int64(bitPattern: numbers[2])
        oldest = Int64(bitPattern: numbers[3])
        least = numbers[4]
        greatest = numbers[5]
        guard bound > 0, bound <= 1 << 24, live <= bound else {
            throw RecordError.damagedIndex("a segment has no size")
        }
    }

    var numbers: [UInt64] {
        [
            UInt64(bound), UInt64(live), UInt64(bitPattern: newest), UInt64(bitPattern: oldest), least, greatest,
        ]
    }
}

/// A segment of a profile.
struct Segment {
    var profile: ProfileID
    var id: SegmentID
    var record: SegmentRecord

    var key: Pair<ProfileID, SegmentID> { Pair(profile, id) }
}
