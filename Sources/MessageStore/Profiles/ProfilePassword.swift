internal import CCrypt
internal import Glibc
internal import Messenger

/// The password of a hidden profile: kept as what the system's libcrypt makes of it (yescrypt, salted, slow on purpose).
///
/// To make or to check one takes tens of milliseconds and some megabytes, so neither is done on the thread that draws.
package enum ProfilePassword {
    /// The most bytes that libcrypt takes.
    package static let maximumBytes = 512

    /// The hash of a password that nobody has, so that checking takes as long where there is no hash.
    package static let nobodys = "$y$j9T$i9/f/MWnUSh.BEzICi5/H0$MRcLThFIWrcDuNmA06NbgmllzNDx4.OSCbSGLoDI/1C"

    /// Returns the hash of a password.
    ///
    /// - Throws: ``StoreError/password(_:)`` if it can't be hashed.
    package static func hash(_ password: String) throws(StoreError) -> String {
        guard !password.isEmpty else { throw .password(.empty) }
        guard password.utf8.count <= maximumBytes, !password.utf8.contains(0) else {
            throw .password(.tooLong(limit: maximumBytes))
        }
        var hash = [CChar](repeating: 0, count: Int(CC_HASH_SIZE))
        let problem = cc_hash(password, &hash)
        guard problem == 0 else { throw .password(.notHashed(String(cString: strerror(problem)))) }
        return String(decoding: hash.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// True if `hash` is the hash of exactly this password.
    package static func matches(_ password: String, _ hash: String) -> Bool {
        guard !password.isEmpty, password.utf8.count <= maximumBytes, !password.utf8.contains(0) else { return false }
        return cc_matches(password, hash) == 1
    }
}
