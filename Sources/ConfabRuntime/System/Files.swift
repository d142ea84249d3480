import Glibc
import Messenger

/// Files and folders by their paths; what goes wrong is a number of errno, 0 for nothing.
enum Files {
    /// The folder that `path` lies in.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The part of `path` after its last slash. Unlike `lastPathComponent`, it's empty for `/a/b/`, because
    /// `folder(of:)` is `/a/b` there: together they are the whole path.
    static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Returns the target of `path`, with all links resolved; nil if nothing exists there.
    static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns the path from the root; `path` as it is if it's empty or the current directory no longer exists.
    static func absolute(_ path: String) -> String {
        guard !path.isEmpty, !path.hasPathPrefix("/"), let current = real(".") else { return path }
        return current == "/" ? "/" + path : "\(current)/\(path)"
    }

    /// Returns the target of `path`, with all links resolved in the part of it that exists.
    static func resolved(_ path: String) -> String {
        let path = absolute(path)
        if let real = real(path) { return real }
        guard path.hasPathPrefix("/") else { return path }
        let parent = resolved(folder(of: path))
        switch name(of: path) {
        case "", ".": return parent
        case "..": return folder(of: parent)
        case let name: return parent == "/" ? "/" + name : "\(parent)/\(name)"
        }
    }

    /// Makes a folder for this user alone, and those that it lies in, where there are none.
    static func makeFolder(_ path: String) -> Int32 {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return 0 }
        guard errno == ENOENT, path != folder(of: path) else { return errno }
        let problem = makeFolder(folder(of: path))
        if problem != 0 { return problem }
        return mkdir(path, 0o700) == 0 || errno == EEXIST ? 0 : errno
    }

    /// Makes a file for this user alone where none is, the whole of it or nothing.
    static func create(_ path: String, _ bytes: [UInt8]) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        var problem: Int32 = 0
        do {
            try Output.write(bytes, to: descriptor)
            if fsync(descriptor) != 0 { problem = errno }
        } catch {
            problem = errno
        }
        if close(descriptor) != 0, problem == 0 { problem = errno }
        if problem != 0 { unlink(path) }
        return problem
    }

    /// Makes a file for this user alone where none is, in one step: nobody sees a part of it.
    static func createAtOnce(_ path: String, _ bytes: [UInt8]) -> Int32 {
        let temporary = path + ".\(getpid()).new"
        unlink(temporary)
        var problem = create(temporary, bytes)
        guard problem == 0 else { return problem }
        if link(temporary, path) != 0 { problem = errno }
        unlink(temporary)
        // Not every file system has links.
        return [EPERM, EOPNOTSUPP, ENOSYS].contains(problem) ? create(path, bytes) : problem
    }

    /// Why a file can't be written.
    struct NotWritable: Error {
        /// The end of a sentence.
        let reason: String
    }

    /// Opens the file at `path` for writing at its end, and makes it for this user alone if it is missing. Never waits for
    /// the reader of a pipe.
    static func openForAppending(_ path: String) throws(NotWritable) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
        let special = NotWritable(reason: "it isn't a regular file")
        guard descriptor >= 0 else {
            // What the system says of a socket, and of a pipe that nobody reads.
            throw errno == ENXIO ? special : NotWritable(reason: reason(errno))
        }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw special
        }
        return descriptor
    }

    /// Replaces the file at `path` in one step: readers see all of the old file or all of the new one.
    static func replace(_ path: String, _ bytes: [UInt8]) -> Int32 {
        let temporary = path + ".\(getpid()).new"
        unlink(temporary)
        var problem = create(temporary, bytes)
        if problem == 0, rename(temporary, path) != 0 { problem = errno }
        if problem != 0 { unlink(temporary) }
        return problem
    }

    static func reason(_ problem: Int32) -> String { String(cString: strerror(problem)) }
}
