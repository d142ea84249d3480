internal import Glibc
internal import LMDB
internal import Messenger

/// A lock file that says which process has it. Only people read that: the lock itself is the kernel's.
enum ProcessLock {
    /// Takes the lock of the file at `path`, and creates the file if there is none.
    ///
    /// - Returns: the open file; nil if others have the lock.
    static func take(_ kind: FileLock.Kind, _ path: String) throws(StoreError) -> Int32? {
        let descriptor: Int32
        do { descriptor = try RegularFile.open(path, O_RDWR | O_CREAT | O_NOFOLLOW) } catch { throw StoreError(error) }
        let problem = FileLock.take(kind, of: descriptor)
        guard problem == 0 else {
            close(descriptor)
            if problem == EAGAIN { return nil }
            throw .directory(path: path, .system(String(cString: strerror(problem))))
        }
        note(descriptor)
        return descriptor
    }

    /// Notes this process in a lock file.
    static func note(_ descriptor: Int32) {
        // The file isn't truncated first, because some file systems then write at once. What follows the line doesn't count.
        let process = Array("\(getpid())\n".utf8)
        _ = pwrite(descriptor, process, process.count, 0)
    }

    /// Releases a lock that ``take(_:_:)`` took.
    static func release(_ descriptor: Int32) {
        FileLock.release(of: descriptor)
        close(descriptor)
    }

    /// Returns the process that has a lock of the file at `path`, zero if it didn't say which it is; nil if none has.
    ///
    /// Takes nothing, so it's in nobody's way.
    static func holder(_ path: String) throws(StoreError) -> Int32? {
        let descriptor: Int32
        do {
            descriptor = try RegularFile.open(path, O_RDONLY | O_NOFOLLOW)
        } catch {
            // Nobody has ever had it.
            if error.reason == .noDirectory { return nil }
            throw StoreError(error)
        }
        defer { close(descriptor) }
        guard let isTaken = FileLock.isTaken(of: descriptor) else {
            throw .directory(path: path, .system(String(cString: strerror(errno))))
        }
        return isTaken ? process(descriptor) ?? 0 : nil
    }

    /// Returns the process that is noted in a lock file; nil if none is.
    static func process(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count].prefix { $0 != 0x0A }, as: UTF8.self))
    }
}
