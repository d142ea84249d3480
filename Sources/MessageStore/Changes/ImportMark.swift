internal import Glibc

/// Says, as long as it lives, that this process brings messages into the store: for others to show.
///
/// Ends when the object goes or the process ends, however it does: the mark is a lock of the kernel's, and several processes
/// may have it. It keeps nobody from anything.
public final class ImportMark: Sendable {
    private let descriptor: Int32
    private let doorbell: Doorbell

    fileprivate init(_ descriptor: Int32, _ doorbell: Doorbell) {
        self.descriptor = descriptor
        self.doorbell = doorbell
    }

    deinit {
        // A process that is just being started has the descriptor, too, until it becomes another program.
        var free = FileLock.whole(F_UNLCK)
        _ = fcntl(descriptor, FileLock.take, &free)
        close(descriptor)
        doorbell.ring()
    }
}

extension MessageStore {
    /// Says to others that this process imports.
    public func markImport() throws(StoreError) -> ImportMark {
        try DataDirectory.make(directory + "/locks")
        let descriptor = open(importPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .directory(path: importPath, reason: String(cString: strerror(errno))) }
        var wanted = FileLock.whole(F_RDLCK)
        guard fcntl(descriptor, FileLock.take, &wanted) == 0 else {
            defer { close(descriptor) }
            throw .directory(path: importPath, reason: String(cString: strerror(errno)))
        }
        let process = Array("\(getpid())\n".utf8)
        ftruncate(descriptor, 0)
        _ = pwrite(descriptor, process, process.count, 0)
        doorbell.ring()
        return ImportMark(descriptor, doorbell)
    }

    /// The process that imports, zero when it did not say which it is; nil when none does, or when that cannot be told.
    public var importer: Int32? {
        let descriptor = open(importPath, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var found = FileLock.whole(F_WRLCK)
        guard fcntl(descriptor, FileLock.look, &found) == 0, found.l_type != Int16(F_UNLCK) else { return nil }
        return FileLock.process(descriptor) ?? 0
    }

    private var importPath: String { directory + "/locks/import" }
}
