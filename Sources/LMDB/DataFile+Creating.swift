internal import CLMDB
internal import Glibc

extension DataFile {
    /// Creates an empty database in `directory`, unless there is one.
    ///
    /// The file appears complete, and before all other files of the environment. So if there is a lock file but no data
    /// file, someone has removed the data file; no process is currently creating it.
    static func createIfMissing(in directory: String) throws(LMDBError) {
        let path = path(in: directory)
        if access(path, F_OK) == 0 || errno != ENOENT { return }
        var template = Array((path + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw LMDBError(code: errno, operation: "create", place: path) }
        close(descriptor)
        let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { unlink(temporary) }
        try fill(temporary)
        // If another process was faster, its file stays.
        if link(temporary, path) == 0 || errno == EEXIST { return }
        // Not every file system has hard links.
        guard rename(temporary, path) == 0 else { throw LMDBError(code: errno, operation: "create", place: path) }
    }

    /// Writes an empty database to the empty file at `path` and syncs it to the disk.
    private static func fill(_ path: String) throws(LMDBError) {
        var handle: OpaquePointer?
        try check(mdb_env_create(&handle), "create", path)
        guard let handle else { throw LMDBError(.other(ENOMEM), operation: "create", place: path) }
        defer { mdb_env_close(handle) }
        try check(mdb_env_open(handle, path, UInt32(MDB_NOSUBDIR | MDB_NOLOCK), 0o600), "create", path)
        try check(mdb_env_sync(handle, 1), "create", path)
    }
}
