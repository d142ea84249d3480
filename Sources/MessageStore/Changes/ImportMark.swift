internal import LMDB
internal import Messenger

/// Says, as long as it lives, that this process brings messages into the store: for others to show.
///
/// Ends when the object goes or the process ends, however it does: the mark is a lock of the kernel's, and several processes
/// may have it. It keeps nobody from anything.
package final class ImportMark: Sendable {
    private let descriptor: Int32
    private let doorbell: Doorbell?

    fileprivate init(_ descriptor: Int32, _ doorbell: Doorbell?) {
        self.descriptor = descriptor
        self.doorbell = doorbell
    }

    deinit {
        ProcessLock.release(descriptor)
        doorbell?.ring()
    }
}

extension MessageStore {
    /// Tells others that this process imports.
    package func markImport() throws(StoreError) -> ImportMark {
        try DataDirectory.make(directory + "/locks")
        guard let descriptor = try ProcessLock.take(.shared, importPath) else {
            throw .directory(path: importPath, .locked)
        }
        doorbell?.ring()
        return ImportMark(descriptor, doorbell)
    }

    /// The process that imports, zero if it didn't say which it is; nil if none does, or if that can't be told.
    package var importer: Int32? { (try? ProcessLock.holder(importPath)) ?? nil }

    private var importPath: String { directory + "/locks/import" }
}
