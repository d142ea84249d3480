internal import CLinux
internal import Glibc
package import TerminalDOM

/// A session on the process's terminal: frames go out, and events come in. The terminal is restored however the process
/// ends (``close()``, exit, a signal, a crash).
///
/// Use it on the thread that created it, whose loop polls ``inputDescriptor`` and ``signalDescriptor``; nothing here
/// waits for input. A process can have only one session at a time.
package final class TerminalSession {
    /// The current number of columns and rows.
    package private(set) var size: Size
    /// The capabilities of the terminal, according to its answers so far.
    package private(set) var capabilities: TerminalCapabilities
    /// A descriptor that is readable if ``readInput()`` has something to return.
    package var inputDescriptor: Int32 { device.input }
    /// A descriptor that is readable if ``readSignals()`` has something to return.
    package let signalDescriptor: Int32
    /// The counters of the painter.
    package var counters: PainterCounters { painter.counters }

    private let options: TerminalOptions
    private let device: TerminalDevice
    private let painter: NcursesPainter
    private var decoder: InputDecoder
    private var isOpen = false
    private var hasResumed = false
    /// True if the cleanup resets the shape of the cursor.
    private var plansCursorShape = false

    /// Takes over the terminal.
    ///
    /// - Throws: `TerminalError`, with the terminal restored.
    package init(options: TerminalOptions = TerminalOptions()) throws {
        if options.environment["TERM"] == "dumb" { throw TerminalError.dumb }
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

    /// Returns the events of all available input; empty if there is none.
    ///
    /// - Throws: `TerminalError.hungUp` if the terminal is gone.
    package func readInput() throws -> [TerminalEvent] {
        let bytes = try device.read()
        let events = decoder.decode(bytes)
        for case .reply(let reply) in events { try take(reply) }
        return events
    }

    /// The time to wait for more input before calling ``flushPending()``; `nil` if nothing is pending.
    package var pendingEscapeDelay: Duration? { decoder.pendingDelay }

    /// Returns the events of the pending input if no more arrives. A lone Escape is the Escape key.
    package func flushPending() -> [TerminalEvent] { decoder.flush() }

    /// Returns the signals since the last call. Several resizes become one event.
    package func readSignals() -> [TerminalSignalEvent] {
        let bits = cl_signals_take()
        var events: [TerminalSignalEvent] = []
        if Signals.contains(bits, SIGCONT) {
            // The process was continued from outside, and another program may have changed the terminal in the
            // meantime.
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
        // Even if the size is the old one again, the terminal no longer shows the last frame, because it cut or moved
        // rows for the size in between.
        if !events.isEmpty { painter.redrawAll() }
        if Signals.contains(bits, SIGTSTP) { events.append(.suspendRequested) }
        for signal in Signals.ending where Signals.contains(bits, signal) { events.append(.terminate(signal: signal)) }
        return events
    }

    /// Restores the terminal and stops the process as Ctrl-Z does. Takes over the terminal again when the process
    /// continues; ``readSignals()`` then reports this, and the next frame is drawn completely.
    package func suspend() {
        cl_terminal_restore()
        cl_signals_suspend()
        resume(isAgain: false)
        hasResumed = true
    }

    /// Gives the terminal to `body`, with its original settings, and takes it over again afterward. ``readSignals()`` then
    /// reports this, and the next frame is drawn completely.
    package func lend(_ body: () -> Void) {
        cl_terminal_restore()
        cl_signals_lend()
        body()
        cl_signals_take_back()
        resume(isAgain: false)
        hasResumed = true
    }

    /// Shows `frame`; see ``FramePainter/present(_:patches:)``.
    ///
    /// - Throws: `TerminalError` if the terminal can't be written to.
    package func present(_ frame: Frame, patches: [Patch]?) throws {
        // Plans the cleanup first, so that it covers everything that follows.
        if let cursor = frame.cursor, cursor.shape != .terminal, !plansCursorShape {
            plansCursorShape = true
            plan()
        }
        try painter.present(frame, patches: patches)
    }

    /// Draws the next frame completely, whatever the terminal shows.
    package func redrawAll() { painter.redrawAll() }

    /// Restores the terminal. Don't call anything else afterward.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        // Pending answers would otherwise be typed into the shell.
        if capabilities.isEmulator, !capabilities.hasAnsweredAll { awaitAnswers() }
        tcflush(device.input, TCIFLUSH)
        giveBack()
    }

    // MARK: taking over and restoring

    private var sequences: ScreenSequences {
        ScreenSequences(
            capabilities: capabilities, environment: options.environment, allowsKitty: options.kittyKeyboard)
    }

    private func enter(isAgain: Bool) throws {
        // Plans the cleanup first, so that it covers everything that follows.
        isOpen = true
        plan()
        try device.makeRaw()
        try write(sequences.enter(isAgain: isAgain))
    }

    private func resume(isAgain: Bool) {
        painter.redrawAll()
        // If this fails, the terminal is gone, which the next read reports.
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
