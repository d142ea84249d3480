internal import CLinux
internal import Glibc
internal import Synchronization

/// A watch for changes of files or of the entries in folders.
///
/// All watches of a process share one inotify instance, because a user can have only 128 of them. If none is left, a
/// watch has no descriptor, and its owner polls the files instead.
package final class FileWatch: Sendable {
    /// The kind of changes to watch.
    package enum Subject: Sendable {
        /// Writes to the file.
        case content
        /// Files in the folder that are written, replaced, moved, or removed.
        case entries

        fileprivate var events: UInt32 {
            switch self {
            case .content: UInt32(IN_MODIFY)
            case .entries: UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_ONLYDIR)
            }
        }
    }

    /// A descriptor that is readable if something may have changed, for this or another watch of the process; −1 if
    /// watching isn't possible.
    package let descriptor: Int32
    /// An event descriptor that is raised when any watch reads an event for this one.
    private let bell: Int32
    private let inotify: Inotify?
    private let numbers = Mutex<[String: Int32]>([:])

    /// Creates a watch without any paths.
    package init() {
        let inotify = Inotify.shared()
        let bell = inotify == nil ? -1 : cl_event()
        let descriptor = inotify.map { cl_either($0.descriptor, bell) } ?? -1
        self.inotify = descriptor < 0 ? nil : inotify
        self.bell = bell
        self.descriptor = descriptor
    }

    deinit {
        if let inotify { for number in numbers.withLock({ $0.values }) { inotify.remove(number, for: bell) } }
        for descriptor in [descriptor, bell] where descriptor >= 0 { close(descriptor) }
    }

    /// Watches these paths and no others.
    ///
    /// - Returns: the paths that aren't watched because they don't exist or the system has no watches left.
    @discardableResult
    package func watch(_ wanted: Set<String>, _ subject: Subject) -> Set<String> {
        guard let inotify else { return wanted }
        return numbers.withLock { numbers in
            for (path, number) in numbers where !wanted.contains(path) {
                numbers[path] = nil
                // Another path may lead to the same file.
                if !numbers.values.contains(number) { inotify.remove(number, for: bell) }
            }
            for path in wanted where numbers[path] == nil {
                numbers[path] = inotify.add(path, subject.events, for: bell)
            }
            return wanted.filter { numbers[$0] == nil }
        }
    }

    /// Returns true if something may have changed since the last call; always true if watching isn't possible.
    package func takeChanges() -> Bool {
        guard let inotify else { return true }
        inotify.dispatch()
        var raised = pollfd(fd: bell, events: Int16(POLLIN), revents: 0)
        guard poll(&raised, 1, 0) == 1 else { return false }
        cl_event_clear(bell)
        return true
    }
}
