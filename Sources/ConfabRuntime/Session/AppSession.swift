internal import CLinux
import ConfabApp
import Glibc
import Logging
import Loop
import Messenger
import TerminalDOM
import Theming

/// A running Confab: one thread that waits for the terminal, for timers and for answers, reduces, and draws.
///
/// Everything else (the store's writer, the service) works on other threads and leaves its answers in the mailbox.
final class AppSession: EffectHandler {
    typealias Operation = AppOperation
    typealias Action = AppAction
    typealias Subscription = AppSubscription

    let store: Store<AppState, AppAction, AppOperation, AppSubscription>
    private let screen: any Screen
    private let backend: any Backend
    /// Fetched when the profile is being opened already: reading a theme takes as long.
    private lazy var appearance = fetchAppearance()
    private let fetchAppearance: () -> Appearance
    private let optionFiles: OptionFiles
    private var glyphs = Glyphs()
    private let recorder: Recorder?
    private let log: Logger
    private let clock = SystemClock()
    private let answers = Mailbox<Answer>()
    private var schedule = EffectSchedule<AppOperation, AppAction>()
    private var frames: FrameScheduler
    private var renderer = Renderer<AppAction>(sheet: StyleSheet())
    private var cause = FrameScheduler.Cause.service
    private var signals: [TerminalSignal] = []
    private var signalCount = 0
    private var minuteDue: Timestamp?
    private var isEnding = false
    /// Whether the last frame shows all that there is to be shown, the pointer apart.
    private var isShown = false
    /// The descriptors on which something has come in.
    private var ready: [Int32] = []

    /// What another thread says about an effect, or by itself.
    struct Answer: Sendable {
        var run: EffectRun?
        var isLast = true
        var action: AppAction?
    }

    init(
        state: AppState, screen: any Screen, backend: any Backend,
        appearance: @escaping @autoclosure () -> Appearance, optionFiles: OptionFiles,
        recorder: Recorder?, log: Logger, frames: FrameScheduler = .session
    ) {
        store = Store(state, reduce: App.reduce, subscriptions: App.subscriptions)
        self.screen = screen
        self.backend = backend
        fetchAppearance = appearance
        self.optionFiles = optionFiles
        self.recorder = recorder
        self.log = log
        self.frames = frames
    }

    /// Runs until the user quits, somebody ends the process, or the terminal is gone.
    func run() throws {
        log.info("started", metadata: ["version": "\(Version.withBuild)", "size": "\(screen.size)"])
        begin()
        announce((optionFiles.problems + appearance.problems).map(\.short.description))
        // What is being written is kept, however the session ends.
        defer {
            store.send(.command(.quit))
            backend.close()
            log.info("ended")
        }
        while !isEnding {
            try drawIfDue()
            if isEnding { break }
            wait()
            try takeInput()
            takeAnswers()
            takeThemeChanges()
            takeOptionChanges()
            takeTime()
        }
    }

    /// Loads what the first screen needs and draws it, without waiting for anything else.
    func runOnce() throws -> Frame {
        begin()
        while !schedule.running.isEmpty {
            wait()
            takeAnswers()
            takeTime()
        }
        // A list that says what it shows may have more read, which is to be on the screen, too.
        for _ in 0..<4 where frames.deadline != nil { try draw() }
        backend.close()
        return renderer.frame ?? Frame(grid: Grid(size: screen.size))
    }

    private func begin() {
        let answers = answers
        backend.open { answers.post(Answer(run: nil, isLast: false, action: $0)) }
        store.start(self)
        perform(Launch.begin())
        renderer.use(appearance.theme.sheet)
        glyphs = appearance.glyphs
    }

    private func send(_ action: AppAction, cause: FrameScheduler.Cause) {
        self.cause = cause
        recorder?.record(
            action, isCommand: isCommand(action), isSecret: store.state.isSecretTyped, at: clock.now)
        store.send(action)
    }

    private func isCommand(_ action: AppAction) -> Bool {
        guard case .terminal(.key(let key)) = action else { return false }
        return store.state.options.keymap.command(for: key, in: store.state.keyContexts) != nil
    }

    /// Says what was wrong with the files of the user, the first few of many.
    private func announce(_ problems: [String]) {
        let shown = 3
        for problem in problems.prefix(shown) { say(problem) }
        if problems.count > shown {
            say(store.state.options.words.moreProblems(problems.count - shown))
        }
    }

    private func say(_ problem: String) { send(.toasts(.said(problem, isError: true)), cause: .input) }

    // MARK: waiting

    private func wait() {
        let watched =
            screen.descriptors + [answers.descriptor, appearance.descriptor, optionFiles.descriptor]
            + backend.descriptors
        var descriptors = watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if !renderer.isPrepared, frames.deadline == nil, cl_poll(&descriptors, Int32(descriptors.count), 0) == 0 {
            renderer.prepare()
        }
        _ = cl_poll(&descriptors, Int32(descriptors.count), nanosecondsToWait())
        ready.removeAll(keepingCapacity: true)
        for descriptor in descriptors where descriptor.revents != 0 { ready.append(descriptor.fd) }
    }

    private func nanosecondsToWait() -> Int64 {
        let now = clock.now
        var nearest: Duration?
        func consider(_ duration: Duration?) {
            if let duration { nearest = nearest.map { min($0, duration) } ?? duration }
        }
        consider(schedule.nextDeadline.map { now.duration(to: $0) })
        consider(frames.deadline.map { now.duration(to: $0) })
        consider(screen.patience)
        consider(minuteDue.map { .milliseconds(max(0, $0.milliseconds(since: SystemClock.wallTime))) })
        guard let nearest else { return -1 }
        return max(0, Instant(nearest).nanoseconds)
    }

    private func takeInput() throws {
        let events = try screen.take(from: ready)
        for event in events {
            switch event {
            case .terminal(.mouse(let mouse)):
                for action in renderer.actions(for: mouse) { send(action, cause: .input) }
                followPointer()
            case .terminal(let event):
                switch event {
                case .key, .focus(false): forgetPointer()
                case .focus(true): lookAgain()
                case .reply:
                    if let isDark = screen.isDark { apply(appearance.note(isDark: isDark)) }
                default: break
                }
                send(.terminal(event), cause: .input)
            case .continued:
                screen.redrawAll()
                renderer.forget()
                needFrame()
            case .suspendRequested: send(.command(.suspend), cause: .input)
            case .terminate: isEnding = true
            }
        }
    }

    /// Has the last frame drawn with the pointer on what it is on now; the app has no part in that.
    private func followPointer() {
        if renderer.showsPointerElsewhere { frames.stateChanged(by: .input, at: clock.now) }
    }

    private func forgetPointer() {
        renderer.forgetPointer()
        followPointer()
    }

    private func takeAnswers() {
        var taken = ready.contains(answers.descriptor) ? answers.take() : []
        while !taken.isEmpty {
            for answer in taken { take(answer) }
            // What has come meanwhile belongs to the first screen, too.
            taken = renderer.frame == nil ? answers.take() : []
        }
        if backend.descriptors.contains(where: ready.contains) { takeChanges() }
    }

    private func take(_ answer: Answer) {
        if let run = answer.run {
            // An answer to what was cancelled or replaced is no answer any more.
            guard answer.isLast ? schedule.finish(run) : schedule.isWanted(run) else { return }
        }
        // Who waits for the first screen waits for nothing else.
        if let action = answer.action { send(action, cause: renderer.frame == nil ? .input : .service) }
    }

    private func takeChanges() {
        let changes = backend.takeChanges()
        guard !changes.isEmpty else { return }
        log.trace("changed", metadata: ["chats": "\(changes.chats.count)", "messages": "\(changes.messages.count)"])
        send(.changed(changes), cause: .service)
    }

    /// In case that a knock was lost.
    private func lookAgain() {
        backend.refresh()
        takeChanges()
    }

    private func takeTime() {
        while let action = schedule.takeDue(at: clock.now) {
            send(action, cause: .input)
        }
        if let due = minuteDue, SystemClock.wallTime >= due {
            let now = SystemClock.wallTime
            let zone = LocalZone.table(around: now)
            minuteDue = zone.nextMinute(after: now)
            lookAgain()
            lookAtUnwatchedFiles()
            send(.minute(Clock(now: now, zone: zone)), cause: .service)
        }
    }

    // MARK: themes

    private func apply(_ change: Appearance.Change) {
        if change.isVisible {
            renderer.use(appearance.theme.sheet)
            glyphs = appearance.glyphs
            // Other symbols need other rows, even where the style is the same.
            renderer.forget()
            needFrame()
        }
        if !change.mended.isEmpty { send(.toasts(.retracted(change.mended)), cause: .input) }
        announce(change.problems)
    }

    private func perform(_ operation: ThemeOperation) {
        switch operation {
        case .load: send(.themePicker(.loaded(appearance.entries, chosen: appearance.chosen)), cause: .input)
        case .preview(let entry): apply(appearance.show(preview: entry))
        case .use(let setting): apply(appearance.use(setting))
        }
    }

    private func takeThemeChanges() {
        if ready.contains(appearance.descriptor) { readThemes() }
    }

    private func readThemes() {
        let change = appearance.takeChanges()
        apply(change)
        if case .themes = store.state.overlay, change.isVisible || !change.problems.isEmpty {
            perform(.load)
        }
    }

    // MARK: options

    private func takeOptionChanges() {
        if ready.contains(optionFiles.descriptor) { readOptions() }
    }

    /// The system may have no watch left for these files.
    private func lookAtUnwatchedFiles() {
        if appearance.descriptor < 0 { readThemes() }
        if optionFiles.descriptor < 0 { readOptions() }
    }

    private func readOptions() {
        let change = optionFiles.takeChanges()
        if !change.mended.isEmpty { send(.toasts(.retracted(change.mended)), cause: .input) }
        announce(change.problems)
        if let files = change.files { send(.options(.filesRead(files)), cause: .input) }
    }

    // MARK: drawing

    private func drawIfDue() throws {
        if frames.decision(at: clock.now) == .drawNow { try draw() }
    }

    private func draw() throws {
        if isShown, screen.size == renderer.frame?.size, let rendering = renderer.repaint() {
            return try present(rendering)
        }
        let state = store.state
        let rendering = renderer.render(
            App.view(state, glyphs: glyphs), size: screen.size, modes: App.modes(state), signals: signals)
        try present(rendering)
        renderer.tidy()
        signals = []
        isShown = true
        for action in rendering.actions { send(action, cause: .frame) }
    }

    private func present(_ rendering: Rendering<AppAction>) throws {
        try screen.present(rendering.frame, patches: rendering.patches)
        frames.drawn(at: clock.now, changedScreen: rendering.patches?.isEmpty != true)
    }

    func stateChanged() { needFrame(by: cause) }

    /// Asks for a frame, also where the state is what it was.
    private func needFrame(by cause: FrameScheduler.Cause = .input) {
        isShown = false
        // An empty frame before the first screen would hold that up by the time from frame to frame.
        if renderer.frame == nil, App.isSilent(store.state) { return }
        frames.stateChanged(by: cause, at: clock.now)
    }

    // MARK: effects

    func perform(_ effects: [AppEffect]) {
        for effect in effects {
            for step in schedule.accept(effect, at: clock.now) {
                if case .start(let operation, let run) = step { start(operation, run) }
            }
        }
    }

    private func start(_ operation: AppOperation, _ run: EffectRun) {
        let answer: Backend.Answer = { [answers] in answers.post(Answer(run: run, action: $0)) }
        switch operation {
        case .query(let query):
            let action = backend.read(query)
            if schedule.finish(run) { send(action, cause: cause) }
        case .slowQuery(let query): backend.start(query, answer: answer)
        case .service(let call): backend.start(call, answer: answer)
        case .save(let change): backend.start(change, answer: answer)
        case .profile(let operation): backend.start(operation, answer: answer)
        case .saveOption(let id, let value):
            for sentence in optionFiles.keep(id, value) { say(sentence) }
            _ = schedule.finish(run)
        case .terminal(let operation):
            perform(operation)
            _ = schedule.finish(run)
        case .theme(let operation):
            perform(operation)
            _ = schedule.finish(run)
        }
    }

    private func perform(_ operation: TerminalOperation) {
        switch operation {
        case .copy(let text): signal(.clipboard(text))
        case .ring: signal(.bell)
        case .notify(let title, let body): signal(.notification(title: title, body: body))
        case .openLink(let address):
            if let problem = LinkOpener.open(address, with: store.state.options.linkOpener) {
                send(.failed(problem), cause: .input)
            }
        case .refresh:
            lookAgain()
            send(.around(.refreshed), cause: .input)
        case .redraw:
            screen.redrawAll()
            renderer.forget()
            needFrame()
        case .suspend:
            // A process that is stopped while it writes would stop all others that want to.
            backend.settle { screen.suspend() }
            needFrame()
        case .quit: isEnding = true
        }
    }

    private func signal(_ kind: TerminalSignal.Kind) {
        signalCount += 1
        signals.append(TerminalSignal(number: signalCount, kind))
        needFrame()
    }

    func subscribe(_ change: SubscriptionChange<AppSubscription>) {
        // The store's changes and the service's events come anyhow; only the minute has to be asked for.
        if change.stopped.contains(.minute) { minuteDue = nil }
        if change.started.contains(.minute) {
            minuteDue = store.state.clock.zone.nextMinute(after: SystemClock.wallTime)
        }
    }
}
