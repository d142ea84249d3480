import Glibc

/// Reads a file that the user wrote, such as a configuration, a theme, or a recording.
///
/// - Throws: A problem that names the file and the reason: it is missing, unreadable, larger than `limit` bytes, or not
///   a regular file (a pipe would block the program).
public func readFile(_ path: String, limit: Int = TomlDocument.sizeLimit) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
        throw notAFile(path)
    }
    // The size can change during reading, so the limit applies to the bytes read and not to the reported size.
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

/// Returns true if something exists at `path`, readable or not.
func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// Returns the sorted file names in a folder; an empty array if the folder can't be read.
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
    FileProblem(file: file, message: "is too large: the limit is \(limit / 1024) KiB")
}

private func notAFile(_ path: String) -> FileProblem {
    FileProblem(file: path, message: "can't be read: it isn't a file")
}

private func unreadable(_ path: String) -> FileProblem {
    // The system reports this error for a socket.
    if errno == ENXIO { return notAFile(path) }
    return FileProblem(file: path, message: "can't be read: " + String(cString: strerror(errno)))
}
