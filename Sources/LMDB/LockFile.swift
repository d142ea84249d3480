internal import Glibc

/// The file with liblmdb's writer mutex and reader slots. Every process maps it, and it contains no data worth keeping.
enum LockFile {
    /// The maximum number of simultaneous read transactions in all processes.
    static let readers = 512

    /// The number of bytes that liblmdb maps: its `MDB_txninfo` (a header of 24 bytes with a mutex, a second mutex, and
    /// the first slot, each in its own cache lines) and a slot of 64 bytes for every further reader.
    static var size: Int {
        let line = 64
        func lines(_ bytes: Int) -> Int { (bytes + line - 1) / line * line }
        let mutex = MemoryLayout<pthread_mutex_t>.size
        return lines(24 + mutex) + lines(mutex) + readers * line
    }

    static func path(in directory: String) -> String { directory + "/lock.mdb" }

    /// Creates the file if there is none, and makes sure that the file system has room for all of it.
    ///
    /// liblmdb only sets its length. If the file system can't provide a page later, accessing the mapping is a SIGBUS.
    ///
    /// Closes a descriptor of the file, which releases the locks that liblmdb has on it. So call this only while this
    /// process doesn't have the environment open.
    static func reserve(in directory: String) throws(LMDBError) {
        let path = path(in: directory)
        let descriptor = try RegularFile.open(path, O_RDWR | O_CREAT)
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw LMDBError(code: errno, operation: "examine", place: path) }
        let needed = max(size, Int(status.st_size))
        if status.st_size >= needed, Int(status.st_blocks) * 512 >= needed { return }
        let problem = posix_fallocate(descriptor, 0, needed)
        // A file system that can't reserve space doesn't fail later either.
        guard problem == 0 || problem == EOPNOTSUPP || problem == EINVAL else {
            throw LMDBError(code: problem, operation: "reserve space for", place: path)
        }
    }

    /// Returns true if a process has the environment open through this lock file.
    static func isUsed(in directory: String) -> Bool {
        guard let descriptor = try? RegularFile.open(path(in: directory), O_RDONLY) else { return false }
        defer { close(descriptor) }
        return FileLock.isTaken(of: descriptor) ?? true
    }
}
