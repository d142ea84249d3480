internal import Glibc
internal import Messenger

/// The directory that holds the database and what is beside it.
enum DataDirectory {
    /// The content of a directory.
    enum Content {
        /// Nothing of Confab's.
        case nothing
        /// A database, whatever state it's in.
        case database
        /// Files that Confab creates after the database, but no database, or an empty one.
        case leftovers
    }

    /// The files that a process creates in the directory beside the database.
    private static let companions = ["lock.mdb", "changes", "locks", FileHash.folder]

    /// All that Confab has in the directory all the time.
    static let names = ["data.mdb"] + companions
    /// The directory in it where a damaged database is copied to a new one.
    static let workplace = "data.mdb-repair"
    /// The prefix for the file name of a replaced damaged database; a date follows.
    static let damagedFile = "data.mdb-damaged-"

    static func content(of path: String) -> Content {
        // In this order: the database appears whole, and before its companions. So if there is a companion and afterwards
        // still no database, no process is just creating it.
        let hasCompanions = companions.contains { exists(path + "/" + $0) } || !repairs(in: path).isEmpty
        let database = path + "/data.mdb"
        // `lstat` alone decides whether it's there: another process may create it before a second look.
        guard exists(database) else { return hasCompanions ? .leftovers : .nothing }
        var status = stat()
        // A link may lead nowhere.
        guard stat(database, &status) == 0 else { return .leftovers }
        return status.st_size == 0 && status.st_mode & S_IFMT == S_IFREG ? .leftovers : .database
    }

    /// Creates the directory, and those above it, if they don't exist; checks that it can be used for writing.
    static func prepare(_ path: String) throws(StoreError) {
        guard !path.isEmpty else { throw .directory(path: path, .emptyPath) }
        var status = stat()
        if stat(path, &status) != 0, errno == ENOENT { try make(path) }
        try checkReadable(path)
        guard access(path, W_OK) == 0 else { throw .notWritable(path: path) }
        if content(of: path) == .leftovers { throw .databaseMissing(directory: path) }
        let database = path + "/data.mdb"
        if access(database, R_OK) == 0 {
            if access(database, W_OK) != 0 { throw .notWritable(path: database) }
        } else if errno == EACCES {
            // Opening the file would name the directory; all other errors are reported by that.
            throw .notReadable(path: database)
        }
    }

    /// Checks that there is a database in the directory that this user may read.
    static func requireDatabase(_ path: String) throws(StoreError) {
        var status = stat()
        if stat(path, &status) != 0, errno == ENOENT { throw .noDatabase(directory: path) }
        try checkReadable(path)
        switch content(of: path) {
        case .nothing: throw .noDatabase(directory: path)
        case .leftovers: throw .databaseMissing(directory: path)
        case .database: break
        }
        guard access(path + "/data.mdb", R_OK) == 0 else { throw failure(path + "/data.mdb") }
    }

    /// True if the database in the directory can be opened for writing.
    static func isWritable(_ path: String) -> Bool {
        guard access(path, W_OK) == 0 else { return false }
        return ["data.mdb", "lock.mdb", "changes"].allSatisfy {
            access(path + "/" + $0, R_OK | W_OK) == 0 || errno == ENOENT
        }
    }

    /// Creates the data directory or a directory in it, and those above it, if they don't exist.
    static func make(_ path: String) throws(StoreError) {
        guard !makeAll(path) else { return }
        throw .directory(path: path, .system(String(cString: strerror(errno))))
    }

    /// Returns false if a directory can't be created, for the reason in `errno`.
    private static func makeAll(_ path: String) -> Bool {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex
        else { return false }
        guard makeAll(String(path[..<slash])) else { return false }
        return mkdir(path, 0o700) == 0 || errno == EEXIST
    }

    /// Returns `path`, or `path` with a number at its end if it exists.
    static func unusedPath(_ path: String) -> String {
        var (candidate, number) = (path, 1)
        while exists(candidate) {
            number += 1
            candidate = "\(path)-\(number)"
        }
        return candidate
    }

    private static func checkReadable(_ path: String) throws(StoreError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .directory(path: path, .notADirectory) }
        guard access(path, R_OK | X_OK) == 0 else { throw failure(path) }
    }

    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private static func failure(_ path: String) -> StoreError {
        let problem = errno
        if problem == EACCES, access(path, R_OK) != 0 { return .notReadable(path: path) }
        return .directory(path: path, .system(String(cString: strerror(problem))))
    }
}
