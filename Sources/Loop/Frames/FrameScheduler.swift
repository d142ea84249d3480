/// A scheduler that decides when to draw frames: soon after input, and once for a burst of changes.
///
/// Input is drawn at once, but no sooner than one frame interval after the last frame with input: what services send
/// never delays it. A change that a frame itself causes belongs to that frame and is drawn right after it, while its
/// data is still in the caches. Changes from services are gathered: they are drawn together one gathering time after
/// the first of them, and bursts of them no more often than the service interval. Without a change there is no frame
/// and no deadline, so nothing wakes up the process.
public struct FrameScheduler: Equatable, Sendable {
    /// The cause of a state change.
    public enum Cause: Equatable, Sendable {
        /// Input that someone is waiting on: a key, the mouse, a resize, or a timer that moves something on the screen.
        case input
        /// A change that comes on its own, possibly in bursts: messages, receipts, the end of an operation.
        case service
        /// A report caused by the last frame: the visible part of a list, or the size of a node.
        case frame
    }

    /// A decision about the next frame.
    public enum Decision: Equatable, Sendable {
        /// Draw a frame now.
        case drawNow
        /// A frame is due later; ask again at this time.
        case draw(at: Instant)
        /// Draw nothing, because nothing has changed since the last frame.
        case nothing
    }

    /// The minimum time between frames with input, and before a frame without input.
    public let interval: Duration
    /// The time to gather changes from services, counted from the first of them.
    public let gathering: Duration
    /// The minimum time between frames that only services cause. Frames with input between them don't count.
    public let serviceInterval: Duration
    private var lastFrame: Instant?
    /// The time of the last frame with input.
    private var lastInput: Instant?
    /// The time of the last frame without input.
    private var lastService: Instant?
    /// True if there was input since the last frame.
    private var hasInput = false
    private var due: Instant?
    /// True if the last frame caused a change.
    private var isFollowed = false
    /// The number of consecutive frames caused by their predecessors.
    private var follows = 0

    /// The maximum number of consecutive frames drawn without a delay because the previous one caused them. It prevents
    /// an endless loop.
    private static let mostFollows = 3

    /// Creates a scheduler that hasn't drawn anything.
    ///
    /// - Parameters:
    ///   - interval: the minimum time between frames with input, and before a frame without input; 1/60 s by default.
    ///   - gathering: the time to gather changes from services; the same as `interval` by default.
    ///   - serviceInterval: the minimum time between frames that only services cause; the same as `interval` by
    ///     default.
    public init(
        interval: Duration = .nanoseconds(16_666_667), gathering: Duration? = nil, serviceInterval: Duration? = nil
    ) {
        self.interval = interval
        self.gathering = gathering ?? interval
        self.serviceInterval = serviceInterval ?? interval
    }

    /// The time of the next frame, possibly in the past; `nil` if there is nothing to draw.
    public var deadline: Instant? { due }

    /// Records a state change at `now`.
    public mutating func stateChanged(by cause: Cause, at now: Instant) {
        func after(_ last: Instant?, _ interval: Duration) -> Instant {
            last.map { max($0.advanced(by: interval), now) } ?? now
        }
        if cause == .input { hasInput = true }
        if cause == .frame { isFollowed = true }
        let wished =
            switch cause {
            case .frame where follows < Self.mostFollows: now
            case .input: after(lastInput, interval)
            case .frame: after(lastFrame, interval)
            case .service:
                max(now.advanced(by: gathering), after(lastFrame, interval), after(lastService, serviceInterval))
            }
        due = due.map { min($0, wished) } ?? wished
    }

    /// Returns the decision at `now`.
    public func decision(at now: Instant) -> Decision {
        guard let due else { return .nothing }
        return due <= now ? .drawNow : .draw(at: due)
    }

    /// Records that a frame with all changes so far was drawn at `now`.
    ///
    /// - Parameters:
    ///   - now: the time of the frame.
    ///   - changedScreen: true if the frame changed anything visible. A frame that didn't doesn't delay the next one.
    public mutating func drawn(at now: Instant, changedScreen: Bool = true) {
        follows = isFollowed ? follows + 1 : 0
        if changedScreen || follows >= Self.mostFollows {
            lastFrame = now
            if hasInput { lastInput = now } else { lastService = now }
        }
        due = nil
        isFollowed = false
        hasInput = false
    }
}
