internal import Glibc

extension DataDirectory {
    /// Returns the paths of Confab's files and directories in a data directory that others can read or change.
    static func exposedPaths(_ path: String) -> [String] { PrivateFiles.exposed(privatePaths(path)) }

    /// Takes the permissions of others away where this user may.
    ///
    /// - Returns: the paths that remain exposed.
    static func tightenPermissions(_ path: String) -> [String] { PrivateFiles.tighten(privatePaths(path)) }

    private static func privatePaths(_ path: String) -> [String] {
        let entries = entries(path)
        let names = names + repairs(in: path)
        // If somebody names a directory with --data that holds other things as well, its permissions are not Confab's.
        let isOwn = entries.allSatisfy(names.contains)
        return (isOwn ? [path] : []) + names.map { path + "/" + $0 }
    }

    /// The names that repairs have left in the directory: damaged databases, and perhaps an unfinished new one.
    static func repairs(in path: String) -> [String] {
        entries(path).filter { $0 == workplace || $0.hasPrefix(damagedFile) }
    }

    /// The names of what is in a directory; none if it can't be read.
    static func entries(_ path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
