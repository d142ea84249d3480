internal import Glibc

/// Keeps files and directories from the other users of the machine.
package enum PrivateFiles {
    /// Takes the permissions of others away where this user owns the file or directory.
    ///
    /// - Returns: the paths of those that others can still read or change.
    package static func tighten(_ paths: [String]) -> [String] {
        paths.filter { path in
            guard let status = exposed(path) else { return false }
            return status.st_uid != geteuid() || chmod(path, status.st_mode & 0o7700) != 0
        }
    }

    /// Returns the paths of the files and directories that others can read or change, and changes nothing.
    package static func exposed(_ paths: [String]) -> [String] { paths.filter { exposed($0) != nil } }

    /// The status of a file or directory that others can reach; nil if they can't, or if there is none.
    private static func exposed(_ path: String) -> stat? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        // The permissions of a link are those of what it leads to.
        if status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) != 0 { return nil }
        return status.st_mode & 0o077 == 0 ? nil : status
    }
}
