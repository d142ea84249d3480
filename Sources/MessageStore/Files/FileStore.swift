internal import Glibc
internal import LMDB
package import Messenger

/// The files of messages, in a folder next to the database. The name of each is the hash of its bytes, so that the same
/// file is stored once, and a name can't lead anywhere else. The folder of running recordings, whose bytes aren't known
/// yet, is beside them (``RecordingCopy``).
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
            if !renew(file) { try add(bytes, as: file) }
        }
        return file
    }

    /// True if a file with this name has other bytes than those that the name stands for.
    package func isAltered(_ file: FileHash) -> Bool { hasBytes(of: file) == false }

    /// True if the file has the bytes that its name stands for; nil if there's no file that can be read.
    private func hasBytes(of file: FileHash) -> Bool? {
        let descriptor = open(path(of: file), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileHash(ofFile: descriptor).map { $0 == file }
    }

    /// Gives a file that is there the time of a new one. Returns false if it isn't there, or has other bytes.
    private func renew(_ file: FileHash) -> Bool {
        guard hasBytes(of: file) == true else { return false }
        // Where nothing can be written, nothing is removed either.
        return utimensat(AT_FDCWD, path(of: file), nil, AT_SYMLINK_NOFOLLOW) == 0 || errno == EROFS
    }

    private func add(_ bytes: [UInt8], as file: FileHash) throws(StoreError) {
        _ = try create(file) { (descriptor) throws(StoreError) in
            if let problem = bytes.withUnsafeBytes({ write($0, to: descriptor) }) { throw problem }
            return file
        }
    }

    /// Creates a file, which `fill` writes, and whose hash it returns. There is no file if that throws.
    ///
    /// - Parameter expected: the hash, if it's known.
    func create<Failure: Error>(
        _ expected: FileHash = FileHash(bytes: [UInt8](repeating: 0, count: 32)),
        fill: (_ descriptor: Int32) throws(Failure) -> FileHash
    ) throws(Failure) -> FileHash where Failure: FromStoreError {
        // A name of its own: another thread or process may be storing the same file.
        var template = Array("\(path(of: expected)).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Failure(failure(folder)) }
        defer { close(descriptor) }
        do throws(Failure) {
            let file = try fill(descriptor)
            let path = path(of: file)
            guard fsync(descriptor) == 0, rename(template, path) == 0 else { throw Failure(failure(path)) }
            do throws(StoreError) { try settleFolder() } catch { throw Failure(error) }
            return file
        } catch {
            unlink(template)
            throw error
        }
    }

    /// Has the name of a new file survive a loss of power, as the message that names it does.
    private func settleFolder() throws(StoreError) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(folder) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(folder) }
    }

    /// Writes all bytes. Returns the reason if that fails.
    func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> StoreError? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return failure(folder) }
            rest = rest.dropFirst(count)
        }
        return nil
    }

    func failure(_ path: String) -> StoreError {
        let code = errno
        let reason = String(cString: strerror(code))
        return [ENOSPC, EDQUOT, EFBIG].contains(code)
            ? .database(LMDBError(.diskFull, operation: "write", place: path, detail: reason))
            : .directory(path: path, .system(reason))
    }
}

/// An error that can say that the store failed.
protocol FromStoreError: Error {
    init(_ error: StoreError)
}

extension StoreError: FromStoreError {
    init(_ error: StoreError) { self = error }
}

extension MessageStore {
    /// The files of messages.
    package var files: FileStore { FileStore(directory: directory) }
}
