internal import Glibc
public import Messenger

/// The right of this process to act for a profile: one process has it at a time. Anyone may read.
///
/// Ends when the object goes or the process ends, however it does.
public final class ProfileLock: Sendable {
    /// The profile.
    public let profile: ProfileID
    private let descriptor: Int32

    fileprivate init(_ profile: ProfileID, _ descriptor: Int32) {
        self.profile = profile
        self.descriptor = descriptor
    }

    deinit {
        // A process that is just being started has the descriptor, too, until it becomes another program.
        var free = FileLock.whole(F_UNLCK)
        _ = fcntl(descriptor, FileLock.take, &free)
        close(descriptor)
    }
}

extension MessageStore {
    /// Takes a profile for this process.
    ///
    /// - Throws: ``StoreError/profileInUse(process:)`` with the process that has it.
    public func lock(_ profile: ProfileID) throws(StoreError) -> ProfileLock {
        try DataDirectory.make(lockDirectory)
        let path = lockPath(profile)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .directory(path: path, reason: String(cString: strerror(errno))) }
        var wanted = FileLock.whole(F_WRLCK)
        guard fcntl(descriptor, FileLock.take, &wanted) == 0 else {
            defer { close(descriptor) }
            guard errno == EAGAIN || errno == EACCES else {
                throw .directory(path: path, reason: String(cString: strerror(errno)))
            }
            throw .profileInUse(process: FileLock.process(descriptor))
        }
        // Only for people: the lock itself is the kernel's.
        // Not cut off first, which makes some file systems write at once; what is left behind the line does not count.
        let process = Array("\(getpid())\n".utf8)
        _ = pwrite(descriptor, process, process.count, 0)
        return ProfileLock(profile, descriptor)
    }

    /// The process that has a profile open, zero when it did not say which it is; nil when none has.
    ///
    /// Takes nothing, so whoever looks is in nobody's way.
    public func lockHolder(of profile: ProfileID) throws(StoreError) -> Int32? {
        let path = lockPath(profile)
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            // Nobody has ever had it.
            if errno == ENOENT { return nil }
            throw .directory(path: path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var found = FileLock.whole(F_WRLCK)
        guard fcntl(descriptor, FileLock.look, &found) == 0 else {
            throw .directory(path: path, reason: String(cString: strerror(errno)))
        }
        return found.l_type == Int16(F_UNLCK) ? nil : FileLock.process(descriptor) ?? 0
    }

    private var lockDirectory: String { directory + "/locks" }

    private func lockPath(_ profile: ProfileID) -> String { lockDirectory + "/profile-\(profile.rawValue)" }
}

/// Locks that belong to an open file and not to a process, so that no other use of the file in this process drops them, and
/// that can be asked for without being taken, which those of `flock` cannot.
enum FileLock {
    // Swift does not import the numbers of F_OFD_GETLK and F_OFD_SETLK; Linux has them alike everywhere.
    static let look: Int32 = 36
    static let take: Int32 = 37

    /// The whole file: for one alone, or for nobody.
    static func whole(_ kind: Int32) -> flock {
        flock(l_type: Int16(kind), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
    }

    /// The process that says in the file that it has the lock.
    static func process(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count].prefix { $0 != 0x0A }, as: UTF8.self))
    }
}
