internal import LMDB
internal import Messenger

extension MessageStore {
    /// Looks at the database in a directory, if there is one, without opening, locking, or changing anything.
    ///
    /// - Throws: ``StoreError`` if a later version has written it, or if it's no database, or truncated.
    package static func inspect(_ directory: String) throws(StoreError) {
        guard DataDirectory.content(of: directory) == .database else { return }
        try refuseNewer(directory)
        do { try Environment.inspect(directory) } catch { throw StoreError(error) }
    }

    /// Throws if a later version has written the database in a directory. Something else that is wrong with it shows when
    /// it's opened.
    static func refuseNewer(_ directory: String) throws(StoreError) {
        let codec = NumbersCodec(envelope: RecordEnvelope(table: "facts", number: 1), count: 1)
        let file = try? DatabaseFile(path: directory + "/data.mdb")
        guard let found = (try? file?.value(of: "format", in: "facts", codec))?.first else { return }
        try refuse(format: found)
    }

    private static func refuse(format: UInt64) throws(StoreError) {
        if format > UInt64(Self.format) { throw .newerFormat(found: Int(clamping: format), known: Self.format) }
    }

    /// Throws if a later version has written the database. Notes its format if it is new, and throws if it only seems to be.
    func checkFormat() throws {
        let found = try environment.read { try tables.facts.value(for: "format", in: $0)?.first }
        if let found {
            return try Self.refuse(format: found)
        }
        guard environment.access == .readWrite else { throw StoreError.needsUpdate(directory: environment.path) }
        guard try environment.read({ try tables.messages.count(in: $0) }) == 0 else {
            throw StoreError.record(.damaged(table: tables.facts.name, reason: "there are messages, but no format"))
        }
        try noteFormat()
    }

    /// Notes the format of a database that has none yet.
    func noteFormat() throws {
        try environment.write { transaction in
            if try !tables.facts.contains("format", in: transaction) {
                try tables.facts.put([UInt64(Self.format)], for: "format", in: transaction)
                // Nothing is in it, so the indexes are whole.
                try tables.facts.put([NameIndex.version], for: NameIndex.fact, in: transaction)
                try tables.facts.put([SearchIndex.version], for: "search-version", in: transaction)
                try tables.facts.put([1], for: "search-low", in: transaction)
                try tables.facts.put([1], for: "search-high", in: transaction)
                try tables.facts.put([1], for: ReplyIndex.fact, in: transaction)
            }
        }
    }
}
