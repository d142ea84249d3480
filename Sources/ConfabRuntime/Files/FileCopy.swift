import Glibc
import Messenger

/// Copies a file of a message into a folder of the user's, under a name that no file has there.
struct FileCopy {
    /// The path of the file.
    let from: String
    /// The name that is wanted, in a form that is safe to save under.
    let name: String
    /// The folder.
    let folder: String

    /// More copies of a file than these aren't numbered.
    private static let mostCopies = 1000

    /// Copies the file. Nothing is left if that fails.
    ///
    /// - Returns: the path of the copy.
    func run() -> Result<String, SavingProblem> {
        let source = open(from, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard source >= 0 else { return .failure(.noFile(name: name)) }
        defer { close(source) }
        var facts = stat()
        guard fstat(source, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            return .failure(.noFile(name: name))
        }
        // The folder for downloads may not exist yet; the one that it's in does.
        if mkdir(folder, 0o755) != 0, errno != EEXIST { return .failure(notWritable(folder)) }
        for number in 1...Self.mostCopies {
            let path = "\(folder)/\(number == 1 ? name : numbered(number))"
            let target = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            if target < 0, errno == EEXIST { continue }
            guard target >= 0 else { return .failure(notWritable(path)) }
            var problem = copy(source, to: target, path)
            if close(target) != 0, problem == nil { problem = notWritable(path) }
            guard let problem else { return .success(path) }
            unlink(path)
            return .failure(problem)
        }
        errno = EEXIST
        return .failure(notWritable("\(folder)/\(name)"))
    }

    /// The name with a number before its extension.
    private func numbered(_ number: Int) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(name) (\(number))" }
        return "\(name[..<dot]) (\(number))\(name[dot...])"
    }

    private func copy(_ source: Int32, to target: Int32, _ path: String) -> SavingProblem? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(source, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { return .unreadable(name: name, reason: Files.reason(errno)) }
            if count == 0 { return nil }
            var written = 0
            while written < count {
                let step = buffer[written..<count].withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
                if step < 0, errno == EINTR { continue }
                if step <= 0 { return notWritable(path) }
                written += step
            }
        }
    }

    private func notWritable(_ path: String) -> SavingProblem {
        .notWritable(path: path, reason: Files.reason(errno))
    }
}
