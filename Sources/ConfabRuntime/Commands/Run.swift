import Loop
import ConfabApp
import Dispatch
import Glibc
import Importing
import Logging
import MessageStore
import Messenger
import TerminalDOM
import TerminalNcurses
import Theming
import Threads

/// Runs Confab until it ends.
///
/// - Throws: errors that read as sentences, after restoring the terminal.
package func run(_ options: RunOptions) throws {
    // Sample data and a screen that is shown once say nothing about the user's starts.
    let phases = options.isDemo || options.once != nil ? nil : StartPhases(of: options.places.data)
    var options = options
    let files = OptionFiles(
        places: options.places, mustHaveConfig: options.mustHaveConfig,
        commandLine: options.theme.map { [.theme: .theme(ThemeSetting($0))] } ?? [:],
        watchesFiles: options.once == nil, keepsChoices: !options.isDemo)
    // A relative path such as “.” would lead to the directory that was moved aside.
    if options.startsOver, let path = Files.real(options.places.data) { options.places.data = path }
    var settings = Options(files.layers)
    let colors = try options.colors.map { try colorDepth($0) } ?? nil
    let demo = try options.isDemo ? DemoDirectory() : nil
    defer { demo?.remove() }
    if let demo { options.places.data = demo.path }
    settings.doctorCommand = options.places.doctorCommand
    let log = makeLog(options)
    let now = SystemClock.wallTime
    // The theme is read while the store is opened and the terminal is set up.
    let (theme, places, watchesFiles) = (settings.theme, options.places, options.once == nil)
    // Read now, because ncurses sets a variable in the meantime.
    let environment = TerminalOptions.processEnvironment
    let themed = Future("themes") {
        Appearance(
            theme, places: places, environment: environment,
            isDark: TerminalCapabilities.isDark(environment: environment), watchesFiles: watchesFiles)
    }
    explainCrashes(whileReading: options.places.data)
    if options.startsOver { try startOver(options.places.data, on: now) }
    let mailbox = Mailbox<MailboxMessage>()
    let opener = DataOpener(options: options, demo: demo, now: now, log: log, phases: phases) {
        mailbox.post(.event($0))
    }
    let isOnce = options.once != nil
    let backend = DataBackend(opener) { action in
        if isOnce, case .launch(.held(let process?)) = action { sayWaiting(for: process, in: places) }
        mailbox.post(.event(action))
    }
    let clock = LocalClock(now: now, zone: LocalZone.table(around: now))

    if let size = options.once {
        var state = AppState(size: size, clock: clock, options: settings)
        state.optionLayers = files.layers
        // As text, a name says more than half blocks without colors.
        state.pictures.use(.none)
        state.markdown = .standard
        options.extend(&state)
        let session = AppSession(
            state: state, screen: NullScreen(size: size), backend: backend, mailbox: mailbox,
            appearance: themed.value, optionFiles: files, recorder: nil, log: log)
        defer { session.close() }
        let (frame, shown) = try session.runOnce()
        guard let store = backend.store else { return try explainFailure(shown, in: places) }
        try explainingErrors(in: places) {
            try reportingProblems(of: store, in: places) {
                if let problem = shown.failure { throw problem }
                if let name = options.profile, try ProfileByName.find(name, in: store) == nil {
                    throw UsageError("There's no profile named “\(name.harmlessName)”.")
                }
                try Output.say(options.isLinear ? App.lines(shown).joined(separator: "\n") : frame.text)
                for path in store.exposedPaths + places.tightenPermissions() {
                    Output.complain(places.strings.problem(.storage(.exposed(path: path))))
                }
                // The program reads these only when they're needed.
                let later =
                    files.emojiProblems
                    + ((try? StickerFolder(path: places.stickers, files: nil).read().problems) ?? [])
                for problem in files.problems + themed.value.problems + later {
                    Output.complain(
                        problem.file == nil ? "Error: \(places.strings.problem(Problem(problem)))" : "\(problem)")
                }
            }
        }
        return
    }
    let last: AppState
    do {
        var terminalOptions = TerminalOptions()
        terminalOptions.colors = colors
        let terminal = try TerminalSession(options: terminalOptions)
        var state = AppState(size: terminal.size, clock: clock, options: settings)
        state.optionLayers = files.layers
        state.pictures.use(terminal.capabilities.colors)
        state.markdown = .standard
        options.extend(&state)
        // Before anything is printed, so that it can be read.
        defer { terminal.close() }
        let recorder = try options.recording.map { path in
            guard !options.places.hold(path) else {
                throw RecordingError(path: path, reason: "can't be written: it's in Confab's data directory")
            }
            return try Recorder(path: path, start: state, redacts: options.redactsRecording)
        }
        let session = AppSession(
            state: state, screen: TerminalScreen(terminal), backend: backend, mailbox: mailbox,
            appearance: themed.value, optionFiles: files, recorder: recorder, log: log, phases: phases)
        defer {
            terminal.close()
            explainingDelay(isSending: backend.isSending) { session.close() }
        }
        try session.run()
        last = session.state
    }
    try explainFailure(last, in: places)
}

/// Throws the reason that Confab couldn't start, so that the shell has it, too, with the paths of log bundles.
private func explainFailure(_ state: AppState, in places: Places) throws {
    for path in state.savedBundles { Output.complain(places.strings.savedBundle(path)) }
    try explainingErrors(in: places) { if let problem = state.failure { throw problem } }
}

/// Runs `body`, and says why nothing happens if it takes long: a process that was stopped may be holding the database.
///
/// Until then, SIGINT is ignored: if Ctrl-C quit Confab and is still held down, it mustn't end it before everything is saved.
///
/// - Parameter isSending: returns true while files are copied that are being sent.
private func explainingDelay(isSending: @escaping @Sendable () -> Bool, _ body: () -> Void) {
    let interrupted = signal(SIGINT, SIG_IGN)
    let isDone = DispatchSemaphore(value: 0)
    let note = Future("delay") {
        guard isDone.wait(timeout: .now() + 2) == .timedOut else { return }
        signal(SIGINT, interrupted)
        Output.complain(
            isSending()
                ? "Copying the files that you sent. Press Ctrl-C to quit without sending the rest."
                : "Waiting for another process that is writing to the database. Press Ctrl-C to quit without saving the rest."
        )
    }
    body()
    isDone.signal()
    withExtendedLifetime(note) {}
}

/// Moves the content of the data directory aside, and says where it is.
private func startOver(_ directory: String, on now: Timestamp) throws {
    guard let target = try MessageStore.moveAside(directory, on: LocalZone.day(at: now)) else { return }
    Output.complain("Everything in \(directory.harmlessName) is now in \(target.harmlessName).")
}

private func makeLog(_ options: RunOptions) -> Logger {
    let handler = FileLogHandler(directory: options.places.state, level: options.logLevel)
    if let problem = handler.problem { Output.complain(problem) }
    return Logger(label: "confab") { _ in handler }
}

/// The values of `--color`.
package let colorModes = "auto, truecolor, 256, 16, 8, or none"

/// Returns the color depth that `--color` names; nil for the one from the environment.
func colorDepth(_ name: String) throws -> ColorDepth? {
    if name == "auto" { return nil }
    if name == "none" { return ColorDepth.none }
    if let depth = ColorDepth(rawValue: name) { return depth }
    throw UsageError("Unknown color mode “\(name)”. Choose one of \(colorModes).")
}

/// A mistake in how a command was used.
package struct UsageError: Error, CustomStringConvertible {
    /// The mistake, as a sentence.
    package let description: String

    /// - Parameter description: may contain words from the user or a file; terminal control characters are removed.
    package init(_ description: String) { self.description = description.harmlessName }
}
