/// Decides when a frame is drawn: soon after something was typed, and once for a burst.
///
/// Input is drawn at once when no frame was drawn in the last frame interval, else at its end; what a frame itself asks for
/// belongs to it and is drawn right after it, while all that it takes is at hand. What comes from services
/// is gathered: it is drawn one gathering time after the first of it, together with all that came meanwhile, and a burst
/// of it no more often than any screen needs it. Without a change there is no frame and no deadline, so nothing wakes up.
public struct FrameScheduler: Equatable, Sendable {
    /// What changed the state.
    public enum Cause: Equatable, Sendable {
        /// Someone who waits for the answer: a key, the mouse, a resize, a timer that moves something on the screen.
        case input
        /// Something that comes by itself, perhaps many times: messages, receipts, the end of an operation.
        case service
        /// The last frame: a list that says what it shows, a node that says how large it is.
        case frame
    }

    /// What to do about frames at a moment.
    public enum Decision: Equatable, Sendable {
        /// A frame is due.
        case drawNow
        /// A frame will be due; ask again then.
        case draw(at: Instant)
        /// Nothing changed since the last frame.
        case nothing
    }

    /// The least time from one frame to the next.
    public let interval: Duration
    /// How long what services say is gathered, counted from the first of it.
    public let gathering: Duration
    /// The least time from one frame to the next that only services ask for.
    public let serviceInterval: Duration
    private var lastFrame: Instant?
    private var due: Instant?
    /// Whether the last frame asks for another one.
    private var isFollowed = false
    /// How many frames in a row were asked for by the one before.
    private var follows = 0

    /// So many frames are drawn at once because the one before asks for them: more, and they ask for each other for ever.
    private static let mostFollows = 3

    /// A scheduler that has drawn nothing.
    ///
    /// - Parameters:
    ///   - interval: 1/60 s by default.
    ///   - gathering: As long as `interval` by default.
    ///   - serviceInterval: As long as `interval` by default.
    public init(
        interval: Duration = .nanoseconds(16_666_667), gathering: Duration? = nil, serviceInterval: Duration? = nil
    ) {
        self.interval = interval
        self.gathering = gathering ?? interval
        self.serviceInterval = serviceInterval ?? interval
    }

    /// When to look again, `nil` when nothing is to be drawn. It may lie in the past.
    public var deadline: Instant? { due }

    /// Notes at `now` that the state changed.
    public mutating func stateChanged(by cause: Cause, at now: Instant) {
        let earliest = lastFrame.map { max($0.advanced(by: interval), now) } ?? now
        if cause == .frame { isFollowed = true }
        let wished =
            switch cause {
            case .frame where follows < Self.mostFollows: now
            case .input, .frame: earliest
            case .service:
                max(
                    now.advanced(by: gathering), earliest,
                    lastFrame.map { $0.advanced(by: serviceInterval) } ?? earliest)
            }
        due = due.map { min($0, wished) } ?? wished
    }

    /// What is to be done at `now`.
    public func decision(at now: Instant) -> Decision {
        guard let due else { return .nothing }
        return due <= now ? .drawNow : .draw(at: due)
    }

    /// Notes that a frame with all changes so far was drawn at `now`.
    ///
    /// - Parameters:
    ///   - now: when it was drawn.
    ///   - changedScreen: whether there was anything to be seen of it. One that changed nothing does not hold up the next.
    public mutating func drawn(at now: Instant, changedScreen: Bool = true) {
        follows = isFollowed ? follows + 1 : 0
        if changedScreen || follows >= Self.mostFollows { lastFrame = now }
        due = nil
        isFollowed = false
    }
}
