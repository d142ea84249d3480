internal import Glibc
package import Messenger

/// The files of messages, in a folder next to the database. The name of each is the hash of its bytes, so that the same
/// file is stored once, and a name can't lead anywhere else.
package struct FileStore: Sendable {
    /// The data directory.
    private let directory: String

    /// The files of the data directory at this path.
    package init(directory: String) { self.directory = directory }

    /// Returns the path of a file, which may not be there.
    package func path(of file: FileHash) -> String { "\(directory)/\(file.path)" }

    /// Stores a file, unless it's there already. Afterward the file is complete or not there, whatever happens meanwhile.
    ///
    /// - Throws: ``StoreError`` if it can't be written.
    package func add(_ bytes: [UInt8]) throws(StoreError) -> FileHash {
        let file = FileHash(of: bytes)
        let path = path(of: file)
        var facts = stat()
        if lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size == bytes.count { return file }
        try DataDirectory.make("\(directory)/\(FileHash.folder)")
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
        return file
    }

    /// Has the name of a new file survive a loss of power, as the message that names it does.
    private func settleFolder() throws(StoreError) {
        let path = "\(directory)/\(FileHash.folder)"
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw failure(path) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw failure(path) }
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
