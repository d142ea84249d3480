internal import Glibc

/// The identity of a file, which is the same for all paths to it.
package struct FileIdentity: Hashable {
    var device: UInt
    var node: UInt

    /// Creates the identity of the file or directory at `path`; nil if there is none or it isn't accessible, with the
    /// reason in `errno`.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the identity of an open file; nil if `descriptor` isn't valid.
    package init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt(status.st_dev)
        node = UInt(status.st_ino)
    }
}
