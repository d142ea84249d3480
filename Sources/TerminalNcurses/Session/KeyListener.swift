internal import CLinux
internal import Glibc
package import TerminalDOM

/// The process's terminal in a mode that shows the bytes of each key. Keys are reported as in a session. The screen
/// stays as it is, and the terminal is restored however the process ends.
package final class KeyListener {
    /// A piece of input from the terminal.
    package struct Heard: Equatable, Sendable {
        /// The bytes of the input.
        package let bytes: [UInt8]
        /// The events of the bytes; empty for an unknown sequence.
        package let events: [TerminalEvent]
    }

    private let options: TerminalOptions
    private let device: TerminalDevice
    private let signals: Int32
    private var capabilities: TerminalCapabilities
    private var decoder: InputDecoder
    private var bytes: [UInt8] = []
    private var isOpen = true

    /// Starts to listen.
    ///
    /// - Throws: `TerminalError`, with the terminal restored.
    package init(options: TerminalOptions = TerminalOptions()) throws {
        self.options = options
        device = try TerminalDevice(options.descriptors)
        decoder = InputDecoder(eraseByte: device.eraseByte)
        capabilities = TerminalCapabilities(environment: options.environment, colors: options.colors)
        signals = cl_signals_start()
        guard signals >= 0 else { throw TerminalError.system("catch signals", code: TerminalError.currentCode) }
        do {
            // Plans the cleanup first, so that it covers everything that follows.
            plan()
            try device.makeRaw()
            try write(sequences.listen)
        } catch {
            close()
            throw error
        }
    }

    deinit { close() }

    /// The current number of columns.
    package var columns: Int { device.size.width }

    /// Waits for the next input. Returns an empty array for an answer of the terminal, and nil if the process should
    /// end.
    ///
    /// - Throws: `TerminalError.hungUp` if the terminal is gone.
    package func next() throws -> [Heard]? {
        var waiting = [
            pollfd(fd: device.input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        ]
        let patience = decoder.pendingDelay.map {
            $0.components.seconds * 1_000_000_000 + $0.components.attoseconds / 1_000_000_000
        }
        _ = cl_poll(&waiting, 2, patience ?? -1)
        if waiting[1].revents != 0, Signals.wantToEnd(cl_signals_take()) { return nil }
        var heard: [Heard] = []
        guard waiting[0].revents != 0 else {
            // Nothing more arrived, so the pending bytes are complete.
            if decoder.pendingDelay != nil { try take(decoder.flush(), &heard) }
            return heard
        }
        // Decodes byte by byte, to find out which bytes a key has sent.
        for byte in try device.read() {
            bytes.append(byte)
            let events = decoder.decode([byte])
            if !events.isEmpty || decoder.isAtRest { try take(events, &heard) }
        }
        return heard
    }

    /// Restores the terminal. Don't call anything else afterward.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        tcflush(device.input, TCIFLUSH)
        cl_terminal_restore()
        if signals >= 0 { cl_signals_stop() }
    }

    private func take(_ events: [TerminalEvent], _ heard: inout [Heard]) throws {
        defer { bytes.removeAll() }
        var keys: [TerminalEvent] = []
        var isReply = false
        for event in events {
            guard case .reply(let reply) = event else {
                keys.append(event)
                continue
            }
            isReply = true
            let before = sequences.keyboard
            guard capabilities.learn(reply), sequences.keyboard != before else { continue }
            plan()
            try write(sequences.keyboard)
        }
        if !keys.isEmpty || !isReply { heard.append(Heard(bytes: bytes, events: keys)) }
    }

    private var sequences: ScreenSequences {
        ScreenSequences(
            capabilities: capabilities, environment: options.environment, allowsKitty: options.kittyKeyboard)
    }

    private func plan() {
        var settings = device.settings
        let bytes = Array(sequences.endListening.utf8)
        _ = cl_terminal_plan(device.output, &settings, bytes, bytes.count)
    }

    private func write(_ text: String) throws {
        guard !text.isEmpty else { return }
        _ = try Array(text.utf8).withUnsafeBytes { try device.write($0) }
    }
}
