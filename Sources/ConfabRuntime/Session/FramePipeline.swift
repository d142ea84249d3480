import ConfabApp
package import Loop
import Messenger
import TerminalDOM

/// Draws the app's state on the screen when a frame is due, and knows which node the pointer is on.
final class FramePipeline {
    private let screen: any Screen
    private let dispatcher: Dispatcher
    private let clock: SystemClock
    private let phases: StartPhases?
    private var scheduler: FrameScheduler
    private var renderer = Renderer<AppAction>(sheet: StyleSheet())
    private var glyphs = Glyphs()
    private var signals: [TerminalSignal] = []
    private var signalCount = 0
    private var player = TransitionPlayer()
    /// True if the last frame shows the current state; only the pointer may be elsewhere.
    private var isCurrent = false
    /// True once a frame has shown a profile, or the question for its name.
    private(set) var hasShownStart = false

    init(
        _ screen: any Screen, scheduler: FrameScheduler, dispatcher: Dispatcher, clock: SystemClock,
        phases: StartPhases? = nil
    ) {
        self.phases = phases
        self.screen = screen
        self.scheduler = scheduler
        self.dispatcher = dispatcher
        self.clock = clock
    }

    /// The last frame; nil before the first one, and while everything is to be drawn again.
    var frame: Frame? { renderer.frame }

    /// The time of the next frame; nil if none is needed.
    var deadline: Instant? { [scheduler.deadline, player.deadline].compactMap { $0 }.min() }

    /// True if the last frame shows the current state, and no transition to it is under way.
    var isSettled: Bool { isCurrent && player.deadline == nil }

    // MARK: requests

    /// Asks for a frame that shows the state.
    func needFrame(by cause: FrameScheduler.Cause = .input) {
        isCurrent = false
        // An empty frame would delay the first screen by the interval between frames.
        if renderer.frame == nil, App.isSilent(dispatcher.state) { return }
        scheduler.stateChanged(by: cause, at: clock.now)
    }

    /// Uses this look from the next frame on that is drawn from scratch.
    func use(_ sheet: StyleSheet, _ glyphs: Glyphs) {
        renderer.use(sheet)
        self.glyphs = glyphs
    }

    /// Asks for a frame that is built and drawn from scratch.
    func redraw() {
        renderer.forget()
        needFrame()
    }

    /// Has the terminal do something together with the next frame.
    func signal(_ kind: TerminalSignal.Kind) {
        signalCount += 1
        signals.append(TerminalSignal(number: signalCount, kind))
        needFrame()
    }

    // MARK: transitions

    /// Shows every root at once from now on.
    func disableTransitions() { player.disable() }

    /// Ends the transition that is being shown: the user has gone on.
    func endTransition() { player.stop(at: clock.now) }

    // MARK: the pointer

    /// Returns the actions that `event` means on the last frame.
    func actions(for event: MouseEvent) -> [AppAction] {
        let tooltip = renderer.tooltip
        let actions = renderer.actions(for: event)
        return renderer.tooltip == tooltip ? actions : actions + [.tooltip(renderer.tooltip)]
    }

    /// Asks for the last frame with the pointer on the node that it's on now. The app has no part in that.
    func followPointer() {
        if renderer.showsPointerElsewhere { scheduler.stateChanged(by: .input, at: clock.now) }
    }

    func forgetPointer() {
        if renderer.tooltip != nil { dispatcher.send(.tooltip(nil)) }
        renderer.forgetPointer()
        followPointer()
    }

    // MARK: drawing

    func drawIfDue() throws {
        if let deadline, deadline <= clock.now { try draw() }
    }

    func draw() throws {
        if isCurrent, screen.size == renderer.frame?.size, let rendering = renderer.repaint() {
            return try present(rendering)
        }
        let state = dispatcher.state
        let isStart = !hasShownStart && state.isReady
        if isStart { phases?.end(.list) }
        let isWanted = state.options.transitions && state.pictures.cache.colors != .none
        let transition = player.show(state.root.kind, isWanted: isWanted)
        // Held only for a transition: without it, the renderer paints into its last frame.
        if transition != .none, let last = renderer.frame { player.start(transition, from: last, at: clock.now) }
        let rendering = renderer.render(
            App.view(state, glyphs: glyphs), size: screen.size, modes: App.modes(state), signals: signals)
        try present(rendering)
        if isStart {
            phases?.end(.frame)
            hasShownStart = true
        }
        renderer.tidy()
        signals = []
        isCurrent = true
        for action in rendering.actions { dispatcher.send(action, cause: .frame) }
    }

    private func present(_ rendering: Rendering<AppAction>) throws {
        let start = clock.now
        let (frame, patches) = player.next(rendering.frame, patches: rendering.patches, at: start)
        try screen.present(frame, patches: patches)
        let now = clock.now
        player.noteWriting(start.duration(to: now), at: now)
        scheduler.drawn(at: now, changedScreen: patches?.isEmpty != true)
    }

    /// True if the rows next to the visible ones can be prepared now, so that scrolling to them is quick.
    var canPrepare: Bool { !renderer.isPrepared && deadline == nil }

    func prepare() { renderer.prepare() }
}

extension FrameScheduler {
    /// The scheduler of a session. It draws keys at once, up to the rate at which screens show frames, and what a service sends
    /// within a few milliseconds, up to sixty times a second.
    package static let session = FrameScheduler(
        interval: .microseconds(8333), gathering: .milliseconds(4), serviceInterval: .nanoseconds(16_666_667))
}
