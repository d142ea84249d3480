internal import Glibc

/// Locks of the kernel that belong to an open file, not to a process.
///
/// Closing another descriptor of the file drops none of them, unlike the classic POSIX locks. You can also ask whether a
/// lock is taken without taking it, which `flock` can't do. The kernel drops them when the process ends, however it ends.
package enum FileLock {
    /// Whether others may have the lock at the same time.
    package enum Kind {
        case shared, exclusive
    }

    /// The bytes of the file that a lock covers. They don't have to exist.
    package struct Span: Sendable {
        var start: Int
        var length: Int

        /// The whole file, however long it gets.
        package static let whole = Span(start: 0, length: 0)
    }

    /// Takes a lock.
    ///
    /// - Returns: 0, or a number of `errno`: `EAGAIN` if somebody else has the lock and `waits` is false.
    package static func take(
        _ kind: Kind, _ span: Span = .whole, of descriptor: Int32, waits: Bool = false
    ) -> Int32 {
        var wanted = request(kind == .shared ? F_RDLCK : F_WRLCK, span)
        while fcntl(descriptor, waits ? setAndWait : set, &wanted) != 0 {
            if errno == EINTR { continue }
            return errno == EACCES ? EAGAIN : errno
        }
        return 0
    }

    /// Releases a lock. Closing the file releases it too, but not while a process that is just being started has a copy of
    /// the descriptor.
    package static func release(_ span: Span = .whole, of descriptor: Int32) {
        var free = request(F_UNLCK, span)
        _ = fcntl(descriptor, set, &free)
    }

    /// Returns whether somebody else has any lock within `span`; nil if the system can't tell, with the reason in `errno`.
    package static func isTaken(_ span: Span = .whole, of descriptor: Int32) -> Bool? {
        var found = request(F_WRLCK, span)
        guard fcntl(descriptor, get, &found) == 0 else { return nil }
        return found.l_type != Int16(F_UNLCK)
    }

    /// Returns whether somebody else has a lock within `span` that keeps this process from a shared one.
    package static func isTakenExclusively(_ span: Span = .whole, of descriptor: Int32) -> Bool {
        var found = request(F_RDLCK, span)
        return fcntl(descriptor, get, &found) == 0 && found.l_type != Int16(F_UNLCK)
    }

    // Swift doesn't import F_OFD_GETLK, F_OFD_SETLK and F_OFD_SETLKW. They are the same on every Linux.
    private static let get: Int32 = 36
    private static let set: Int32 = 37
    private static let setAndWait: Int32 = 38

    private static func request(_ kind: Int32, _ span: Span) -> flock {
        flock(l_type: Int16(kind), l_whence: Int16(SEEK_SET), l_start: span.start, l_len: span.length, l_pid: 0)
    }
}
