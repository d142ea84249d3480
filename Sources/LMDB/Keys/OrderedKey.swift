/// A key whose bytes have the same order as its values.
///
/// A key of several parts writes one after the other. Every part must mark its own end (by a fixed size or an end
/// mark), so that the first different part decides.
package protocol OrderedKey: Sendable {
    /// Appends the bytes of this key.
    func write(to writer: inout KeyWriter)
    /// Reads the bytes that ``write(to:)`` wrote.
    init(from reader: inout KeyReader) throws(KeyError)
}

/// An error for a stored key that doesn't have the form of its table's keys.
package struct KeyError: Error, Equatable, Sendable {
    /// Creates the error.
    package init() {}
}

/// A writer that collects the bytes of a key in a buffer of the caller.
package struct KeyWriter {
    /// The maximum number of bytes in a key, according to liblmdb.
    package static let limit = 511
    let bytes: UnsafeMutableRawBufferPointer
    private(set) var count = 0
    /// True if the key was longer than the buffer.
    private(set) var isOverfull = false

    init(_ bytes: UnsafeMutableRawBufferPointer) { self.bytes = bytes }

    /// Appends a byte.
    package mutating func append(_ byte: UInt8) {
        guard count < bytes.count else {
            isOverfull = true
            return
        }
        bytes[count] = byte
        count += 1
    }

    /// Appends an unsigned number in big-endian order, so that numbers sort in ascending order.
    package mutating func append<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
        let size = MemoryLayout<Number>.size
        guard count + size <= bytes.count else {
            isOverfull = true
            return
        }
        bytes.storeBytes(of: number.bigEndian, toByteOffset: count, as: Number.self)
        count += size
    }

    /// Appends a signed number.
    package mutating func append(_ number: Int64) { append(UInt64(bitPattern: number) ^ 1 << 63) }

    /// Appends bytes and an end mark. A sequence that is a prefix of another sorts before it.
    package mutating func append(_ text: some Sequence<UInt8>) { appendOneByOne(text) }

    private mutating func appendOneByOne(_ text: some Sequence<UInt8>) {
        for byte in text {
            append(byte)
            // The byte after a zero distinguishes it from the end mark.
            if byte == 0 { append(UInt8(0xFF)) }
        }
        append(UInt8(0))
        append(UInt8(0))
    }

    /// Appends bytes and an end mark, in one step if they contain no zero.
    package mutating func append(_ text: ArraySlice<UInt8>) {
        guard !text.contains(0), count + text.count <= bytes.count else { return appendOneByOne(text) }
        text.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).copyMemory(from: $0) }
        count += text.count
        append(UInt16(0))
    }

    /// Appends bytes and an end mark.
    package mutating func append(_ text: [UInt8]) { append(text[...]) }

    /// Appends the UTF-8 bytes of a text and an end mark.
    package mutating func append(_ text: String) { append(text.utf8) }

    /// Appends the bytes that `write` appends with every bit flipped, so that they sort in descending order.
    package mutating func appendDescending(_ write: (inout KeyWriter) -> Void) {
        let start = count
        write(&self)
        for index in start..<count { bytes[index] = ~bytes[index] }
    }
}

/// A reader that decodes the parts of a stored key.
package struct KeyReader {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    /// The mask that flips every bit while reading a descending part.
    private var mask: UInt8 = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// True if all bytes have been read.
    package var isAtEnd: Bool { offset == bytes.count }

    /// Skips everything except the last `count` bytes.
    package mutating func skip(toLast count: Int) throws(KeyError) {
        guard bytes.count - offset >= count else { throw KeyError() }
        offset = bytes.count - count
    }

    /// Reads a byte.
    package mutating func byte() throws(KeyError) -> UInt8 {
        guard offset < bytes.count else { throw KeyError() }
        defer { offset += 1 }
        return bytes[offset] ^ mask
    }

    /// Reads an unsigned number.
    package mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
        _ type: Number.Type = Number.self
    ) throws(KeyError) -> Number {
        let size = MemoryLayout<Number>.size
        guard offset + size <= bytes.count else { throw KeyError() }
        let number = Number(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
        offset += size
        return mask == 0 ? number : ~number
    }

    /// Reads a signed number.
    package mutating func signed() throws(KeyError) -> Int64 {
        Int64(bitPattern: try number(UInt64.self) ^ 1 << 63)
    }

    /// Reads bytes and their end mark.
    package mutating func text() throws(KeyError) -> [UInt8] {
        var result: [UInt8] = []
        while true {
            let next = try byte()
            guard next == 0 else {
                result.append(next)
                continue
            }
            switch try byte() {
            case 0: return result
            case 0xFF: result.append(0)
            default: throw KeyError()
            }
        }
    }

    /// Reads a text and its end mark.
    package mutating func string() throws(KeyError) -> String {
        guard let string = String(validating: try text(), as: UTF8.self) else { throw KeyError() }
        return string
    }

    /// Reads a part that was written in descending order.
    package mutating func descending<Part>(_ read: (inout KeyReader) throws(KeyError) -> Part) throws(KeyError) -> Part
    {
        mask = ~mask
        defer { mask = ~mask }
        return try read(&self)
    }
}
