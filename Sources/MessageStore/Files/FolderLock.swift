internal import Glibc

/// A lock of the folder with the files, so that none is removed while a process is adding it. The kernel releases it when
/// the process ends in any way.
enum FolderLock {
    /// Runs `body` while nobody else has the folder alone. On a file system without locks nobody can have it alone.
    static func shared<Result, Failure: Error>(
        _ folder: String, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let descriptor = take(LOCK_SH, folder)
        defer { release(descriptor) }
        return try body()
    }

    /// Runs `body` while nobody else has a lock; returns nil if somebody has one, or there are no locks.
    static func exclusive<Result>(_ folder: String, _ body: () -> Result) -> Result? {
        let descriptor = take(LOCK_EX | LOCK_NB, folder)
        defer { release(descriptor) }
        return descriptor < 0 ? nil : body()
    }

    private static func take(_ operation: Int32, _ folder: String) -> Int32 {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return -1 }
        while flock(descriptor, operation) != 0 {
            if errno == EINTR { continue }
            close(descriptor)
            return -1
        }
        return descriptor
    }

    private static func release(_ descriptor: Int32) {
        guard descriptor >= 0 else { return }
        // A process that is just being started may have a copy of the descriptor.
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
