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

    deinit { close(descriptor) }
}

extension MessageStore {
    /// Takes a profile for this process.
    ///
    /// - Throws: ``StoreError/profileInUse(process:)`` with the process that has it.
    public func lock(_ profile: ProfileID) throws(StoreError) -> ProfileLock {
        let path = try lockPath(profile)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .directory(path: path, reason: String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            defer { close(descriptor) }
            guard errno == EWOULDBLOCK else { throw .directory(path: path, reason: String(cString: strerror(errno))) }
            throw .profileInUse(process: Self.holder(descriptor))
        }
        // Only for people: the lock itself is the kernel's.
        let process = Array("\(getpid())\n".utf8)
        ftruncate(descriptor, 0)
        _ = pwrite(descriptor, process, process.count, 0)
        return ProfileLock(profile, descriptor)
    }

    /// The process that has a profile open; nil when none has.
    public func lockHolder(of profile: ProfileID) throws(StoreError) -> Int32? {
        do {
            _ = try lock(profile)
            return nil
        } catch {
            if case .profileInUse(let process) = error { return process ?? 0 }
            throw error
        }
    }

    private func lockPath(_ profile: ProfileID) throws(StoreError) -> String {
        try DataDirectory.make(directory + "/locks")
        return directory + "/locks/profile-\(profile.rawValue)"
    }

    private static func holder(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count].prefix { $0 != 0x0A }, as: UTF8.self))
    }
}
