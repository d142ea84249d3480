internal import Glibc

/// The size of a database file according to its meta pages.
///
/// liblmdb trusts these pages: if the file is shorter than they say, the first read past its end is a SIGBUS. So this
/// reads them with plain reads before liblmdb maps anything. Layout: LMDB 0.9, 64-bit, native byte order.
struct FileHeader {
    /// The minimum size of the file in bytes, according to its newest valid meta page.
    var requiredSize: Int64
    /// The size of the file in bytes.
    var actualSize: Int64

    /// True if the file has at least the required size.
    var isWhole: Bool { actualSize >= requiredSize }

    /// Reads the header of the file at `path`; nil if the file is empty.
    static func read(path: String) throws(LMDBError) -> FileHeader? {
        let descriptor = try RegularFile.open(path, O_RDONLY)
        defer { close(descriptor) }
        if try size(of: descriptor, path) == 0 { return nil }
        var newest: Meta?
        // The second meta page is one page further. The first one contains the page size (or the usual one is tried if
        // it is damaged).
        let first = Meta.read(descriptor, at: 0)
        var candidates = [first]
        for pageSize in Set([first?.pageSize ?? 4096, 4096]).sorted() {
            candidates.append(Meta.read(descriptor, at: pageSize))
        }
        for case let meta? in candidates where meta.transaction >= (newest?.transaction ?? 0) { newest = meta }
        guard let newest else {
            throw LMDBError(.damaged, operation: "open", place: path, detail: "it does not begin like a database")
        }
        let (required, overflow) = (newest.lastPage + 1).multipliedReportingOverflow(by: newest.pageSize)
        guard newest.lastPage >= 1, !overflow else {
            throw LMDBError(.damaged, operation: "open", place: path, detail: "its first pages contradict themselves")
        }
        // Reads the size after the meta pages, because a writer extends the file before it writes them.
        return FileHeader(requiredSize: required, actualSize: try size(of: descriptor, path))
    }

    private static func size(of descriptor: Int32, _ path: String) throws(LMDBError) -> Int64 {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw LMDBError(code: errno, operation: "examine", place: path) }
        return Int64(status.st_size)
    }

    private struct Meta {
        var pageSize: Int64
        var lastPage: Int64
        var transaction: UInt64

        static func read(_ descriptor: Int32, at offset: Int64) -> Meta? {
            var bytes = [UInt8](repeating: 0, count: 152)
            guard pread(descriptor, &bytes, bytes.count, Int(offset)) == bytes.count else { return nil }
            return bytes.withUnsafeBytes { raw in
                // A page header of 16 bytes, followed by the magic number, version, address, map size, two table
                // headers of 48 bytes, last page, and transaction. The page size is the first word of the first table
                // header.
                guard raw.loadUnaligned(fromByteOffset: 16, as: UInt32.self) == 0xBEEF_C0DE,
                    raw.loadUnaligned(fromByteOffset: 20, as: UInt32.self) == 1
                else { return nil }
                let pageSize = Int64(raw.loadUnaligned(fromByteOffset: 40, as: UInt32.self))
                let lastPage = raw.loadUnaligned(fromByteOffset: 136, as: UInt64.self)
                guard pageSize >= 512, pageSize <= 65_536, lastPage < 1 << 47 else { return nil }
                return Meta(
                    pageSize: pageSize, lastPage: Int64(lastPage),
                    transaction: raw.loadUnaligned(fromByteOffset: 144, as: UInt64.self))
            }
        }
    }
}
