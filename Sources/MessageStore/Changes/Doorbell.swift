internal import Glibc
internal import LMDB

/// A file beside the database that grows by a byte after every commit, for others to watch.
///
/// Watching the database itself misses commits: its last change comes before liblmdb publishes the transaction.
final class Doorbell: Sendable {
    let path: String
    private let descriptor: Int32
    /// The size at which the file starts over.
    private static let limit = 65_536

    init(path: String) throws(LMDBError) {
        self.path = path
        descriptor = try RegularFile.open(path, O_WRONLY | O_APPEND | O_CREAT)
    }

    deinit { close(descriptor) }

    /// Tells others that something was committed. If it can't (a full disk), they see it within a minute.
    func ring() {
        var byte: UInt8 = 0x2E
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_size >= Self.limit { ftruncate(descriptor, 0) }
        if Glibc.write(descriptor, &byte, 1) != 1 { ftruncate(descriptor, 0) }
    }
}
