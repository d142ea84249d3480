internal import Glibc
internal import LMDB
internal import Messenger

/// The lock that says who uses a data directory, in its file `locks/use`: every process that has the database open shares it,
/// and a process that rewrites or removes data has it alone.
final class UseLock: Sendable {
    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { ProcessLock.release(descriptor) }

    /// Shares the lock. While another process has it alone, this waits.
    ///
    /// - Parameters:
    ///   - directory: the data directory, with a database in it.
    ///   - wait: hears of the process that has the lock, 0 if it didn't say which it is; nil when the wait is over.
    /// - Returns: nil if the directory was moved meanwhile.
    static func share(_ directory: String, wait: (Int32?) -> Void) throws(StoreError) -> UseLock? {
        let descriptor: Int32
        do {
            descriptor = try open(directory, O_RDWR | O_CREAT)
        } catch  where [.noPermission, .readOnly].contains(error.reason) {
            // A process that may only read the file can share it. One that can't even do that rewrites nothing, either.
            guard let readOnly = try? open(directory, O_RDONLY) else { return UseLock(-1) }
            descriptor = readOnly
        } catch {
            throw failure(error, directory)
        }
        var problem = FileLock.take(.shared, of: descriptor)
        if problem == EAGAIN {
            wait(ProcessLock.process(descriptor) ?? 0)
            problem = FileLock.take(.shared, of: descriptor, waits: true)
            wait(nil)
        }
        guard problem == 0 else { throw failure(problem, directory, descriptor) }
        guard FileIdentity(path: path(directory)) == FileIdentity(descriptor: descriptor) else {
            close(descriptor)
            return nil
        }
        return UseLock(descriptor)
    }

    /// Takes the lock for this process alone.
    ///
    /// - Throws: ``StoreError/inUse(directory:)`` if another process has the database open.
    static func claim(_ directory: String) throws(StoreError) -> UseLock {
        let descriptor: Int32
        do { descriptor = try open(directory, O_RDWR | O_CREAT) } catch { throw failure(error, directory) }
        let problem = FileLock.take(.exclusive, of: descriptor)
        guard problem == 0 else {
            if problem != EAGAIN { throw failure(problem, directory, descriptor) }
            close(descriptor)
            throw .inUse(directory: directory)
        }
        ProcessLock.note(descriptor)
        return UseLock(descriptor)
    }

    private static func path(_ directory: String) -> String { directory + "/locks/use" }

    /// True if the directory has a place for the lock, because a database was opened there before.
    static func isPrepared(_ directory: String) -> Bool { access(directory + "/locks", F_OK) == 0 }

    private static func open(_ directory: String, _ flags: Int32) throws(LMDBError) -> Int32 {
        // What can't be made is reported by opening the file in it.
        mkdir(directory + "/locks", 0o700)
        return try RegularFile.open(path(directory), flags | O_NOFOLLOW)
    }

    private static func failure(_ error: LMDBError, _ directory: String) -> StoreError {
        let locks = directory + "/locks"
        var status = stat()
        let isInTheWay = stat(locks, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
        return isInTheWay ? .directory(path: locks, .inTheWay) : StoreError(error)
    }

    private static func failure(_ problem: Int32, _ directory: String, _ descriptor: Int32) -> StoreError {
        close(descriptor)
        return .directory(path: path(directory), .system(String(cString: strerror(problem))))
    }
}
