import Glibc

/// Reads a file that somebody wrote: a configuration, a theme, a recording.
///
/// - Throws: A problem that names the file, and why it can't be read: it is missing, forbidden, larger than `limit`
///   bytes, or not a regular file (a pipe would keep the program waiting).
public func readFile(_ path: String, limit: Int = TomlDocument.sizeLimit) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
        throw notAFile(path)
    }
    // The size may change while it is read, so the limit is checked by what is read and not by what the size says.
    var bytes: [UInt8] = []
    while bytes.count <= limit {
        let count = min(16_384, limit + 1 - bytes.count)
        var outcome = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            repeat { outcome = read(descriptor, buffer.baseAddress, count) } while outcome < 0 && errno == EINTR
            length = max(0, outcome)
        }
        if outcome < 0 { throw unreadable(path) }
        if outcome == 0 { return bytes }
        bytes += chunk
    }
    throw tooLarge(path, limit: limit)
}

/// Whether there is something at `path`, readable or not.
func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// The names of the files in a folder, sorted; none when it cannot be read.
func fileNames(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        names.append(
            withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            })
    }
    return names.sorted()
}

func tooLarge(_ file: String, limit: Int) -> FileProblem {
    FileProblem(file: file, message: "is too large: at most \(limit / 1024) KiB are read")
}

private func notAFile(_ path: String) -> FileProblem {
    FileProblem(file: path, message: "cannot be read: it is not a file")
}

private func unreadable(_ path: String) -> FileProblem {
    // What the system says of a socket.
    if errno == ENXIO { return notAFile(path) }
    return FileProblem(file: path, message: "cannot be read: " + String(cString: strerror(errno)))
}
