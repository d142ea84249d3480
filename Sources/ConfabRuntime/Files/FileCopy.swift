import Glibc
import MessageStore
import Messenger

/// Copies a file of a message into a folder of the user's, under a name that no file has there.
struct FileCopy {
    /// The path of the file.
    let from: String
    /// The name that is wanted, in a form that is safe to save under.
    let name: String
    /// The folder.
    let folder: String
    /// The hash of the bytes that the message means; nil if any are right.
    var hash: FileHash?

    /// More copies of a file than these aren't numbered.
    private static let mostCopies = 1000

    /// Returns true once nobody waits for the copy.
    var isCanceled: () -> Bool = { false }

    /// Copies the file. Nothing is left if that fails, and the name appears once the copy is complete.
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
        var template = Array("\(folder)/.confab-XXXXXX".utf8CString)
        let target = mkstemp(&template)
        guard target >= 0 else { return .failure(notWritable(copyPath())) }
        defer { unlink(template) }
        var problem = copy(source, to: target)
        // What was copied is checked, and not the file, which may change meanwhile.
        if problem == nil, let hash, FileHash(ofFile: target) != hash { problem = .noFile(name: name) }
        if close(target) != 0, problem == nil { problem = notWritable(copyPath()) }
        if let problem { return .failure(problem) }
        return publish(template)
    }

    /// Gives the complete copy a name that no file in the folder has.
    private func publish(_ template: [CChar]) -> Result<String, SavingProblem> {
        for number in 1...Self.mostCopies {
            let path = copyPath(number)
            if link(template, path) == 0 { return .success(path) }
            if errno == EEXIST { continue }
            // A file system without links, such as that of a memory card.
            guard errno == EPERM || errno == EOPNOTSUPP else { return .failure(notWritable(path)) }
            if access(path, F_OK) == 0 { continue }
            return rename(template, path) == 0 ? .success(path) : .failure(notWritable(path))
        }
        errno = EEXIST
        return .failure(notWritable(copyPath()))
    }

    /// The path of the first copy, or of a later one, which has a number.
    private func copyPath(_ number: Int = 1) -> String {
        "\(folder)/\(name.fileName(suffix: number == 1 ? "" : " (\(number))"))"
    }

    private func copy(_ source: Int32, to target: Int32) -> SavingProblem? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !isCanceled() {
            let count = read(source, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { return .unreadable(name: name, reason: Files.reason(errno)) }
            if count == 0 { return nil }
            var written = 0
            while written < count {
                let step = buffer[written..<count].withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
                if step < 0, errno == EINTR { continue }
                if step <= 0 { return notWritable(copyPath()) }
                written += step
            }
        }
        errno = ECANCELED
        return notWritable(copyPath())
    }

    private func notWritable(_ path: String) -> SavingProblem {
        .notWritable(path: path, reason: Files.reason(errno))
    }
}
