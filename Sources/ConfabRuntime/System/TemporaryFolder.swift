import FoundationEssentials
import Glibc
import Synchronization

/// A folder for files that nobody needs once this process has ended, however it ends.
///
/// A lock says that a process still has it, so another Confab can remove the folder of one that was killed.
final class TemporaryFolder: Sendable {
    /// The uses of such folders.
    enum Purpose: String, CaseIterable {
        /// Copies of files that the user has opened.
        case files
        /// The data directory of the sample data.
        case demo
    }

    let path: String
    private let descriptor: Int32

    /// The folder that they're in.
    static var parent: String { Places.environment("TMPDIR") ?? "/tmp" }

    /// The folder of another process may be so young that its lock isn't taken yet.
    private static let youth = 60

    /// Creates a folder for this user alone; nil if that can't be done, with the reason in `errno`.
    init?(for purpose: Purpose, in parent: String = TemporaryFolder.parent) {
        var template = Array("\(parent)/\(Self.prefix(purpose))XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let problem = errno
            if descriptor >= 0 { close(descriptor) }
            rmdir(path)
            errno = problem
            return nil
        }
    }

    deinit { close(descriptor) }

    /// Removes the folder with all that's in it.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes the folders of processes that have ended without removing them.
    ///
    /// - Parameter youth: the seconds for which a folder stays after it was created.
    /// - Returns: the number of folders.
    static func removeAbandoned(in parent: String = TemporaryFolder.parent, youth: Int = youth) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        return names.count { name in
            isOurs(name) && removeAbandoned("\(parent)/\(name)", youth)
        }
    }

    /// True if `mkdtemp` may have made the name.
    private static func isOurs(_ name: String) -> Bool {
        Purpose.allCases.contains { purpose in
            let rest = name.dropFirst(prefix(purpose).count)
            return name.hasPrefix(prefix(purpose)) && rest.count == 6
                && rest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }

    /// A folder of an older version has a hyphen before its random part, and no lock.
    private static func prefix(_ purpose: Purpose) -> String { "confab-\(purpose.rawValue)." }

    private static func removeAbandoned(_ path: String, _ youth: Int) -> Bool {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == getuid(), status.st_ctim.tv_sec + youth < time(nil),
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return false }
        return (try? FileManager.default.removeItem(atPath: path)) != nil
    }
}
