internal import CLinux
internal import Glibc
internal import Synchronization

/// Knows when files or the entries of folders may have changed.
///
/// All watches of a process share one inotify instance: a user has only 128 of them. If the system has none left, a watch
/// has no descriptor, and whoever has the watch looks at the files now and then.
public final class FileWatch: Sendable {
    /// The events at a path.
    public enum Subject: Sendable {
        /// Writes to the file.
        case content
        /// Files that were written, replaced, moved or removed in the folder.
        case entries

        fileprivate var events: UInt32 {
            switch self {
            case .content: UInt32(IN_MODIFY)
            case .entries: UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_ONLYDIR)
            }
        }
    }

    /// Readable if something may have changed, here or for another watch of this process; −1 if the system watches nothing.
    public let descriptor: Int32
    /// Raised by whoever reads an event for this watch.
    private let bell: Int32
    private let inotify: Inotify?
    private let numbers = Mutex<[String: Int32]>([:])

    /// A watch of nothing.
    public init() {
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
    /// - Returns: those that aren't watched, because they don't exist or the system has no watch left.
    @discardableResult
    public func watch(_ wanted: Set<String>, _ subject: Subject) -> Set<String> {
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

    /// Returns whether something may have changed since the last call: always true if the system watches nothing.
    public func takeChanges() -> Bool {
        guard let inotify else { return true }
        inotify.dispatch()
        var raised = pollfd(fd: bell, events: Int16(POLLIN), revents: 0)
        guard poll(&raised, 1, 0) == 1 else { return false }
        cl_event_clear(bell)
        return true
    }
}
