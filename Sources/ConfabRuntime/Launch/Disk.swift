internal import CLinux
import Glibc

/// The disk that holds a directory.
struct Disk: Equatable {
    /// The bytes that this user can still write.
    var free: Int64
    /// The kind of network file system that it is; nil for another kind of file system.
    var network: String?

    init(free: Int64, network: String? = nil) {
        self.free = free
        self.network = network
    }

    /// The disk of an existing directory; nil if the system can't tell.
    init?(at path: String) {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        free =
            Int64(clamping: status.f_bavail).multipliedReportingOverflow(by: Int64(clamping: status.f_frsize))
            .partialValue
        network = Self.networks[cl_file_system(path)]
    }

    /// The magic numbers of statfs(2). FUSE isn't among them: it may be local.
    private static let networks: [UInt64: String] = [
        0x6969: "NFS", 0x517B: "SMB", 0xFF53_4D42: "CIFS", 0xFE53_4D42: "SMB", 0x5346_414F: "AFS", 0x7375_7245: "Coda",
        0x00C3_6400: "Ceph", 0x0BD0_0BD0: "Lustre", 0x0116_1970: "GFS2", 0x4750_4653: "GPFS", 0x564C: "NCP",
    ]
}
