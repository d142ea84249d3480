internal import Glibc

/// A namespace for opening files that must be regular files.
package enum RegularFile {
    /// Opens the file at `path` without blocking, whatever is there. The descriptor closes on exec.
    ///
    /// There may be a FIFO, a device, a socket, or a directory. Opening a FIFO waits for its other end unless
    /// `O_NONBLOCK` is set; regular files ignore that flag.
    ///
    /// - Throws: ``LMDBError`` if there is no file, or if it isn't a regular file.
    package static func open(_ path: String, _ flags: Int32) throws(LMDBError) -> Int32 {
        let descriptor = Glibc.open(path, flags | O_NONBLOCK | O_CLOEXEC, 0o600)
        let problem = errno
        if descriptor < 0, problem == ELOOP, flags & O_NOFOLLOW != 0 {
            throw LMDBError(.notAFile, operation: "open", place: path, detail: "a link")
        }
        var status = stat()
        let isThere = (descriptor >= 0 ? fstat(descriptor, &status) : stat(path, &status)) == 0
        guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
            if descriptor >= 0 { close(descriptor) }
            throw LMDBError(.notAFile, operation: "open", place: path, detail: kind(status.st_mode))
        }
        guard descriptor >= 0 else { throw LMDBError(code: problem, operation: "open", place: path) }
        return descriptor
    }

    private static func kind(_ mode: mode_t) -> String {
        switch mode & S_IFMT {
        case S_IFDIR: "a directory"
        case S_IFIFO: "a FIFO"
        case S_IFSOCK: "a socket"
        case S_IFBLK, S_IFCHR: "a device"
        default: "something unknown"
        }
    }
}
