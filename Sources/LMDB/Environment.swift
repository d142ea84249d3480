internal import CLMDB
internal import Dispatch
internal import Glibc
internal import Synchronization

/// A database: a directory with a data file and a lock file. Several processes may have it open at the same time.
///
/// Readers see the database as it was when they began. They never wait, and nothing waits for them. Writers wait for
/// each other, across processes. A commit returns once it is on the disk.
package final class Environment: @unchecked Sendable {
    /// The access that an environment is opened for.
    package enum Access: Sendable {
        /// Reading and writing. Creates the files if there are none.
        case readWrite
        /// Reading only, without creating or locking `lock.mdb`, for read-only media and directories.
        ///
        /// Other processes can't write while the environment is open.
        case readOnly
    }

    /// The path of the directory.
    package let path: String
    /// The access that the environment was opened for.
    package let access: Access
    /// The handle, which is safe to use from several threads. It is closed only when this object is released.
    let handle: OpaquePointer
    private let identity: FileIdentity
    private let pages: PageMap
    private let dataFile: DataFile
    /// A semaphore that lets one thread of this process write at a time, because the lock on the data file doesn't
    /// distinguish threads.
    private let turn = DispatchSemaphore(value: 1)
    /// The thread that writes, which distinguishes a nested write from one that has to wait.
    private let writingThread = Mutex<UInt?>(nil)

    /// Opens the database in `directory`, which must exist. Creates its files if there are none, accessible only to
    /// this user.
    ///
    /// - Throws: ``LMDBError`` if the file is damaged or truncated (found before anything is mapped), if it can't be
    ///   read, or if this process already has it open.
    package init(directory: String, access: Access = .readWrite) throws(LMDBError) {
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
        // Removes the slots of readers that were killed, which would prevent the reuse of their pages.
        if access == .readWrite { mdb_reader_check(handle, nil) }
    }

    deinit {
        dataFile.leave()
        mdb_env_close(handle)
        _ = Environment.open.withLock { $0.remove(identity) }
    }

    /// The directories that this process has open. liblmdb's locks belong to the process, and closing one of two
    /// handles would release the locks of both.
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

    /// Checks that the database in `directory` begins like one and isn't truncated, without opening or changing it.
    ///
    /// - Throws: ``LMDBError`` if it is damaged or truncated, or can't be read.
    package static func inspect(_ directory: String) throws(LMDBError) { try checkSize(directory, .readOnly) }

    private static func checkSize(_ directory: String, _ access: Access) throws(LMDBError) {
        let path = DataFile.path(in: directory)
        func header() throws(LMDBError) -> FileHeader {
            guard let header = try FileHeader.read(path: path) else {
                throw LMDBError(.damaged, operation: "open", place: path, detail: "it is empty")
            }
            return header
        }
        if try header().isWhole { return }
        // A writer extends the file right after its commit. While there is no writer, the code below truncates nothing
        // that is being written.
        try DataFile.withoutWriters(in: directory) { () throws(LMDBError) in
            let header = try header()
            if header.isWhole { return }
            // A writer that was killed right after its commit couldn't extend the file, but then no page in use is
            // missing.
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
        // Read transactions belong to objects instead of threads, so a thread can hold several and pass them on.
        let flags = access == .readWrite ? MDB_NOTLS : MDB_NOTLS | MDB_RDONLY | MDB_NOLOCK
        // One map that is large enough for good, because address space costs nothing: 128 GiB, of which a process has
        // room for hundreds. Tries smaller ones if address space is limited (for example by a sanitizer).
        var code: Int32 = 0
        for mapSize in [1 << 37, 1 << 33, 1 << 30] {
            var handle: OpaquePointer?
            try check(mdb_env_create(&handle), "prepare", directory)
            guard let handle else { throw LMDBError(.other(ENOMEM), operation: "prepare", place: directory) }
            mdb_env_set_mapsize(handle, mapSize)
            mdb_env_set_maxdbs(handle, 64)
            mdb_env_set_maxreaders(handle, UInt32(LockFile.readers))
            // Aborts without liblmdb's own message, which would mix with the screen and Confab's crash report.
            mdb_env_set_assert(handle) { _, _ in abort() }
            code = mdb_env_open(handle, directory, UInt32(flags), 0o600)
            if code == MDB_SUCCESS { return handle }
            mdb_env_close(handle)
            if code != ENOMEM, code != EINVAL { break }
        }
        throw LMDBError(code: code, operation: "open", place: directory)
    }

    /// Begins a read transaction, a view of the current database that stays unchanged while it is held. Hold it only
    /// briefly, because the pages that it sees can't be reused.
    package func beginRead() throws(LMDBError) -> ReadTransaction {
        // Two commits in the meantime overwrite the meta page of the snapshot; then there is a newer snapshot.
        for _ in 0..<100 {
            let handle = try begin(flags: UInt32(MDB_RDONLY))
            do {
                // With read-only access, only unused pages may be missing.
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

    /// Begins a write transaction, once no other thread or process is writing.
    package func beginWrite() throws(LMDBError) -> WriteTransaction {
        let thread = UInt(pthread_self())
        if writingThread.withLock({ $0 == thread }) {
            throw LMDBError(.nestedWrite, operation: "write", place: path)
        }
        let handle = try begin(flags: 0)
        do throws(LMDBError) {
            // The file may lack unused pages that the last commit couldn't add.
            let last = UInt64(mdb_txn_id(handle)) - 1
            guard let committed = try pages.snapshot(last, path: path, mayBeShort: true) else {
                throw .damaged("its first two pages contradict each other", path)
            }
            writingThread.withLock { $0 = thread }
            return WriteTransaction(handle, of: self, committed)
        } catch {
            mdb_txn_abort(handle)
            writeEnded()
            throw error
        }
    }

    /// Runs `body` in a read transaction.
    package func read<Result>(_ body: (borrowing ReadTransaction) throws -> Result) throws -> Result {
        try body(try beginRead())
    }

    /// Runs `body` in a write transaction. Commits if it returns, and rolls back if it throws.
    package func write<Result>(_ body: (borrowing WriteTransaction) throws -> Result) throws -> Result {
        let transaction = try beginWrite()
        let result = try body(transaction)
        try transaction.commit()
        return result
    }

    /// Lets the next writer begin. Call it at the end of every write transaction that ``begin(flags:)`` began.
    func writeEnded() {
        writingThread.withLock { $0 = nil }
        dataFile.endWriting()
        turn.signal()
    }

    /// Checks that the files of the database are still the ones that were opened.
    ///
    /// - Throws: ``LMDBError`` with the reason ``LMDBError/Reason/replaced`` if they aren't.
    package func checkFiles() throws(LMDBError) { try dataFile.requireUnreplaced() }

    /// Returns true if another process has the database in `directory` open for writing, or had it open when its data
    /// file was removed. Call it only while this process doesn't have it open.
    package static func isUsed(in directory: String) -> Bool {
        DataFile.isUsed(in: directory) || LockFile.isUsed(in: directory)
    }

    /// Copies a compacted snapshot of the database to `descriptor`, which must be a new file. Others may write in the
    /// meantime.
    package func copy(to descriptor: Int32) throws(LMDBError) {
        try check(mdb_env_copyfd2(handle, descriptor, UInt32(MDB_CP_COMPACT)), "copy", path)
    }

    /// Sets whether commits of this process wait for the disk. Turn this off only for creating test accounts, because a
    /// power failure can then damage the database.
    package func setSynchronous(_ isOn: Bool) throws(LMDBError) {
        try check(mdb_env_set_flags(handle, UInt32(MDB_NOSYNC), isOn ? 0 : 1), "set up", path)
    }

    /// Writes all pending data to the disk.
    package func flush() throws(LMDBError) {
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

    /// Makes sure that no one else is writing, even with another lock file, and that `transaction` begins where the
    /// last one of any process ended. Aborts it otherwise.
    private func claim(_ transaction: OpaquePointer) throws(LMDBError) {
        do throws(LMDBError) {
            try dataFile.beginWriting()
        } catch {
            mdb_txn_abort(transaction)
            throw error
        }
        do throws(LMDBError) {
            try dataFile.requireUnreplaced()
            // liblmdb takes the number from the lock file, but only the data file tells what is committed.
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
}
