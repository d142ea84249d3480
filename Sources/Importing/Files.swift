import Glibc

/// Reads files and folders; every failure names the path.
enum Files {
    static func isFolder(_ path: String) throws(ImportError) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let code = errno
            throw code == ENOENT || code == ENOTDIR
                ? .notFound(path: path) : .unreadable(path: path, reason: message(code))
        }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in the folder at `path`, in the order of their bytes; those that begin with a dot, too.
    static func names(in path: String) throws(ImportError) -> [String] {
        guard let folder = opendir(path) else { throw .unreadable(path: path, reason: message(errno)) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Opens the file at `path` for reading, and nothing else: a pipe or a device would keep the import waiting.
    static func open(_ path: String) throws(ImportError) -> Int32 {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw .notFound(path: path)
            // A socket.
            case ENXIO: throw .notAFile(path: path)
            case let code: throw .unreadable(path: path, reason: message(code))
            }
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notAFile(path: path)
        }
        return descriptor
    }

    /// All bytes of the file at `path`.
    static func bytes(of path: String) throws(ImportError) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        var status = stat()
        let expected = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
        var bytes: [UInt8] = []
        // One more than expected, so that the end is seen without another round.
        bytes.reserveCapacity(expected + 1)
        while true {
            let room = max(expected + 1 - bytes.count, 1 << 16)
            var code: Int32 = 0
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                let result = read(descriptor, buffer.baseAddress, room)
                code = result < 0 ? errno : 0
                count = max(result, 0)
            }
            if code == EINTR { continue }
            if code != 0 { throw .unreadable(path: path, reason: message(code)) }
            if part.isEmpty { return bytes }
            if bytes.isEmpty { bytes = part } else { bytes += part }
        }
    }

    /// The system's description of an error, as the end of a sentence.
    static func message(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}
