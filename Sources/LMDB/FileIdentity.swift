internal import Glibc

/// Tells two paths to the same file from two files.
struct FileIdentity: Hashable {
    var device: UInt
    var node: UInt

    /// The file or directory at `path`; nil if there is none or nobody may look, with the reason in `errno`.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The open file; nil if there is none.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt(status.st_dev)
        node = UInt(status.st_ino)
    }
}
