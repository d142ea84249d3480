import ConfabApp
import Logging
import Loop
import Messenger
import TerminalDOM
import Theming

/// A message from another thread to the loop.
enum MailboxMessage: Sendable {
    /// The end of an operation, with its answer if there is one.
    case answer(EffectRun, AppAction?)
    /// Something that isn't an answer.
    case event(AppAction)
}

/// A running Confab. The event loop lets its sources send actions, the store reduces them, and the frame pipeline draws the
/// state, all on one thread.
///
/// The session runs the effects: it starts each operation with its executor, and sends the answers and the timers that are
/// due. Work on other threads leaves its answers in the mailbox.
final class AppSession: EffectHandler, EventSource {
    typealias Operation = AppOperation
    typealias Action = AppAction
    typealias Subscription = AppSubscription

    private let backend: any Backend
    private let mailbox: Mailbox<MailboxMessage>
    private let log: Logger
    private let clock = SystemClock()
    private let dispatcher: Dispatcher
    private let frames: FramePipeline
    private let loop: EventLoop
    private let input: ScreenInput
    private let changes: StoreChanges
    private let themes: ThemeExecutor
    private let options: OptionExecutor
    private let terminal: TerminalExecutor
    private let minute: MinuteTick
    private let spinner: SpinnerTick
    /// Nil if nobody asks how long the start takes.
    private let phases: StartPhases?
    private var schedule = EffectSchedule<AppOperation, AppAction>(isTransient: \.isTransient)
    /// True once there is a profile, or the question for its name, on the screen.
    private var isReady = false

    /// - Parameters:
    ///   - mailbox: takes what `backend` tells the app.
    ///   - appearance: read once the profile is being opened, because reading a theme takes as long.
    init(
        state: AppState, screen: any Screen, backend: any Backend, mailbox: Mailbox<MailboxMessage>,
        appearance: @escaping @autoclosure () -> Appearance, optionFiles: OptionFiles,
        recorder: Recorder?, log: Logger, scheduler: FrameScheduler = .session, phases: StartPhases? = nil
    ) {
        self.backend = backend
        self.mailbox = mailbox
        self.log = log
        self.phases = phases
        dispatcher = Dispatcher(state, recorder: recorder, clock: clock)
        frames = FramePipeline(screen, scheduler: scheduler, dispatcher: dispatcher, clock: clock, phases: phases)
        loop = EventLoop(frames, clock: clock)
        changes = StoreChanges(backend, dispatcher: dispatcher, log: log)
        themes = ThemeExecutor(appearance, frames: frames, dispatcher: dispatcher)
        options = OptionExecutor(optionFiles, dispatcher: dispatcher)
        minute = MinuteTick(changes: changes, themes: themes, options: options, dispatcher: dispatcher)
        spinner = SpinnerTick(clock, dispatcher: dispatcher)
        terminal = TerminalExecutor(
            screen, frames: frames, backend: backend, changes: changes, dispatcher: dispatcher, loop: loop, log: log)
        input = ScreenInput(
            screen, frames: frames, changes: changes, themes: themes, dispatcher: dispatcher, loop: loop)
    }

    /// Runs until the user quits, a signal ends the process, or the terminal is gone. ``close()`` has to follow.
    func run() throws {
        log.notice("started", metadata: ["version": "\(Version.withBuild)", "size": "\(dispatcher.state.size)"])
        start()
        dispatcher.show(problems: (options.problems + themes.problems).map { Problem($0) })
        // However the session ends, what the user is typing is saved.
        defer { dispatcher.store.send(.command(.quit)) }
        try loop.run(sources)
        // A signal ends a start early.
        if terminal.hasQuit { backend.noteReady() }
    }

    /// The state that the screen shows.
    var state: AppState { dispatcher.state }

    /// Waits until everything is saved.
    func close() {
        noteReady()
        if !isReady { logStart(.quit) }
        backend.close()
        log.info("ended")
    }

    /// Loads what the first screen needs and draws it.
    ///
    /// ``close()`` has to follow.
    ///
    /// - Returns: the last frame, and the state that it shows.
    func runOnce() throws -> (frame: Frame, state: AppState) {
        frames.disableTransitions()
        start()
        let sources = sources
        while !schedule.running.isEmpty { try loop.turn(sources) }
        // A list reports what it shows, and the frame after that shows what was read because of it.
        for _ in 0..<4 where frames.deadline != nil { try frames.draw() }
        let state = dispatcher.state
        return (frames.frame ?? Frame(grid: Grid(size: state.size)), state)
    }

    private func start() {
        phases?.end(.setup)
        dispatcher.store.start(self)
        perform(App.begin())
        themes.start()
    }

    private var sources: [any EventSource] { [input, self, changes, themes, options, minute, spinner] }

    // MARK: answers and timers

    var descriptors: [Int32] { [mailbox.descriptor] }
    var patience: Duration? {
        mayOpenScreen || mayNoteReady ? .zero : schedule.nextDeadline.map { clock.now.duration(to: $0) }
    }

    /// True if the open profile's screen was drawn, and nothing knows that yet.
    private var mayOpenScreen: Bool {
        frames.isSettled && dispatcher.state.root.kind == .main && !dispatcher.state.waiting.open.contains(.screen)
    }

    /// True if the start has come to its end on the screen, and nothing knows that yet.
    private var mayNoteReady: Bool { !isReady && frames.hasShownStart && dispatcher.state.isReady }

    func takeEvents(from ready: [Int32]) {
        var messages = ready.contains(mailbox.descriptor) ? mailbox.takeAll() : []
        while !messages.isEmpty {
            for message in messages { receive(message) }
            // Messages that have arrived meanwhile belong to the first screen.
            messages = frames.frame == nil ? mailbox.takeAll() : []
        }
        if mayOpenScreen { dispatcher.send(.ready(.screen), cause: .service) }
        while let action = schedule.takeDue(at: clock.now) { dispatcher.send(action) }
        noteReady()
    }

    private func receive(_ message: MailboxMessage) {
        // The first screen waits for nothing else.
        let cause = frames.frame == nil ? FrameScheduler.Cause.input : .service
        switch message {
        case .answer(let run, let action):
            // The answer of an operation that was canceled or replaced is dropped.
            guard schedule.finish(run), let action else { return }
            if case .profileOpened = action { phases?.end(.profile) }
            dispatcher.send(action, cause: cause)
        case .event(let action): dispatcher.send(action, cause: cause)
        }
    }

    // MARK: effects

    func stateChanged() { frames.needFrame(by: dispatcher.cause) }

    private func noteReady() {
        guard !isReady else { return }
        if let end = startEnd { logStart(end) }
        guard mayNoteReady else { return }
        isReady = true
        backend.noteReady()
    }

    /// The way in which the start has ended; nil while it's under way.
    private var startEnd: StartPhases.End? {
        switch dispatcher.state.root {
        case .main, .registration: frames.hasShownStart ? .ready : nil
        case .failed(let failure):
            failure.isCanceled ? .canceled : .failed(reason: CaseNames.of(failure.problem))
        case .launching(let launch): launch.isChoosing ? .choosing : nil
        }
    }

    private func logStart(_ end: StartPhases.End) {
        if let line = phases?.finish(end) { log.notice("\(line)") }
    }

    /// The store's changes and the service's events always come; only the time is a subscription.
    func subscribe(_ change: SubscriptionChange<AppSubscription>) {
        if change.stopped.contains(.minute) { minute.stop() }
        if change.started.contains(.minute) { minute.start() }
        if change.stopped.contains(.spinner) { spinner.stop() }
        if change.started.contains(.spinner) { spinner.start() }
    }

    func perform(_ effects: [AppEffect]) {
        for effect in effects {
            for case .start(let operation, let run) in schedule.accept(effect, at: clock.now) { start(operation, run) }
        }
    }

    private func start(_ operation: AppOperation, _ run: EffectRun) {
        switch operation {
        case .launch, .slowQuery, .service, .save, .profile, .file, .voice:
            return backend.start(operation) { [mailbox] in mailbox.post(.answer(run, $0)) }
        case .query(let query):
            let action = backend.read(query)
            if schedule.finish(run) { dispatcher.send(action, cause: dispatcher.cause) }
            return
        case .saveOption(let id, let value): options.save(id, value)
        case .readEmojiNames: options.readEmojiNames()
        case .terminal(let operation): terminal.perform(operation)
        case .theme(let operation): themes.perform(operation)
        }
        _ = schedule.finish(run)
    }
}
