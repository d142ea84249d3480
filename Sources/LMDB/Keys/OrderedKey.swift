/// A key whose bytes sort as its values do.
///
/// A key of several parts writes one after the other; every part must say by itself where it ends (a fixed size, or an
/// end mark), so that the first differing part decides.
public protocol OrderedKey: Sendable {
    /// Appends the bytes of this key.
    func write(to writer: inout KeyWriter)
    /// Reads what ``write(to:)`` wrote.
    init(from reader: inout KeyReader) throws(KeyError)
}

/// A stored key does not have the form that its table's keys have.
public struct KeyError: Error, Equatable, Sendable {
    /// A key could not be read.
    public init() {}
}

/// Collects the bytes of a key in memory of its caller.
public struct KeyWriter {
    /// The most bytes of a key that liblmdb takes.
    public static let limit = 511
    let bytes: UnsafeMutableRawBufferPointer
    private(set) var count = 0
    /// Whether more was written than a key may hold.
    private(set) var isOverfull = false

    init(_ bytes: UnsafeMutableRawBufferPointer) { self.bytes = bytes }

    /// Appends a byte.
    public mutating func append(_ byte: UInt8) {
        guard count < bytes.count else {
            isOverfull = true
            return
        }
        bytes[count] = byte
        count += 1
    }

    /// Appends a number so that the greater number sorts later.
    public mutating func append<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
        let size = MemoryLayout<Number>.size
        guard count + size <= bytes.count else {
            isOverfull = true
            return
        }
        bytes.storeBytes(of: number.bigEndian, toByteOffset: count, as: Number.self)
        count += size
    }

    /// Appends a number that may be negative.
    public mutating func append(_ number: Int64) { append(UInt64(bitPattern: number) ^ 1 << 63) }

    /// Appends bytes with an end mark; a shorter text that begins a longer one sorts before it.
    public mutating func append(_ text: some Sequence<UInt8>) { appendOneByOne(text) }

    private mutating func appendOneByOne(_ text: some Sequence<UInt8>) {
        for byte in text {
            append(byte)
            // A zero within the text is told from the end mark by what follows it.
            if byte == 0 { append(UInt8(0xFF)) }
        }
        append(UInt8(0))
        append(UInt8(0))
    }

    /// Appends bytes with an end mark, as above; those without a zero at once.
    public mutating func append(_ text: ArraySlice<UInt8>) {
        guard !text.contains(0), count + text.count <= bytes.count else { return appendOneByOne(text) }
        text.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).copyMemory(from: $0) }
        count += text.count
        append(UInt16(0))
    }

    /// Appends bytes with an end mark, as above.
    public mutating func append(_ text: [UInt8]) { append(text[...]) }

    /// Appends a text by the bytes of its UTF-8.
    public mutating func append(_ text: String) { append(text.utf8) }

    /// Appends what `write` appends, turned round: what is greater sorts earlier.
    public mutating func appendDescending(_ write: (inout KeyWriter) -> Void) {
        let start = count
        write(&self)
        for index in start..<count { bytes[index] = ~bytes[index] }
    }
}

/// Takes the parts of a stored key off its bytes.
public struct KeyReader {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    /// Flips every bit while a descending part is read.
    private var mask: UInt8 = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Whether everything was taken.
    public var isAtEnd: Bool { offset == bytes.count }

    /// Leaves out all but the last `count` bytes of what is left.
    public mutating func skip(toLast count: Int) throws(KeyError) {
        guard bytes.count - offset >= count else { throw KeyError() }
        offset = bytes.count - count
    }

    /// Takes a byte.
    public mutating func byte() throws(KeyError) -> UInt8 {
        guard offset < bytes.count else { throw KeyError() }
        defer { offset += 1 }
        return bytes[offset] ^ mask
    }

    /// Takes a number.
    public mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
        _ type: Number.Type = Number.self
    ) throws(KeyError) -> Number {
        let size = MemoryLayout<Number>.size
        guard offset + size <= bytes.count else { throw KeyError() }
        let number = Number(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
        offset += size
        return mask == 0 ? number : ~number
    }

    /// Takes a number that may be negative.
    public mutating func signed() throws(KeyError) -> Int64 {
        Int64(bitPattern: try number(UInt64.self) ^ 1 << 63)
    }

    /// Takes bytes with their end mark.
    public mutating func text() throws(KeyError) -> [UInt8] {
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

    /// Takes a text.
    public mutating func string() throws(KeyError) -> String {
        guard let string = String(validating: try text(), as: UTF8.self) else { throw KeyError() }
        return string
    }

    /// Takes a part that was written descending.
    public mutating func descending<Part>(_ read: (inout KeyReader) throws(KeyError) -> Part) throws(KeyError) -> Part {
        mask = ~mask
        defer { mask = ~mask }
        return try read(&self)
    }
}
