internal import Glibc

/// A claim that keeps every process from opening a database while its files are being replaced.
package struct DatabaseClaim: ~Copyable {
    private let directory: String
    private let data: Int32
    private let lock: Int32

    /// Claims the database in `directory`. This process must not have it open.
    ///
    /// - Throws: ``LMDBError`` with the reason ``LMDBError/Reason/inUse`` if another process has it open.
    package init(_ directory: String) throws(LMDBError) {
        let data = try Self.claim(DataFile.path(in: directory), O_RDWR, DataFile.everything)
        let lock: Int32
        do {
            // A process that opens the database now waits here.
            lock = try Self.claim(LockFile.path(in: directory), O_RDWR | O_CREAT, .whole)
        } catch {
            close(data)
            throw error
        }
        self.directory = directory
        self.data = data
        self.lock = lock
    }

    deinit {
        close(data)
        close(lock)
    }

    /// Replaces the database with the data file at `path`, which must be on the same file system. The old data file
    /// moves to the path `kept` in the same directory.
    package borrowing func replace(with path: String, keepingOldAs kept: String) throws(LMDBError) {
        let current = DataFile.path(in: directory)
        // With a second hard link, the database never leaves its place. Some file systems don't support hard links.
        let hasBothNames = link(current, kept) == 0
        guard hasBothNames || rename(current, kept) == 0 else {
            throw LMDBError(code: errno, operation: "rename", place: current)
        }
        do throws(LMDBError) {
            try replace(current, with: path)
        } catch {
            // The damaged database is better than none.
            if hasBothNames { unlink(kept) } else { rename(kept, current) }
            throw error
        }
        sync(directory)
    }

    private borrowing func replace(_ current: String, with path: String) throws(LMDBError) {
        // The lock file contains the number of the last transaction, which isn't that of the new file.
        guard unlink(LockFile.path(in: directory)) == 0 || errno == ENOENT else {
            throw LMDBError(code: errno, operation: "remove", place: LockFile.path(in: directory))
        }
        guard rename(path, current) == 0 else { throw LMDBError(code: errno, operation: "rename", place: path) }
    }

    /// Syncs the new names to the disk. An error loses nothing, because either file is complete.
    private borrowing func sync(_ directory: String) {
        let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func claim(_ path: String, _ flags: Int32, _ span: FileLock.Span) throws(LMDBError) -> Int32 {
        let descriptor = try RegularFile.open(path, flags)
        var problem = FileLock.take(.exclusive, span, of: descriptor)
        // A child process briefly holds the files of its parent until it calls exec.
        for _ in 0..<50 where problem == EAGAIN {
            usleep(2000)
            problem = FileLock.take(.exclusive, span, of: descriptor)
        }
        guard problem == 0 else {
            close(descriptor)
            throw problem == EAGAIN
                ? LMDBError(.inUse, operation: "lock", place: path)
                : LMDBError(code: problem, operation: "lock", place: path)
        }
        return descriptor
    }
}
