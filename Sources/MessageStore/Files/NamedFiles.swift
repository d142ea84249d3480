internal import Glibc
internal import LMDB
internal import Messenger

/// Finds the files that a record names, each once, in whatever part of it: a message, a quote in it, or a draft.
struct NamedFilesCodec: ValueCodec {
    let envelope: RecordEnvelope

    func encode(_ value: Set<FileHash>, key: UnsafeRawBufferPointer) throws -> [UInt8] {
        throw RecordError.damaged(table: envelope.table, reason: "it can only be read in this form")
    }

    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> Set<FileHash> {
        FileHash.named(in: try envelope.open(bytes, key: key))
    }
}

extension FileHash {
    /// Returns the hashes in a record: those with a slash before them, as in a path.
    static func named(in bytes: UnsafeRawBufferPointer) -> Set<FileHash> {
        var found: Set<FileHash> = []
        guard let base = bytes.baseAddress else { return found }
        var start = 0
        while let slash = memchr(base + start, Int32(UInt8(ascii: "/")), bytes.count - start) {
            start = UnsafeRawPointer(slash) - base + 1
            guard start + 64 <= bytes.count else { break }
            let digits = UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64])
            guard digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { continue }
            if let hash = FileHash(String(decoding: digits, as: UTF8.self)) { found.insert(hash) }
        }
        return found
    }
}

extension StoreTransaction {
    /// Calls `body` with every file that a record names, messages aside.
    ///
    /// - Throws: ``RecordError`` if a record can't be read: nobody knows which files it names.
    func forEachFileOutsideMessages(_ body: (FileHash) -> Void) throws {
        for table in tables.records where table.name != tables.messages.name && table.name != tables.settings.name {
            try table.findFiles(in: transaction, body)
        }
        let settings = tables.settings.withCodec(TextCodec(envelope: tables.settings.codec.envelope.unlogged))
        try settings.scan(in: transaction) { entry in
            let (name, text) = (try entry.key().name, try entry.value())
            var bytes = Array(text.utf8)
            if CollectedMessage.isCopy(name) {
                guard let record = CollectedMessage.record(in: text) else {
                    throw RecordError.newer(table: settings.name, format: 0, known: 0)
                }
                bytes = record
            }
            bytes.withUnsafeBytes { FileHash.named(in: $0).forEach(body) }
            return .more
        }
    }

    /// Calls `body` with every file that messages name, each time that one does.
    func forEachFileOfMessages(_ body: (FileHash) -> Void) throws {
        try tables.messages.findFiles(in: transaction, body)
    }

    /// Calls `body` with the files that some messages name, and takes these messages out of `span`: some thousand at a time.
    ///
    /// - Returns: false once there are no more.
    func forEachFile(in span: inout MessageSpan, limit: Int, _ body: (FileHash) -> Void) throws -> Bool {
        let messages = tables.messages.withCodec(NamedFilesCodec(envelope: tables.messages.codec.envelope.unlogged))
        var read = 0
        var last = span.first
        try messages.scan(.from(span.first, through: span.last), in: transaction) { entry in
            guard read < limit else { return .stop }
            read += 1
            last = try entry.key()
            try entry.value().forEach(body)
            return .more
        }
        span.first =
            last.second == .unassigned
            ? MessageKey(ChatID(last.first.rawValue &+ 1), .first)
            : MessageKey(last.first, MessagePosition(last.second.rawValue + 1))
        return read == limit
    }
}

/// Messages in the order of their keys, including both ends.
struct MessageSpan: Sendable {
    var first: MessageKey
    var last: MessageKey

    /// All messages.
    static var all: MessageSpan {
        MessageSpan(first: MessageKey(ChatID(0), .first), last: MessageKey(ChatID(.max), .unassigned))
    }
}
