internal import CLinux
import Glibc
import Loop

/// Something that the loop waits for, and that turns events into actions.
protocol EventSource: AnyObject {
    /// Readable when there is an event; −1 for none.
    var descriptors: [Int32] { get }
    /// The time after which the loop asks for events even without input; nil for no limit.
    var patience: Duration? { get }
    /// Handles the events.
    ///
    /// - Parameter ready: the descriptors of all sources that are readable.
    func takeEvents(from ready: [Int32]) throws
}

extension EventSource {
    var patience: Duration? { nil }
}

/// Draws what is due, waits for the next event, and lets the sources handle it, until it's stopped.
final class EventLoop {
    private let frames: FramePipeline
    private let clock: SystemClock
    private var isStopped = false
    // Both are kept to reuse their memory.
    private var polled: [pollfd] = []
    private var ready: [Int32] = []

    init(_ frames: FramePipeline, clock: SystemClock) {
        self.frames = frames
        self.clock = clock
    }

    func run(_ sources: [any EventSource]) throws {
        while !isStopped {
            try frames.drawIfDue()
            if isStopped { break }
            try turn(sources)
        }
    }

    func stop() { isStopped = true }

    /// Waits once, and lets the sources handle what came, in their order.
    func turn(_ sources: [any EventSource]) throws {
        wait(for: sources)
        for source in sources { try source.takeEvents(from: ready) }
    }

    private func wait(for sources: [any EventSource]) {
        polled.removeAll(keepingCapacity: true)
        for source in sources {
            for descriptor in source.descriptors {
                polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
            }
        }
        let count = Int32(polled.count)
        if frames.canPrepare, cl_poll(&polled, count, 0) == 0 { frames.prepare() }
        let time = nanosecondsToWait(for: sources)
        _ = cl_poll(&polled, count, time)
        ready.removeAll(keepingCapacity: true)
        for descriptor in polled where descriptor.revents != 0 { ready.append(descriptor.fd) }
    }

    /// The time until a frame or a source is due; negative for as long as nothing comes.
    private func nanosecondsToWait(for sources: [any EventSource]) -> Int64 {
        let now = clock.now
        var nearest = frames.deadline.map { now.duration(to: $0) }
        for source in sources {
            if let patience = source.patience { nearest = min(nearest ?? patience, patience) }
        }
        return nearest.map { max(0, Instant($0).nanoseconds) } ?? -1
    }
}
