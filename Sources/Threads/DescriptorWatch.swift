internal import CLinux
internal import Glibc
internal import Synchronization

/// A watch that calls back on its own thread whenever a descriptor is readable.
package final class DescriptorWatch: Sendable {
    private let end: Ending

    /// An event descriptor that is raised to end the thread, and closed when both the thread and the watch are gone.
    private final class Ending: Sendable {
        let descriptor: Int32
        init(_ descriptor: Int32) { self.descriptor = descriptor }
        deinit { close(descriptor) }
    }

    /// Starts to watch; nil if the system has no descriptor left, with the reason in `errno`.
    ///
    /// - Parameters:
    ///   - descriptor: the descriptor to watch. It must stay open as long as `readable` exists, which the thread
    ///     releases when it ends.
    ///   - readable: a function that reads the available data. If it leaves any, it is called again immediately.
    package init?(_ descriptor: Int32, _ readable: @escaping @Sendable () -> Void) {
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

    /// Stops the callbacks, except for one that may currently be running.
    package func cancel() { cl_event_raise(end.descriptor) }
}
