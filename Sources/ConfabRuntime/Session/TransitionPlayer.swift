import ConfabApp
import Loop
import TerminalDOM

/// Shows the frames between two roots. The app and the renderer are ahead: both have the new root from the first moment.
struct TransitionPlayer {
    /// False once the terminal was too slow for animations, or if the session has no use for them.
    private(set) var isAllowed = true
    /// The root that the last frame shows; nil before the first one.
    private(set) var shownRoot: Root.Kind?
    /// The time of the next frame; nil if the terminal shows what was rendered last.
    private(set) var deadline: Instant?
    private var running: Running?
    /// The frame that the terminal shows; nil if it's the one that was rendered last.
    private var shown: Frame?

    private struct Running {
        let transition: Transition
        let from: Frame
        let start: Instant
    }

    /// The time between frames.
    private static let interval: Duration = .nanoseconds(16_666_667)
    /// A terminal that takes longer for one frame gets no transitions.
    static let slowFrame: Duration = .milliseconds(50)

    /// Plays nothing from now on.
    mutating func disable() { isAllowed = false }

    /// Notes the root of the frame that is rendered next.
    ///
    /// - Returns: the transition to it.
    mutating func show(_ next: Root.Kind, isWanted: Bool) -> Transition {
        defer { shownRoot = next }
        guard isWanted, isAllowed, let shownRoot, shownRoot != next else { return .none }
        return shownRoot.transition(to: next)
    }

    /// Starts a transition to the frame that is rendered next.
    ///
    /// - Parameter from: the frame that was rendered last.
    mutating func start(_ transition: Transition, from: Frame, at now: Instant) {
        running = Running(transition: transition, from: shown ?? from, start: now)
        shown = shown ?? from
    }

    /// Ends the transition, so that the next frame is the one that was rendered last.
    mutating func stop(at now: Instant) {
        running = nil
        if shown != nil { deadline = now }
    }

    /// Returns the frame to present instead of one that was rendered, with its differences from what the terminal shows.
    mutating func next(
        _ rendered: Frame, patches: [Patch]?, at now: Instant
    ) -> (frame: Frame, patches: [Patch]?) {
        guard let before = shown else { return (rendered, patches) }
        if let running, patches != nil {
            let time = running.start.duration(to: now)
            if time < Transition.duration, rendered.size == running.from.size, rendered.extendsTables(of: running.from)
            {
                let frame = running.transition.frame(
                    from: running.from, to: rendered, progress: Transition.progress(after: time))
                shown = frame
                deadline = now.advanced(by: Self.interval)
                return (frame, frame.patches(over: before))
            }
        }
        (running, shown, deadline) = (nil, nil, nil)
        return (rendered, patches == nil ? nil : rendered.patches(over: before))
    }

    /// Notes how long the terminal was busy with a frame.
    mutating func noteWriting(_ duration: Duration, at now: Instant) {
        guard duration > Self.slowFrame else { return }
        disable()
        stop(at: now)
    }
}
