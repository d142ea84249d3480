import Glibc

/// An open file that was checked: it is a regular file, and isn't too large.
struct OpenedFile {
    /// The file descriptor to read from. The owner closes it.
    let descriptor: Int32
    /// The size of the file, in bytes.
    let byteCount: Int64

    /// The reason that a file can't be read.
    enum Refusal: Error, Equatable {
        /// The file doesn't exist.
        case noFile
        case folder
        /// It's a device or a pipe.
        case notAFile
        /// It can't be read, for the reason that the system reports.
        case unreadable(reason: String)
        /// It's too large. Both numbers are in bytes.
        case tooLarge(bytes: Int64, limit: Int64)
    }

    /// Opens the file at `path`, which may have up to `limit` bytes.
    ///
    /// - Parameter followsLink: false if it mustn't be a symbolic link.
    static func open(_ path: String, limit: Int64, followsLink: Bool = true) -> Result<OpenedFile, Refusal> {
        // The system would open the file whose path ends before the NUL.
        if path.utf8.contains(0) { return .failure(.noFile) }
        // Without O_NONBLOCK, opening a pipe would wait for a writer.
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else { return .failure(refusal(errno)) }
        var facts = stat()
        let problem: Refusal? =
            if fstat(descriptor, &facts) != 0 {
                refusal(errno)
            } else {
                switch facts.st_mode & S_IFMT {
                case S_IFREG where facts.st_size > limit: .tooLarge(bytes: Int64(facts.st_size), limit: limit)
                case S_IFREG: nil
                case S_IFDIR: .folder
                default: .notAFile
                }
            }
        if let problem {
            close(descriptor)
            return .failure(problem)
        }
        return .success(OpenedFile(descriptor: descriptor, byteCount: Int64(facts.st_size)))
    }

    private static func refusal(_ code: Int32) -> Refusal {
        switch code {
        case ENOENT, ENOTDIR, ENAMETOOLONG: .noFile
        case ENXIO, ELOOP: .notAFile
        default: .unreadable(reason: Files.reason(code))
        }
    }
}
