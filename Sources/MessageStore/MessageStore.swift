internal import Glibc
internal import LMDB
package import Messenger

/// The content of a data directory: profiles, chats, messages and everything that belongs to them.
///
/// Several processes may open the same directory. Readers never wait; writers wait for each other. A ``ChangeFeed``
/// reports changes.
package final class MessageStore: Sendable {
    /// The newest format of a database that this version reads, and the one that it writes.
    package static let format = 1

    /// The data directory.
    package let directory: String
    /// A sentence for each of its files and directories that other users can read or change, though Confab tried to keep
    /// them out when it opened the store.
    package let exposedPaths: [String]
    let environment: Environment
    let tables: Tables
    /// Nil if the store was opened for reading alone.
    let doorbell: Doorbell?
    let upkeep: SearchUpkeep
    /// Nil if the store was opened for reading alone, or is part of another one.
    private let use: UseLock?

    /// Opens the data directory for reading and writing, and creates it for this user only if it doesn't exist.
    ///
    /// A full disk or a limit on file sizes is reported as an error by whatever runs into it; the signal that Unix sends as
    /// well (SIGXFSZ) would end the program and is switched off for the whole process.
    ///
    /// - Parameters:
    ///   - directory: the data directory.
    ///   - wait: hears of the process that is rewriting the data meanwhile, 0 if it didn't say which it is, and for which this
    ///     waits; nil when the wait is over.
    /// - Throws: ``StoreError`` if the directory can't be used, if its database is gone, damaged or of a later format.
    package convenience init(directory: String, wait: (Int32?) -> Void = { _ in }) throws(StoreError) {
        try self.init(directory: directory, searchLimits: .standard, wait: wait)
    }

    /// Opens a data directory that may be on read-only media or belong to somebody else, to read what is in it.
    ///
    /// Where Confab can write, this opens the store as ``init(directory:)`` does. Elsewhere nothing is created, and every
    /// write fails.
    ///
    /// - Throws: ``StoreError`` if there is no database, or it can't be read, or only after an update that needs to write.
    package convenience init(
        reading directory: String, wait: (Int32?) -> Void = { _ in }
    ) throws(StoreError) {
        try DataDirectory.requireDatabase(directory)
        if DataDirectory.isWritable(directory) {
            try self.init(directory: directory, wait: wait)
        } else {
            try self.init(readOnly: directory)
        }
    }

    /// Opens a data directory without creating or writing anything, though this user might.
    convenience init(readOnly directory: String) throws(StoreError) {
        try self.init(directory, .readOnly, .standard)
    }

    /// Creates a data directory if it doesn't exist, and checks that it can be used for writing, without opening a database.
    ///
    /// - Throws: ``StoreError`` if it can't.
    package static func prepare(_ directory: String) throws(StoreError) { try DataDirectory.prepare(directory) }

    /// Checks that there is a database in a directory, without opening it.
    ///
    /// - Throws: ``StoreError`` if there is none, or it can't be read.
    package static func requireDatabase(in directory: String) throws(StoreError) {
        try DataDirectory.requireDatabase(directory)
    }

    /// Opens the data directory with other sizes of the index of messages.
    package convenience init(
        directory: String, searchLimits: SearchIndex.Limits, wait: (Int32?) -> Void = { _ in }
    ) throws(StoreError) {
        signal(SIGXFSZ, SIG_IGN)
        var use: UseLock?
        repeat {
            try DataDirectory.prepare(directory)
            try Self.refuseNewer(directory)
            // Locks beside something that is no database would look as if a database had been lost.
            guard DataDirectory.content(of: directory) == .database, UseLock.isPrepared(directory) else { break }
            use = try UseLock.share(directory, wait: wait)
        } while use == nil
        try self.init(directory, .readWrite, searchLimits, use)
    }

    /// Opens the data directory in which a repair makes a new database.
    convenience init(repairing directory: String) throws(StoreError) {
        try self.init(directory, .readWrite, .standard, isPart: true)
    }

    private init(
        _ directory: String, _ access: Environment.Access, _ searchLimits: SearchIndex.Limits, _ use: UseLock? = nil,
        isPart: Bool = false
    ) throws(StoreError) {
        self.directory = directory
        let upkeep = SearchUpkeep(searchLimits)
        self.upkeep = upkeep
        do {
            environment = try Environment(directory: directory, access: access)
            tables = try environment.openTables(named: Tables.names) { (opener) throws(LMDBError) in
                try Tables(opener, log: upkeep.log)
            }
            doorbell = access == .readWrite ? try Doorbell(path: directory + "/changes") : nil
            // A database that is only read isn't changed. No repair can be running while the database is open.
            if access == .readWrite { RepairDirectory(directory).remove() }
            let isNew = use == nil && access == .readWrite && !isPart
            self.use = isNew ? try UseLock.share(directory) { _ in } : use
            exposedPaths = access == .readWrite ? DataDirectory.tightenPermissions(directory) : []
            try checkFormat()
            refreshKnownProblems()
        } catch let error as LMDBError where error.reason == .noTable && access == .readOnly {
            throw .needsUpdate(directory: directory)
        } catch {
            throw StoreError(error)
        }
    }

    /// Runs `body` on the store as it is now, unchanged while it runs.
    package func read<Result>(_ body: (borrowing StoreReader) throws -> Result) throws(StoreError) -> Result {
        do {
            return try body(
                StoreReader(transaction: environment.beginRead(), tables: tables, upkeep: upkeep, session: nil))
        } catch {
            let error = StoreError(error)
            upkeep.log.note(error)
            throw error
        }
    }

    /// Runs `body` with the right to change the store: all of it happens, or nothing when `body` throws.
    ///
    /// Waits for the disk, and for others who write; not for the thread that draws.
    ///
    /// - Returns: what `body` returns, and what changed. Other processes (and this one, by ``ChangeFeed``) hear of it, too.
    @discardableResult
    package func write<Result>(
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
            if !changes.isEmpty { doorbell?.ring() }
            return (result, changes)
        } catch {
            let error = StoreError(error)
            upkeep.log.note(error)
            throw error
        }
    }

    /// True if the database files are no longer the ones that were opened, so that nothing can be written.
    package var isReplaced: Bool { (try? environment.checkFiles()) == nil }

    /// Sets whether every write waits for the disk. Turn it off only to create test accounts: a power failure may then
    /// corrupt the database, and ``flush()`` must be called at the end.
    package func setSynchronous(_ isOn: Bool) throws(StoreError) {
        do { try environment.setSynchronous(isOn) } catch { throw StoreError(error) }
    }

    /// Writes everything to the disk that is not there yet.
    package func flush() throws(StoreError) {
        do { try environment.flush() } catch { throw StoreError(error) }
    }
}
