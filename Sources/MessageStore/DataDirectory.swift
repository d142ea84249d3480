internal import Glibc

/// The directory that holds the database and what is beside it.
enum DataDirectory {
    /// Makes the directory, and those above it, when they do not exist; checks that it can be used.
    static func prepare(_ path: String) throws(StoreError) {
        guard !path.isEmpty else { throw .directory(path: path, reason: "its path is empty") }
        var status = stat()
        if stat(path, &status) != 0 {
            guard errno == ENOENT else { throw failure(path) }
            try make(path)
            guard stat(path, &status) == 0 else { throw failure(path) }
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .directory(path: path, reason: "it is not a directory") }
        guard access(path, R_OK | W_OK | X_OK) == 0 else { throw failure(path) }
    }

    /// Makes a directory within the data directory, when it does not exist.
    static func make(_ path: String) throws(StoreError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            throw failure(path)
        }
        try make(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
    }

    private static func failure(_ path: String) -> StoreError {
        .directory(path: path, reason: String(cString: strerror(errno)))
    }
}
