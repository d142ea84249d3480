internal import Glibc

/// Kernel locks that belong to an open file and not to a process.
///
/// Unlike with classic POSIX locks, closing another descriptor of the file doesn't release them. Unlike with `flock`,
/// you can test for a lock without taking it. The kernel releases them when the process ends in any way.
package enum FileLock {
    /// The kind of a lock: shared locks are compatible with each other.
    package enum Kind {
        case shared, exclusive
    }

    /// The bytes of the file that a lock covers. They need not exist.
    package struct Span: Sendable {
        var start: Int
        var length: Int

        /// The whole file, whatever its length.
        package static let whole = Span(start: 0, length: 0)
    }

    /// Takes a lock.
    ///
    /// - Returns: 0, or a value of `errno`: `EAGAIN` if another open file has the lock and `waits` is false.
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

    /// Releases a lock. Closing the file also releases it, but not while a process that is just being started has a
    /// copy of the descriptor.
    package static func release(_ span: Span = .whole, of descriptor: Int32) {
        var free = request(F_UNLCK, span)
        _ = fcntl(descriptor, set, &free)
    }

    /// Returns true if another open file has any lock within `span`; nil if the system can't tell, with the reason in
    /// `errno`.
    package static func isTaken(_ span: Span = .whole, of descriptor: Int32) -> Bool? {
        var found = request(F_WRLCK, span)
        guard fcntl(descriptor, get, &found) == 0 else { return nil }
        return found.l_type != Int16(F_UNLCK)
    }

    /// Returns true if another open file has a lock within `span` that prevents a shared lock.
    package static func isTakenExclusively(_ span: Span = .whole, of descriptor: Int32) -> Bool {
        var found = request(F_RDLCK, span)
        return fcntl(descriptor, get, &found) == 0 && found.l_type != Int16(F_UNLCK)
    }

    // Swift doesn't import F_OFD_GETLK, F_OFD_SETLK, and F_OFD_SETLKW. They are the same on all Linux platforms.
    private static let get: Int32 = 36
    private static let set: Int32 = 37
    private static let setAndWait: Int32 = 38

    private static func request(_ kind: Int32, _ span: Span) -> flock {
        flock(l_type: Int16(kind), l_whence: Int16(SEEK_SET), l_start: span.start, l_len: span.length, l_pid: 0)
    }
}
