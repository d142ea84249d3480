internal import LMDB
internal import SwiftProtobuf

/// Records in the protocol-buffer form, in an envelope.
struct RecordCodec<Record: SwiftProtobuf.Message>: ValueCodec {
    let envelope: RecordEnvelope

    func encode(_ value: Record, key: UnsafeRawBufferPointer) throws -> [UInt8] {
        envelope.seal(try value.serializedBytes(), key: key)
    }

    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> Record {
        let record = try envelope.open(bytes, key: key)
        do {
            return try Record(serializedBytes: Array(record))
        } catch {
            throw envelope.damaged("it does not have the form of a record", key: key)
        }
    }
}

/// Numbers, eight bytes each, in an envelope: references and counts.
struct NumbersCodec: ValueCodec {
    let envelope: RecordEnvelope
    let count: Int

    func encode(_ value: [UInt64], key: UnsafeRawBufferPointer) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(8 * value.count)
        for number in value { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
        return envelope.seal(bytes, key: key)
    }

    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> [UInt64] {
        let record = try envelope.open(bytes, key: key)
        guard record.count == 8 * count else {
            throw envelope.damaged("it does not have the form of a record", key: key)
        }
        return (0..<count).map {
            UInt64(littleEndian: record.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self))
        }
    }
}

/// A text in an envelope.
struct TextCodec: ValueCodec {
    let envelope: RecordEnvelope

    func encode(_ value: String, key: UnsafeRawBufferPointer) -> [UInt8] { envelope.seal(Array(value.utf8), key: key) }

    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> String {
        guard let text = String(validating: try envelope.open(bytes, key: key), as: UTF8.self) else {
            throw envelope.damaged("its text is not UTF-8", key: key)
        }
        return text
    }
}
