internal import CLinux
internal import Glibc
public import TerminalDOM

/// The process's terminal, taken over: frames go out, events come in, and it is given back as it was however the process
/// ends (``close()``, exit, a signal, a crash).
///
/// Used by the thread that made it, whose loop polls ``inputDescriptor`` and ``signalDescriptor``; nothing here waits
/// for input. There is one at a time in a process.
public final class TerminalSession {
    /// Columns and rows.
    public private(set) var size: Size
    /// What the terminal can do, as far as it has answered.
    public private(set) var capabilities: TerminalCapabilities
    /// Readable while ``readInput()`` has something to give.
    public var inputDescriptor: Int32 { device.input }
    /// Readable while ``readSignals()`` has something to give.
    public let signalDescriptor: Int32
    /// What was painted so far.
    public var counters: PainterCounters { painter.counters }

    private let options: TerminalOptions
    private let device: TerminalDevice
    private let painter: NcursesPainter
    private var decoder: InputDecoder
    private var isOpen = false
    private var hasResumed = false
    /// Whether the shape of the cursor is undone at the end.
    private var plansCursorShape = false

    /// Takes the terminal over.
    ///
    /// - Throws: `TerminalError`, with the terminal as it was.
    public init(options: TerminalOptions = TerminalOptions()) throws {
        self.options = options
        let device = try TerminalDevice(options.descriptors)
        self.device = device
        size = device.size
        decoder = InputDecoder(eraseByte: device.eraseByte)
        let capabilities = TerminalCapabilities(environment: options.environment, colors: options.colors)
        self.capabilities = capabilities
        painter = try NcursesPainter(capabilities: capabilities, size: device.size, allowsMouse: options.mouse) {
            try device.write($0)
        }
        signalDescriptor = cl_signals_start()
        guard signalDescriptor >= 0 else {
            throw TerminalError.system("catch signals", code: TerminalError.currentCode)
        }
        do {
            try enter(isAgain: false)
            try write(sequences.questions)
        } catch {
            giveBack()
            throw error
        }
    }

    deinit { close() }

    /// The events of all that waits to be read; empty when nothing does.
    ///
    /// - Throws: `TerminalError.hungUp` when the terminal is gone.
    public func readInput() throws -> [TerminalEvent] {
        let bytes = try device.read()
        let events = decoder.decode(bytes)
        for case .reply(let reply) in events { try take(reply) }
        return events
    }

    /// How long to wait for more input before ``flushPending()``; `nil` when nothing is pending.
    public var pendingEscapeDelay: Duration? { decoder.pendingDelay }

    /// The events of what was pending when nothing more came: a lone Escape is a key.
    public func flushPending() -> [TerminalEvent] { decoder.flush() }

    /// What the system has told since the last call; any number of resizes is one.
    public func readSignals() -> [TerminalSignalEvent] {
        let bits = cl_signals_take()
        var events: [TerminalSignalEvent] = []
        if Signals.contains(bits, SIGCONT) {
            // Continued from outside: whoever had the terminal meanwhile has left it as they like it.
            if !hasResumed { resume(isAgain: true) }
            hasResumed = false
            events.append(.continued)
        }
        if Signals.contains(bits, SIGWINCH) || Signals.contains(bits, SIGCONT), device.size != size {
            size = device.size
            events.append(.resize(size))
        } else if Signals.contains(bits, SIGWINCH), events.isEmpty {
            events.append(.continued)
        }
        // Even if the size is the old one again, the terminal no longer shows the last frame: it cut or moved its rows for
        // the size in between.
        if !events.isEmpty { painter.redrawAll() }
        if Signals.contains(bits, SIGTSTP) { events.append(.suspendRequested) }
        for signal in Signals.ending where Signals.contains(bits, signal) { events.append(.terminate(signal: signal)) }
        return events
    }

    /// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal again when the process is
    /// continued. ``readSignals()`` says so then, and the next frame is drawn whole.
    public func suspend() {
        cl_terminal_restore()
        cl_signals_suspend()
        resume(isAgain: false)
        hasResumed = true
    }

    /// Shows `frame`; see ``FramePainter/present(_:patches:)``.
    ///
    /// - Throws: `TerminalError` when the terminal cannot be written to.
    public func present(_ frame: Frame, patches: [Patch]?) throws {
        // Planned first: whatever happens from here on is undone.
        if let cursor = frame.cursor, cursor.shape != .terminal, !plansCursorShape {
            plansCursorShape = true
            plan()
        }
        try painter.present(frame, patches: patches)
    }

    /// The next frame is drawn whole, whatever the terminal shows.
    public func redrawAll() { painter.redrawAll() }

    /// Gives the terminal back. Nothing may be called afterwards.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        // Answers that are still on their way would be typed into the shell.
        if capabilities.isEmulator, !capabilities.hasAnsweredAll { awaitAnswers() }
        tcflush(device.input, TCIFLUSH)
        giveBack()
    }

    // MARK: taking and giving back

    private var sequences: ScreenSequences {
        ScreenSequences(
            capabilities: capabilities, environment: options.environment, allowsKitty: options.kittyKeyboard)
    }

    private func enter(isAgain: Bool) throws {
        // Planned first: whatever happens from here on is undone.
        isOpen = true
        plan()
        try device.makeRaw()
        try write(sequences.enter(isAgain: isAgain))
    }

    private func resume(isAgain: Bool) {
        painter.redrawAll()
        // A terminal that cannot be taken again is gone, and the next read says so.
        try? enter(isAgain: isAgain)
    }

    private func plan() {
        plansCursorShape = plansCursorShape || painter.hasSetCursorShape
        var settings = device.settings
        let bytes = Array(sequences.leave(cursorShapeChanged: plansCursorShape).utf8)
        _ = cl_terminal_plan(device.output, &settings, bytes, bytes.count)
    }

    private func giveBack() {
        cl_terminal_restore()
        cl_signals_stop()
        isOpen = false
    }

    private func write(_ text: String) throws {
        guard !text.isEmpty else { return }
        _ = try Array(text.utf8).withUnsafeBytes { try device.write($0) }
    }

    // MARK: answers

    private func take(_ reply: TerminalReply) throws {
        let before = sequences
        guard capabilities.learn(reply) else { return }
        painter.capabilities = capabilities
        let after = sequences
        plan()
        if after.keyboard != before.keyboard { try write(after.keyboard) }
        if after.graphemeWidths != before.graphemeWidths { try write(after.graphemeWidths) }
    }

    private func awaitAnswers() {
        var turns = 10
        while turns > 0, !capabilities.hasAnsweredAll {
            var waiting = pollfd(fd: device.input, events: Int16(POLLIN), revents: 0)
            guard cl_poll(&waiting, 1, 20_000_000) >= 0, let bytes = try? device.read() else { return }
            for case .reply(let reply) in decoder.decode(bytes) { capabilities.learn(reply) }
            turns -= 1
        }
    }
}
