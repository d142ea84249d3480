internal import Glibc
internal import Messenger

/// The directory in the data directory where a repair makes a new database.
struct RepairDirectory {
    let path: String

    init(_ directory: String) { path = directory + "/" + DataDirectory.workplace }

    /// Creates it, empty.
    func create() throws(StoreError) {
        remove()
        guard mkdir(path, 0o700) == 0 else {
            throw .directory(path: path, errno == EEXIST ? .inTheWay : .system(String(cString: strerror(errno))))
        }
    }

    /// Removes it if nothing is in it but what a repair creates: one that was killed has left that. Call it only while no repair
    /// can be running.
    func remove() {
        // The target of a link belongs to somebody else.
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
        let entries = DataDirectory.entries(path)
        // A database that was being created when the repair was killed has a name of its own.
        guard entries.allSatisfy({ DataDirectory.names.contains($0) || $0.hasPrefix("data.mdb.") }) else { return }
        for name in entries where unlink(path + "/" + name) != 0 { rmdir(path + "/" + name) }
        rmdir(path)
    }
}
