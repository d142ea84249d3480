internal import CLinux
internal import LMDB
internal import Messenger

/// The names by which one thing is found.
struct NameEntry: Equatable {
    /// The number of the chat, member or contact.
    var id: UInt64
    /// The contact or group that a chat is with, or the group that a member is in; 0 for none.
    var peer: UInt64
    /// The folded names, each with a zero behind it.
    var names: [UInt8]

    /// The names by which something is found, folded; none twice.
    ///
    /// - Parameter areRanked: whether it counts how well a single name fits, so that a name that stands within another is
    ///   kept, too: all of it may have been typed.
    init(_ id: UInt64, peer: UInt64 = 0, _ names: [String], areRanked: Bool = false) {
        self.id = id
        self.peer = peer
        var folded: [[UInt8]] = []
        for name in names {
            let text = FoldedText(name)
            let isKnown = folded.contains { areRanked ? $0 == text.bytes : text.stands(in: $0) }
            if !text.bytes.isEmpty, !isKnown { folded.append(text.bytes) }
        }
        self.names = folded.flatMap { $0 + [0] }
    }

    init(_ id: UInt64, peer: UInt64, names: [UInt8]) {
        self.id = id
        self.peer = peer
        self.names = names
    }
}

extension FoldedText {
    fileprivate func stands(in other: [UInt8]) -> Bool {
        other.withUnsafeBytes { other in bytes.withUnsafeBytes { other.place(of: $0) != nil } }
    }
}

/// The stored names of adjacent records, in a layout that a search can scan in place:
///
///     0..<4            the number of entries, n
///     4..<4 + 20 * n   for each entry: number, peer (8 bytes each), the end of its names (4 bytes)
///     4 + 20 * n...    the names
///
/// All numbers are little-endian; entries ascend by number.
struct NameChunk {
    /// The stored bytes, owned by the database or the caller.
    let bytes: UnsafeRawBufferPointer
    let count: Int
    private let names: UnsafeRawBufferPointer

    private static let entryLength = 20

    /// Nil when the bytes have another form.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= 4 else { return nil }
        self.bytes = bytes
        count = Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
        guard count <= (bytes.count - 4) / Self.entryLength else { return nil }
        names = UnsafeRawBufferPointer(rebasing: bytes[(4 + count * Self.entryLength)...])
    }

    /// The number of entry `index`.
    func id(_ index: Int) -> UInt64 { number(index, at: 0) }
    /// The peer of entry `index`; 0 for none.
    func peer(_ index: Int) -> UInt64 { number(index, at: 8) }

    private func number(_ index: Int, at offset: Int) -> UInt64 {
        UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: 4 + index * Self.entryLength + offset, as: UInt64.self))
    }

    private func end(_ index: Int) -> Int {
        Int(
            UInt32(
                littleEndian: bytes.loadUnaligned(
                    fromByteOffset: 4 + index * Self.entryLength + 16, as: UInt32.self)))
    }

    /// Calls `body` with the place of each entry that has `wanted`, which is not empty, in its names.
    func forEachHit(of wanted: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
        var index = 0
        var start = 0
        while start < names.count {
            guard let found = UnsafeRawBufferPointer(rebasing: names[start...]).place(of: wanted) else { return }
            while index < count, end(index) <= start + found { index += 1 }
            guard index < count else { return }
            body(index)
            start = end(index)
        }
    }

    /// True if a word in the names of entry `index` begins with `wanted`.
    func hasWord(_ index: Int, beginningWith wanted: UnsafeRawBufferPointer) -> Bool {
        let stop = min(end(index), names.count)
        var start = index == 0 ? 0 : min(end(index - 1), stop)
        while start < stop, let found = UnsafeRawBufferPointer(rebasing: names[start..<stop]).place(of: wanted) {
            let place = start + found
            // A zero is behind each name.
            if place == 0 || names[place - 1] == 0 || names[place - 1] == UInt8(ascii: " ") { return true }
            start = place + 1
        }
        return false
    }

    /// Calls `body` with the place of each entry and each of its names.
    func forEachName(_ body: (Int, Span<UInt8>) -> Void) {
        let stored = names.assumingMemoryBound(to: UInt8.self)
        let names = stored.span
        var start = 0
        for index in 0..<count {
            let end = min(max(start, end(index)), names.count)
            var name = start
            for place in start..<end where names[place] == 0 {
                body(index, names.extracting(name..<place))
                name = place + 1
            }
            start = end
        }
    }

    var entries: [NameEntry] {
        var start = 0
        return (0..<count).map { index in
            let end = min(max(start, end(index)), names.count)
            defer { start = end }
            return NameEntry(id(index), peer: peer(index), names: Array(names[start..<end]))
        }
    }

    /// The stored form of entries that ascend by number.
    static func bytes(of entries: [NameEntry]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 + entries.reduce(0) { $0 + entryLength + $1.names.count })
        func append(_ number: some FixedWidthInteger) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
        append(UInt32(entries.count))
        var end = 0
        for entry in entries {
            end += entry.names.count
            append(entry.id)
            append(entry.peer)
            append(UInt32(end))
        }
        for entry in entries { bytes += entry.names }
        return bytes
    }
}

extension UnsafeRawBufferPointer {
    /// Returns the first offset of `wanted`, which isn't empty.
    fileprivate func place(of wanted: UnsafeRawBufferPointer) -> Int? {
        guard let base = baseAddress, let other = wanted.baseAddress, count > 0 else { return nil }
        let place = cl_find(base, count, other, wanted.count)
        return place < 0 ? nil : place
    }
}

/// Chunks in an envelope. What is read lies in the database and lasts as long as the transaction changes nothing.
struct NameChunkCodec: ValueCodec {
    let envelope: RecordEnvelope

    func encode(_ value: NameChunk, key: UnsafeRawBufferPointer) -> [UInt8] {
        envelope.seal(Array(value.bytes), key: key)
    }

    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> NameChunk {
        guard let chunk = NameChunk(try envelope.open(bytes, key: key)) else {
            throw RecordError.damaged(table: envelope.table, reason: "it does not have the form of names")
        }
        return chunk
    }
}
