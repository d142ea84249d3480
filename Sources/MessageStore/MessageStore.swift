internal import Glibc
internal import LMDB
public import Messenger

/// All that is stored in a data directory: profiles, chats, messages and what belongs to them.
///
/// Several processes may have the same directory open. Reading never waits; writers wait for each other. Whoever wants to
/// hear of changes makes a ``ChangeFeed``.
public final class MessageStore: Sendable {
    /// The newest format of a database that this version reads, and the one that it writes.
    public static let format = 1

    /// The data directory.
    public let directory: String
    let environment: Environment
    let tables: Tables
    let doorbell: Doorbell
    let upkeep: SearchUpkeep

    /// Opens the data directory, which is made when it does not exist, for this user only.
    ///
    /// A full disk or a limit on file sizes is reported as an error by whatever runs into it; the signal that Unix sends as
    /// well (SIGXFSZ) would end the program and is switched off for the whole process.
    ///
    /// - Throws: ``StoreError`` when the directory cannot be used, or what is in it is damaged or of a later format.
    public convenience init(directory: String) throws(StoreError) {
        try self.init(directory: directory, searchLimits: .standard)
    }

    /// Opens the data directory with other sizes of the index of messages.
    package init(directory: String, searchLimits: SearchIndex.Limits) throws(StoreError) {
        self.directory = directory
        upkeep = SearchUpkeep(searchLimits)
        signal(SIGXFSZ, SIG_IGN)
        try DataDirectory.prepare(directory)
        do {
            environment = try Environment(directory: directory)
            tables = try environment.openTables { (opener) throws(LMDBError) in try Tables(opener) }
            doorbell = try Doorbell(path: directory + "/changes")
            try Self.checkFormat(environment, tables)
        } catch {
            throw StoreError(error)
        }
    }

    private static func checkFormat(_ environment: Environment, _ tables: Tables) throws {
        let found = try environment.read { try tables.facts.value(for: "format", in: $0)?.first }
        if let found {
            if found > UInt64(format) { throw StoreError.newerFormat(found: Int(clamping: found), known: format) }
            return
        }
        try environment.write { transaction in
            if try !tables.facts.contains("format", in: transaction) {
                try tables.facts.put([UInt64(format)], for: "format", in: transaction)
                // Nothing is in it, so the indexes are whole.
                try tables.facts.put([NameIndex.version], for: NameIndex.fact, in: transaction)
                try tables.facts.put([SearchIndex.version], for: "search-version", in: transaction)
                try tables.facts.put([1], for: "search-low", in: transaction)
                try tables.facts.put([1], for: "search-high", in: transaction)
            }
        }
    }

    /// Runs `body` on the store as it is now, unchanged while it runs.
    public func read<Result>(_ body: (borrowing StoreReader) throws -> Result) throws(StoreError) -> Result {
        do {
            return try body(
                StoreReader(transaction: environment.beginRead(), tables: tables, upkeep: upkeep, session: nil))
        } catch {
            let error = StoreError(error)
            upkeep.note(StoreTrouble(error))
            throw error
        }
    }

    /// Runs `body` with the right to change the store: all of it happens, or nothing when `body` throws.
    ///
    /// Waits for the disk, and for others who write; not for the thread that draws.
    ///
    /// - Returns: what `body` returns, and what changed. Other processes (and this one, by ``ChangeFeed``) hear of it, too.
    @discardableResult
    public func write<Result>(
        _ body: (borrowing StoreWriter) throws -> Result
    ) throws(StoreError) -> (result: Result, changes: ChangeSet) {
        do {
            let session = WriteSession()
            let writer = StoreWriter(
                transaction: try environment.beginWrite(), tables: tables, upkeep: upkeep, session: session)
            try writer.followListRules()
            let result = try body(writer)
            let changes = try writer.finish()
            if session.hasResetSearch { upkeep.forgetDamage() }
            if session.hasResetNames { upkeep.forgetNameDamage() }
            // Readers look when it rings, so it must ring after the commit.
            if !changes.isEmpty { doorbell.ring() }
            return (result, changes)
        } catch {
            let error = StoreError(error)
            upkeep.note(StoreTrouble(error))
            throw error
        }
    }

    /// Whether every write waits until it is on the disk. Off only for making test accounts: a power cut may then break
    /// the database, and ``flush()`` must be called at the end.
    public func setSynchronous(_ isOn: Bool) throws(StoreError) {
        do { try environment.setSynchronous(isOn) } catch { throw StoreError(error) }
    }

    /// Writes everything to the disk that is not there yet.
    public func flush() throws(StoreError) {
        do { try environment.flush() } catch { throw StoreError(error) }
    }
}
