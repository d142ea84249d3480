internal import CLMDB
internal import Glibc

/// The mapped data file, which Confab reads and checks page by page.
///
/// liblmdb follows every page number and offset that it finds, so a damaged page can lead it anywhere: to the page of
/// another table, outside of the file, or in circles. Read transactions therefore use liblmdb only to hold a snapshot,
/// and walk the pages through ``Page``, ``PageLookup``, and ``PageCursor``. Layout: LMDB 0.9, 64-bit, native byte
/// order.
final class PageMap: @unchecked Sendable {
    /// The address of the first byte of the file.
    let start: UnsafeRawPointer
    /// The number of bytes reserved for the file, which can grow.
    let capacity: Int
    private let descriptor: Int32
    private let ownsDescriptor: Bool

    /// Maps the file that `environment` has open.
    init(_ environment: OpaquePointer, path: String) throws(LMDBError) {
        var descriptor: Int32 = -1
        var info = MDB_envinfo()
        try check(mdb_env_get_fd(environment, &descriptor), "open", path)
        try check(mdb_env_info(environment, &info), "open", path)
        var capacity = info.me_mapsize
        // Address space costs nothing, but a limit or a sanitizer may not allow this much twice.
        while true {
            let memory = mmap(nil, capacity, PROT_READ, MAP_SHARED | Int32(MAP_NORESERVE), descriptor, 0)
            if let memory, memory != MAP_FAILED {
                start = UnsafeRawPointer(memory)
                break
            }
            guard errno == ENOMEM, capacity > 1 << 30 else {
                throw LMDBError(code: errno, operation: "map", place: path)
            }
            capacity >>= 2
        }
        self.capacity = capacity
        self.descriptor = descriptor
        ownsDescriptor = false
    }

    /// Maps the file at `path` with its current length.
    init(path: String) throws(LMDBError) {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw LMDBError(code: errno, operation: "open", place: path) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            close(descriptor)
            throw LMDBError(.damaged, operation: "open", place: path, detail: "it isn't a file with a database")
        }
        let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_SHARED, descriptor, 0)
        guard let memory, memory != MAP_FAILED else {
            let code = errno
            close(descriptor)
            throw LMDBError(code: code, operation: "map", place: path)
        }
        start = UnsafeRawPointer(memory)
        capacity = Int(status.st_size)
        self.descriptor = descriptor
        ownsDescriptor = true
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: start), capacity)
        if ownsDescriptor { close(descriptor) }
    }

    /// Returns the snapshot of transaction `id`; nil if later transactions have overwritten its meta page.
    ///
    /// - Parameter mayBeShort: true to accept a file with fewer pages than the snapshot counts.
    /// - Throws: ``LMDBError`` if the file is shorter than the snapshot.
    func snapshot(_ id: UInt64, path: String, mayBeShort: Bool = false) throws(LMDBError) -> Snapshot? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw LMDBError(code: errno, operation: "examine", place: path) }
        let size = min(Int(status.st_size), capacity)
        let pages = metaPages(fileSize: size)
        guard let meta = [pages.first, pages.second].compactMap({ $0 }).first(where: { $0.transaction == id }) else {
            return nil
        }
        let required = Int(meta.lastPage + 1).multipliedReportingOverflow(by: meta.pageSize)
        guard mayBeShort || !required.overflow && required.partialValue <= size else {
            throw LMDBError(
                .cutShort(expected: Int64(clamping: required.partialValue), actual: Int64(size)), operation: "read",
                place: path)
        }
        return Snapshot(self, meta, path: path, fileSize: size)
    }

    /// Returns both meta pages; nil for an unreadable one.
    func metaPages() -> (first: MetaPage?, second: MetaPage?) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return (nil, nil) }
        let size = min(Int(status.st_size), capacity)
        // A commit in the meantime can make them look damaged or inconsistent.
        for _ in 0..<1000 {
            let pages = metaPages(fileSize: size)
            if pages.first != nil, pages.second != nil, MetaPage(at: start, length: size) == pages.first {
                return pages
            }
        }
        return metaPages(fileSize: size)
    }

    private func metaPages(fileSize: Int) -> (first: MetaPage?, second: MetaPage?) {
        let size = min(fileSize, capacity)
        let first = MetaPage(at: start, length: size)
        let pageSize = first?.pageSize ?? 4096
        return (first, size >= 2 * pageSize ? MetaPage(at: start + pageSize, length: size - pageSize) : nil)
    }
}

extension LMDBError {
    /// Returns the error for a damaged page, node, or key.
    static func damaged(_ detail: String, _ place: String) -> LMDBError {
        LMDBError(.damaged, operation: "read", place: place, detail: detail)
    }
}
