import Glibc

/// Knows when files were written, whatever way an editor writes them: in place, or by putting a new one in their place.
final class FileWatch {
    /// Readable when something may have changed; −1 when the system watches nothing.
    let descriptor: Int32
    private var folders: [String: Int32] = [:]

    init() { descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches these folders and no others. One that is not there is not watched.
    ///
    /// Folders and not files: a file that is replaced is another file from then on.
    func watch(_ wanted: Set<String>) {
        guard descriptor >= 0 else { return }
        for (folder, number) in folders where !wanted.contains(folder) {
            inotify_rm_watch(descriptor, number)
            folders[folder] = nil
        }
        let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_ONLYDIR
        for folder in wanted where folders[folder] == nil {
            let number = inotify_add_watch(descriptor, folder, UInt32(events))
            if number >= 0 { folders[folder] = number }
        }
    }

    /// Whether something may have changed since the last call.
    func takeChanges() -> Bool {
        guard descriptor >= 0 else { return false }
        var hasChanged = false
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 { hasChanged = true }
        }
        return hasChanged
    }
}
