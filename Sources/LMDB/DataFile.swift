internal import CLMDB
internal import Glibc

/// The data file of an open environment. It holds locks that don't depend on the lock file, and can tell if the file
/// was replaced.
///
/// liblmdb coordinates processes only through `lock.mdb`. If someone removes that file, the next process creates
/// another one, and each of the two processes overwrites what the other has committed.
struct DataFile {
    /// The lock of every process that has the environment open for writing: shared.
    private static let presence = FileLock.Span(start: 1 << 62, length: 1)
    /// The lock of a write transaction: exclusive. Processes that read without a lock file share it.
    private static let writing = FileLock.Span(start: 1 << 62 + 1, length: 1)

    /// Both locks.
    static let everything = FileLock.Span(start: 1 << 62, length: 2)

    private let directory: String
    private let descriptor: Int32
    private let data: FileIdentity
    /// The lock file; nil if the environment was opened without one.
    private let lock: FileIdentity?

    static func path(in directory: String) -> String { directory + "/data.mdb" }

    /// - Parameters:
    ///   - descriptor: liblmdb's descriptor of the data file. Closing it releases the locks.
    ///   - lock: the lock file before liblmdb opened it; nil if it opened none.
    init(_ directory: String, descriptor: Int32, lock: FileIdentity?) throws(LMDBError) {
        guard let data = FileIdentity(descriptor: descriptor) else {
            throw LMDBError(code: errno, operation: "examine", place: Self.path(in: directory))
        }
        self.directory = directory
        self.descriptor = descriptor
        self.data = data
        self.lock = lock
        if lock != nil {
            try take(.shared, Self.presence)
        } else {
            try take(.shared, Self.writing)
        }
        // Checks this after taking the lock, because a repair may have held the lock and replaced the file.
        try requireUnreplaced()
    }

    /// Waits until no other process writes.
    func beginWriting() throws(LMDBError) { try take(.exclusive, Self.writing) }

    func endWriting() { FileLock.release(Self.writing, of: descriptor) }

    /// Tells other processes that this one no longer has the environment open.
    ///
    /// Call this before liblmdb releases its own locks, because a process that finds this lock then looks for those.
    func leave() { FileLock.release(Self.presence, of: descriptor) }

    /// Checks that the files at their paths are still those that were opened.
    func requireUnreplaced() throws(LMDBError) {
        guard FileIdentity(path: Self.path(in: directory)) == data,
            lock == nil || FileIdentity(path: LockFile.path(in: directory)) == lock
        else { throw LMDBError(.replaced, operation: "write", place: directory) }
    }

    /// Runs `body` while no process writes to the data file in `directory`.
    static func withoutWriters<Result>(
        in directory: String, _ body: () throws(LMDBError) -> Result
    ) throws(LMDBError) -> Result {
        let path = path(in: directory)
        let descriptor = try RegularFile.open(path, O_RDONLY)
        // Closing it releases the lock.
        defer { close(descriptor) }
        let problem = FileLock.take(.shared, writing, of: descriptor, waits: true)
        guard problem == 0 else { throw LMDBError(code: problem, operation: "lock", place: path) }
        return try body()
    }

    /// Returns true if another process has the data file in `directory` open for writing.
    static func isUsed(in directory: String) -> Bool {
        guard let descriptor = try? RegularFile.open(path(in: directory), O_RDONLY) else { return false }
        defer { close(descriptor) }
        return FileLock.isTaken(presence, of: descriptor) ?? false
    }

    /// Throws if a process is replacing the data file.
    static func refuseClaimed(in directory: String) throws(LMDBError) {
        guard let descriptor = try? RegularFile.open(path(in: directory), O_RDONLY) else { return }
        defer { close(descriptor) }
        guard !FileLock.isTakenExclusively(presence, of: descriptor) else {
            throw LMDBError(.inUse, operation: "open", place: directory, detail: "it is being repaired")
        }
    }

    /// Throws if a process has the data file open, but not through the current lock file.
    static func refuseOtherLockFile(in directory: String) throws(LMDBError) {
        // A process releases one lock shortly before the other when it closes the environment, so look more than once.
        for _ in 0..<50 {
            guard isUsed(in: directory), !LockFile.isUsed(in: directory) else { return }
            usleep(2000)
        }
        throw LMDBError(.lockFileLost, operation: "open", place: directory)
    }

    private func take(_ kind: FileLock.Kind, _ span: FileLock.Span) throws(LMDBError) {
        let problem = FileLock.take(kind, span, of: descriptor, waits: true)
        guard problem == 0 else {
            throw LMDBError(code: problem, operation: "lock", place: Self.path(in: directory))
        }
    }
}
