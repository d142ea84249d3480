internal import CLMDB
internal import Glibc
internal import Synchronization

/// A database: one directory with a data file and a lock file, that several processes may have open at once.
///
/// Readers see the database as it was when they began, never wait and are never waited for; writers wait for each other,
/// across processes. What is committed is on the disk (an fsync a commit).
public final class Environment: @unchecked Sendable {
    /// The directory.
    public let path: String
    /// liblmdb is safe to call from several threads; the handle is only closed when nobody holds this object any more.
    private let handle: OpaquePointer
    private let identity: FileIdentity
    private let pages: PageMap
    /// The thread that writes, to tell a nested write from one that has to wait.
    private let writingThread = Mutex<UInt?>(nil)

    /// Opens the database in `directory`, which must exist; the files in it are made when there are none, for this user
    /// only.
    ///
    /// - Throws: ``LMDBError`` when the file is damaged or cut short (found before anything is mapped), may not be read, or
    ///   is open in this process already.
    public init(directory: String) throws(LMDBError) {
        path = directory
        let dataFile = directory + "/data.mdb"
        let identity = try FileIdentity(directory: directory)
        if let header = try FileHeader.read(path: dataFile), header.actualSize < header.requiredSize {
            throw LMDBError(
                .cutShort(expected: header.requiredSize, actual: header.actualSize), operation: "open", place: dataFile)
        }
        let isNew = Environment.open.withLock { $0.insert(identity).inserted }
        guard isNew else { throw LMDBError(.alreadyOpen, operation: "open", place: directory) }
        do throws(LMDBError) {
            (handle, pages) = try Environment.openHandle(directory)
        } catch {
            _ = Environment.open.withLock { $0.remove(identity) }
            throw error
        }
        self.identity = identity
        // Slots of readers that were killed would keep their pages from being used again.
        mdb_reader_check(handle, nil)
    }

    deinit {
        mdb_env_close(handle)
        _ = Environment.open.withLock { $0.remove(identity) }
    }

    /// What this process has open: locks are by process, and closing one of two handles would drop both's.
    private static let open = Mutex<Set<FileIdentity>>([])

    private static func openHandle(_ directory: String) throws(LMDBError) -> (OpaquePointer, PageMap) {
        // One map for all times: address space costs nothing. Where it is scarce (a sanitizer, a limit), less must do.
        var code: Int32 = 0
        for mapSize in [1 << 40, 1 << 36, 1 << 33, 1 << 30] {
            var handle: OpaquePointer?
            try check(mdb_env_create(&handle), "prepare", directory)
            guard let handle else { throw LMDBError(.other(ENOMEM), operation: "prepare", place: directory) }
            mdb_env_set_mapsize(handle, mapSize)
            mdb_env_set_maxdbs(handle, 64)
            mdb_env_set_maxreaders(handle, 512)
            // Read transactions belong to objects, not threads: one thread may hold several, and hand them on.
            code = mdb_env_open(handle, directory, UInt32(MDB_NOTLS), 0o600)
            if code == MDB_SUCCESS {
                do throws(LMDBError) {
                    return (handle, try PageMap(handle, path: directory))
                } catch {
                    mdb_env_close(handle)
                    throw error
                }
            }
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
                if let snapshot = try pages.snapshot(UInt64(mdb_txn_id(handle)), path: path) {
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

    func writeEnded() { writingThread.withLock { $0 = nil } }

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
        var transaction: OpaquePointer?
        try check(mdb_txn_begin(handle, nil, flags, &transaction), "begin with", path)
        guard let transaction else { throw LMDBError(.other(ENOMEM), operation: "begin with", place: path) }
        return transaction
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

/// Tells two paths to the same directory from two directories.
private struct FileIdentity: Hashable {
    var device: UInt
    var node: UInt

    init(directory: String) throws(LMDBError) {
        var status = stat()
        guard stat(directory, &status) == 0 else { throw LMDBError(code: errno, operation: "open", place: directory) }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw LMDBError(code: ENOTDIR, operation: "open", place: directory)
        }
        device = UInt(status.st_dev)
        node = UInt(status.st_ino)
    }
}
