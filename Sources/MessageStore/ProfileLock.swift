internal import LMDB
package import Messenger

/// The right of this process to act for a profile. One process has it at a time; anyone may read.
///
/// Ends when the object goes or the process ends, however it ends.
package final class ProfileLock: Sendable {
    package let profile: ProfileID
    private let descriptor: Int32

    fileprivate init(_ profile: ProfileID, _ descriptor: Int32) {
        self.profile = profile
        self.descriptor = descriptor
    }

    deinit { ProcessLock.release(descriptor) }
}

extension MessageStore {
    /// Takes a profile for this process.
    ///
    /// - Throws: ``StoreError/profileInUse(process:)`` with the process that has it.
    package func lock(_ profile: ProfileID) throws(StoreError) -> ProfileLock {
        try DataDirectory.make(lockDirectory)
        let path = lockPath(profile)
        guard let descriptor = try ProcessLock.take(.exclusive, path) else {
            throw .profileInUse(process: try ProcessLock.holder(path).flatMap { $0 == 0 ? nil : $0 })
        }
        return ProfileLock(profile, descriptor)
    }

    /// Returns the process that has a profile open, zero if it didn't say which it is; nil if none has.
    ///
    /// Takes nothing, so it's in nobody's way.
    package func lockHolder(of profile: ProfileID) throws(StoreError) -> Int32? {
        try ProcessLock.holder(lockPath(profile))
    }

    private var lockDirectory: String { directory + "/locks" }

    private func lockPath(_ profile: ProfileID) -> String { lockDirectory + "/profile-\(profile.rawValue)" }
}
