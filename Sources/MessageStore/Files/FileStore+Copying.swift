internal import Glibc
package import Messenger

/// The reason that a file wasn't copied into the store.
package enum FileCopyError: Error, Equatable {
    /// It can't be read, for the reason that the system reports.
    case unreadable(reason: String)
    /// It has changed while it was copied.
    case changed
    /// Nobody wants it any longer.
    case canceled
    /// The copy can't be written.
    case store(StoreError)
}

extension FileCopyError: FromStoreError {
    init(_ error: StoreError) { self = .store(error) }
}

extension FileStore {
    /// The bytes that are copied at once.
    private static let step = 1 << 20

    /// Stores a copy of an open file, unless it's there already. Afterward the copy is complete or not there, whatever happens
    /// meanwhile. It stays for at least a day, in which a message can name it.
    ///
    /// - Parameters:
    ///   - descriptor: the file, which is open for reading at its beginning.
    ///   - byteCount: its size when it was opened.
    ///   - progress: takes the number of bytes that are copied; returns false to end that.
    package func add(
        copying descriptor: Int32, byteCount: Int64, progress: (Int64) -> Bool = { _ in true }
    ) throws(FileCopyError) -> FileHash {
        do throws(StoreError) { try DataDirectory.make(folder) } catch { throw .store(error) }
        return try FolderLock.shared(folder) { () throws(FileCopyError) in
            try create { (copy) throws(FileCopyError) in try fill(copy, from: descriptor, byteCount, progress) }
        }
    }

    private func fill(
        _ copy: Int32, from descriptor: Int32, _ byteCount: Int64, _ progress: (Int64) -> Bool
    ) throws(FileCopyError) -> FileHash {
        let before = try FileState(descriptor)
        guard before.size == byteCount else { throw .changed }
        let hasher = FileHasher()
        var buffer = [UInt8](repeating: 0, count: Self.step)
        var copied: Int64 = 0
        while true {
            guard progress(copied) else { throw .canceled }
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
            if count == 0 { break }
            copied += Int64(count)
            // One that grows as fast as it's read would have no end.
            guard copied <= before.size else { throw .changed }
            let problem = buffer.withUnsafeBytes { bytes in
                let piece = UnsafeRawBufferPointer(rebasing: bytes[..<count])
                hasher.add(piece)
                return write(piece, to: copy)
            }
            if let problem { throw .store(problem) }
        }
        guard copied == before.size, try FileState(descriptor) == before else { throw .changed }
        return hasher.finish()
    }
}

/// The facts that tell whether a file was changed.
private struct FileState: Equatable {
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    init(_ descriptor: Int32) throws(FileCopyError) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
        size = Int64(facts.st_size)
        seconds = facts.st_mtim.tv_sec
        nanoseconds = facts.st_mtim.tv_nsec
    }
}
