internal import Glibc
package import Messenger

/// The files of messages, in a folder next to the database. The name of each is the hash of its bytes, so that the same
/// file is stored once, and a name can't lead anywhere else.
package struct FileStore: Sendable {
    /// The data directory.
    private let directory: String

    var folder: String { "\(directory)/\(FileHash.folder)" }

    /// The files of the data directory at this path.
    package init(directory: String) { self.directory = directory }

    /// Returns the path of a file, which may not be there.
    package func path(of file: FileHash) -> String { "\(directory)/\(file.path)" }

    /// Stores a file, unless it's there already. Afterward the file is complete or not there, whatever happens meanwhile.
    /// It stays for at least a day, in which a message can name it.
    ///
    /// - Throws: ``StoreError`` if it can't be written.
    package func add(_ bytes: [UInt8]) throws(StoreError) -> FileHash {
        let file = FileHash(of: bytes)
        try DataDirectory.make(folder)
        try FolderLock.shared(folder) { () throws(StoreError) in
            if !renew(file, byteCount: bytes.count) { try add(bytes, as: file) }
        }
        return file
    }

    /// Gives a file that is there the time of a new one. Returns false if it isn't there, or isn't complete.
    private func renew(_ file: FileHash, byteCount: Int) -> Bool {
        let path = path(of: file)
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size == byteCount else {
            return false
        }
        // Where nothing can be written, nothing is removed either.
        return utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW) == 0 || errno == EROFS
    }

    private func add(_ bytes: [UInt8], as file: FileHash) throws(StoreError) {
        let path = path(of: file)
        // A name of its own: another thread or process may be storing the same file.
        var template = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        do throws(StoreError) {
            try write(bytes, to: descriptor, path)
            guard rename(template, path) == 0 else { throw failure(path) }
        } catch {
            unlink(template)
            throw error
        }
        try settleFolder()
    }

    /// Has the name of a new file survive a loss of power, as the message that names it does.
    private func settleFolder() throws(StoreError) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(folder) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(folder) }
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(StoreError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(path) }
            rest = rest.dropFirst(count)
        }
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    private func failure(_ path: String) -> StoreError {
        .directory(path: path, .system(String(cString: strerror(errno))))
    }
}

extension MessageStore {
    /// The files of messages.
    package var files: FileStore { FileStore(directory: directory) }
}
