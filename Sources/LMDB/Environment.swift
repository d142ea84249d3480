internal import CLMDB
internal import Dispatch
internal import Glibc
internal import Synchronization

/// A database: one directory with a data file and a lock file. Several processes may have it open at once.
///
/// Readers see the database as it was when they began. They never wait and nobody waits for them. Writers wait for each
/// other, across processes. A commit returns once it is on the disk.
public final class Environment: @unchecked Sendable {
    /// What an environment is opened for.
    public enum Access: Sendable {
        /// Reading and writing. Creates the files if there are none.
        case readWrite
        /// Reading alone, without creating or locking `lock.mdb`: for media and directories that can't be written.
        ///
        /// Others can't write while the environment is open.
        case readOnly
    }

    /// The directory.
    public let path: String
    /// What it was opened for.
    public let access: Access
    /// liblmdb is safe to call from several threads. The handle is only closed when nobody holds this object any longer.
    private let handle: OpaquePointer
    private let identity: FileIdentity
    private let pages: PageMap
    private let dataFile: DataFile
    /// One thread of this process writes at a time: the lock on the data file can't tell threads apart.
    private let turn = DispatchSemaphore(value: 1)
    /// The thread that writes, to tell a nested write from one that has to wait.
    private let writingThread = Mutex<UInt?>(nil)

    /// Opens the database in `directory`, which must exist. Creates its files for this user only if there are none.
    ///
    /// - Throws: ``LMDBError`` if the file is damaged or cut short (found before anything is mapped), can't be read, or
    ///   this process already has it open.
    public init(directory: String, access: Access = .readWrite) throws(LMDBError) {
        path = directory
        self.access = access
        let identity = try Self.identity(of: directory)
        let isNew = Environment.open.withLock { $0.insert(identity).inserted }
        guard isNew else { throw LMDBError(.alreadyOpen, operation: "open", place: directory) }
        do {
            if access == .readWrite { try DataFile.createIfMissing(in: directory) }
            try Self.checkSize(directory, access)
            (handle, dataFile, pages) = try Self.openFiles(directory, access)
        } catch {
            _ = Environment.open.withLock { $0.remove(identity) }
            throw error
        }
        self.identity = identity
        // Slots of readers that were killed would keep their pages from being used again.
        if access == .readWrite { mdb_reader_check(handle, nil) }
    }

    deinit {
        dataFile.leave()
        mdb_env_close(handle)
        _ = Environment.open.withLock { $0.remove(identity) }
    }

    /// What this process has open. liblmdb's locks belong to the process, and closing one of two handles would drop the
    /// locks of both.
    private static let open = Mutex<Set<FileIdentity>>([])

    private static func identity(of directory: String) throws(LMDBError) -> FileIdentity {
        var status = stat()
        guard stat(directory, &status) == 0, let identity = FileIdentity(path: directory) else {
            throw LMDBError(code: errno, operation: "open", place: directory)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw LMDBError(code: ENOTDIR, operation: "open", place: directory)
        }
        return identity
    }

    private static func checkSize(_ directory: String, _ access: Access) throws(LMDBError) {
        let path = DataFile.path(in: directory)
        func header() throws(LMDBError) -> FileHeader {
            guard let header = try FileHeader.read(path: path) else {
                throw LMDBError(.damaged, operation: "open", place: path, detail: "it is empty")
            }
            return header
        }
        if try header().isWhole { return }
        // A writer makes the file long enough right after its commit. With none at work, nothing that is written meanwhile is cut
        // off below.
        try DataFile.withoutWriters(in: directory) { () throws(LMDBError) in
            let header = try header()
            if header.isWhole { return }
            // A writer that was killed right after its commit couldn't do that; then no page in use is missing.
            if try DatabaseFile(path: path).checkStructure().isIntact,
                access == .readOnly || truncate(path, Int(header.requiredSize)) == 0
            {
                return
            }
            throw LMDBError(
                .cutShort(expected: header.requiredSize, actual: header.actualSize), operation: "open", place: path)
        }
    }

    private static func openFiles(
        _ directory: String, _ access: Access
    ) throws(LMDBError) -> (OpaquePointer, DataFile, PageMap) {
        var lock: FileIdentity?
        if access == .readWrite {
            try DataFile.refuseClaimed(in: directory)
            try DataFile.refuseOtherLockFile(in: directory)
            try LockFile.reserve(in: directory)
            lock = FileIdentity(path: LockFile.path(in: directory))
            guard lock != nil else { throw LMDBError(.replaced, operation: "open", place: directory) }
        }
        let handle = try openHandle(directory, access)
        do throws(LMDBError) {
            var descriptor: Int32 = -1
            try check(mdb_env_get_fd(handle, &descriptor), "open", directory)
            let pages = try PageMap(handle, path: directory)
            let metaPages = pages.metaPages()
            if let problem = MetaPage.contradiction(metaPages.first, metaPages.second) {
                throw .damaged(problem, DataFile.path(in: directory))
            }
            return (handle, try DataFile(directory, descriptor: descriptor, lock: lock), pages)
        } catch {
            mdb_env_close(handle)
            throw error
        }
    }

    private static func openHandle(_ directory: String, _ access: Access) throws(LMDBError) -> OpaquePointer {
        // Read transactions belong to objects, not threads: one thread may hold several, and hand them on.
        let flags = access == .readWrite ? MDB_NOTLS : MDB_NOTLS | MDB_RDONLY | MDB_NOLOCK
        // One map for all times: address space costs nothing. Where it is scarce (a sanitizer, a limit), less must do.
        var code: Int32 = 0
        for mapSize in [1 << 40, 1 << 36, 1 << 33, 1 << 30] {
            var handle: OpaquePointer?
            try check(mdb_env_create(&handle), "prepare", directory)
            guard let handle else { throw LMDBError(.other(ENOMEM), operation: "prepare", place: directory) }
            mdb_env_set_mapsize(handle, mapSize)
            mdb_env_set_maxdbs(handle, 64)
            mdb_env_set_maxreaders(handle, UInt32(LockFile.readers))
            // Without its own words, which would stand between the screen and what Confab says about the crash.
            mdb_env_set_assert(handle) { _, _ in abort() }
            code = mdb_env_open(handle, directory, UInt32(flags), 0o600)
            if code == MDB_SUCCESS { return handle }
            mdb_env_close(handle)
            if code != ENOMEM, code != EINVAL { break }
        }
        throw LMDBError(code: code, operation: "open", place: directory)
    }

    /// A view of the database as it is now, unchanged while it is held. Hold it shortly: the pages that it sees cannot be
    /// used again.
    public func beginRead() throws(LMDBError) -> ReadTransaction {
        // Two commits in between overwrite the meta page of the snapshot; then there is a newer one.
        for _ in 0..<100 {
            let handle = try begin(flags: UInt32(MDB_RDONLY))
            do {
                // Where nothing can be written, only unused pages may be missing.
                let number = UInt64(mdb_txn_id(handle))
                if let snapshot = try pages.snapshot(number, path: path, mayBeShort: access == .readOnly) {
                    return ReadTransaction(handle, of: self, snapshot)
                }
            } catch {
                mdb_txn_abort(handle)
                throw error
            }
            mdb_txn_abort(handle)
        }
        throw .damaged("its first two pages contradict each other", path)
    }

    /// The right to write, once no other thread or process has it.
    public func beginWrite() throws(LMDBError) -> WriteTransaction {
        let thread = UInt(pthread_self())
        if writingThread.withLock({ $0 == thread }) {
            throw LMDBError(.nestedWrite, operation: "write", place: path)
        }
        let handle = try begin(flags: 0)
        writingThread.withLock { $0 = thread }
        return WriteTransaction(handle, of: self)
    }

    /// Runs `body` on the database as it is now.
    public func read<Result>(_ body: (borrowing ReadTransaction) throws -> Result) throws -> Result {
        try body(try beginRead())
    }

    /// Runs `body` with the right to write; commits when it returns, undoes everything when it throws.
    public func write<Result>(_ body: (borrowing WriteTransaction) throws -> Result) throws -> Result {
        let transaction = try beginWrite()
        let result = try body(transaction)
        try transaction.commit()
        return result
    }

    /// Lets the next writer begin. Call it after every write transaction that ``begin(flags:)`` began, once it is over.
    func writeEnded() {
        writingThread.withLock { $0 = nil }
        dataFile.endWriting()
        turn.signal()
    }

    /// Checks that the files of the database are still those that were opened.
    ///
    /// - Throws: ``LMDBError`` with the reason ``LMDBError/Reason/replaced`` if they aren't.
    public func checkFiles() throws(LMDBError) { try dataFile.requireUnreplaced() }

    /// Returns whether another process has the database in `directory` open for writing, or had it open when its data file
    /// was removed. Call it only while this process doesn't have it open.
    public static func isUsed(in directory: String) -> Bool {
        DataFile.isUsed(in: directory) || LockFile.isUsed(in: directory)
    }

    /// Copies the database, compacted, as it is now, to `descriptor` of a new file; others may write meanwhile.
    public func copy(to descriptor: Int32) throws(LMDBError) {
        try check(mdb_env_copyfd2(handle, descriptor, UInt32(MDB_CP_COMPACT)), "copy", path)
    }

    /// Whether the commits of this process wait for the disk. Off only for making test accounts: a power cut may then
    /// break the database.
    public func setSynchronous(_ isOn: Bool) throws(LMDBError) {
        try check(mdb_env_set_flags(handle, UInt32(MDB_NOSYNC), isOn ? 0 : 1), "set up", path)
    }

    /// Writes everything to the disk that is not there yet.
    public func flush() throws(LMDBError) {
        try check(mdb_env_sync(handle, 1), "flush", path)
    }

    func begin(flags: UInt32) throws(LMDBError) -> OpaquePointer {
        let writes = flags & UInt32(MDB_RDONLY) == 0
        if writes { turn.wait() }
        do throws(LMDBError) {
            var transaction: OpaquePointer?
            try check(mdb_txn_begin(handle, nil, flags, &transaction), "begin with", path)
            guard let transaction else { throw LMDBError(.other(ENOMEM), operation: "begin with", place: path) }
            if writes { try claim(transaction) }
            return transaction
        } catch {
            if writes { turn.signal() }
            throw error
        }
    }

    /// Makes sure that nobody else writes, even with another lock file, and that `transaction` begins where the last one
    /// of any process ended; aborts it otherwise.
    private func claim(_ transaction: OpaquePointer) throws(LMDBError) {
        do throws(LMDBError) {
            try dataFile.beginWriting()
        } catch {
            mdb_txn_abort(transaction)
            throw error
        }
        do throws(LMDBError) {
            try dataFile.requireUnreplaced()
            // liblmdb takes the number from the lock file. Only the data file says what is committed.
            var info = MDB_envinfo()
            try check(mdb_env_info(handle, &info), "write", path)
            guard mdb_txn_id(transaction) == info.me_last_txnid + 1 else {
                throw LMDBError(.replaced, operation: "write", place: path)
            }
        } catch {
            mdb_txn_abort(transaction)
            dataFile.endWriting()
            throw error
        }
    }

    /// liblmdb may count pages at the end that it never writes, because they were freed again in the same transaction. The
    /// file is then legitimately shorter than its header says, which nobody could tell from one that was cut.
    func keepFileLongEnough() {
        var info = MDB_envinfo()
        var statistics = MDB_stat()
        var descriptor: Int32 = -1
        var status = stat()
        guard mdb_env_info(handle, &info) == 0, mdb_env_stat(handle, &statistics) == 0,
            mdb_env_get_fd(handle, &descriptor) == 0, fstat(descriptor, &status) == 0
        else { return }
        let size = (info.me_last_pgno + 1) * Int(statistics.ms_psize)
        // A hole costs no space. When it fails, the next commit tries again.
        if status.st_size < size { ftruncate(descriptor, size) }
    }
}
