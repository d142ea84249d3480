internal import CLinux
internal import Glibc
internal import Synchronization

/// Calls back, on a thread of its own, whenever a descriptor can be read.
public final class DescriptorWatch: Sendable {
    private let end: Ending

    /// Raised to end the thread; closed when neither it nor the watch is there any more.
    private final class Ending: Sendable {
        let descriptor: Int32
        init(_ descriptor: Int32) { self.descriptor = descriptor }
        deinit { close(descriptor) }
    }

    /// Begins to watch; nil when the system has no descriptor left for it, with the reason in `errno`.
    ///
    /// - Parameters:
    ///   - descriptor: what is watched. It stays open for as long as `readable` exists, which goes with the thread.
    ///   - readable: has to read what there is, or is called again at once.
    public init?(_ descriptor: Int32, _ readable: @escaping @Sendable () -> Void) {
        let event = cl_event()
        guard event >= 0 else { return nil }
        let end = Ending(event)
        self.end = end
        let thread = SerialThread("watch")
        thread.run {
            var polled = [descriptor, end.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            while true {
                let ready = poll(&polled, 2, -1)
                guard ready >= 0 || errno == EINTR else { return }
                if polled[1].revents != 0 { return }
                if polled[0].revents & Int16(POLLIN) != 0 { readable() } else if polled[0].revents != 0 { return }
            }
        }
    }

    deinit { cancel() }

    /// Calls back no more, but for a call that is just being made.
    public func cancel() { cl_event_raise(end.descriptor) }
}
