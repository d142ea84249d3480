package import TerminalDOM

/// A decoder that turns the bytes from a terminal into events. It is a state machine without a clock.
///
/// The events don't depend on how the bytes are split between calls. Ambiguous bytes are kept: an Escape key looks like
/// the beginning of a sequence, so ``pendingDelay`` tells how long to wait before calling ``flush()``. An unknown
/// sequence is dropped completely and never appears as text.
package struct InputDecoder: Sendable {
    enum State: Equatable {
        case ground
        /// After one Escape or two.
        case escape
        case escapeTwice
        /// After `ESC [`.
        case control
        /// After `ESC [ [`: a function key of the Linux console.
        case consoleFunction
        /// After `ESC [ M`: three bytes of an old mouse report.
        case oldMouse
        /// After `ESC O`.
        case single
        /// After `ESC ]` and similar introducers, up to the end of the string.
        case string(introducer: UInt8)
        case paste
    }

    /// The maximum number of bytes to keep of a sequence or string. A longer control sequence is ignored.
    static let longestKept = 4096

    var state = State.ground
    /// The bytes of the current sequence, without its introducer.
    var collected: [UInt8] = []
    /// True if an Escape preceded the sequence, with which rxvt reports Alt.
    var hasAltPrefix = false
    var scalar = ScalarAssembler()
    var paste = PasteCollector()
    let eraseByte: UInt8

    /// Creates a decoder.
    ///
    /// - Parameter eraseByte: the byte that the Backspace key sends, according to the terminal's settings (`VERASE`).
    ///   If it is 8, Ctrl-H is Backspace.
    package init(eraseByte: UInt8 = 0x7F) { self.eraseByte = eraseByte }

    /// Returns the events of the pending bytes followed by `bytes`.
    package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        for byte in bytes { take(byte, into: &events) }
        return events
    }

    /// The time to wait for more bytes before calling ``flush()``; `nil` if nothing is pending.
    package var pendingDelay: Duration? {
        switch state {
        case .paste: return nil
        case .ground: return scalar.isEmpty ? nil : .milliseconds(500)
        case .escape, .escapeTwice: return .milliseconds(25)
        case .control, .single, .string: return collected.isEmpty ? .milliseconds(25) : .milliseconds(500)
        case .consoleFunction, .oldMouse: return .milliseconds(500)
        }
    }

    /// Returns the events of the pending bytes if no more bytes arrive. A lone Escape is the Escape key, and an
    /// incomplete sequence is dropped.
    package mutating func flush() -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        let escape = TerminalEvent.key(KeyPress(.escape))
        switch state {
        case .paste: return []
        case .ground: if !scalar.isEmpty { type("\u{FFFD}", into: &events) }
        case .escape: events = [escape]
        case .escapeTwice: events = [escape, escape]
        case .control: flushIntroducer("[", into: &events)
        case .single: flushIntroducer("O", into: &events)
        case .string(let introducer): flushIntroducer(Character(Unicode.Scalar(introducer)), into: &events)
        case .consoleFunction, .oldMouse: break
        }
        reset()
        return events
    }

    /// Adds the event of an introducer that wasn't followed by a sequence, which is a character typed with Alt.
    private func flushIntroducer(_ character: Character, into events: inout [TerminalEvent]) {
        guard collected.isEmpty else { return }
        if hasAltPrefix { events.append(.key(KeyPress(.escape))) }
        events.append(.key(KeyPress(.character(character), .alt)))
    }

    /// True if nothing is pending.
    var isAtRest: Bool { state == .ground && scalar.isEmpty }

    mutating func reset() {
        state = .ground
        collected.removeAll(keepingCapacity: true)
        hasAltPrefix = false
        scalar = ScalarAssembler()
    }

    private mutating func take(_ byte: UInt8, into events: inout [TerminalEvent]) {
        switch state {
        case .ground: takeGround(byte, into: &events)
        case .escape: takeEscaped(byte, into: &events)
        case .escapeTwice: takeEscapedTwice(byte, into: &events)
        case .control: takeControl(byte, into: &events)
        case .consoleFunction:
            let alt = hasAltPrefix
            reset()
            guard (0x41...0x45).contains(byte) else { return }
            press(.function(Int(byte) - 0x40), alt ? .alt : [], into: &events)
        case .oldMouse:
            collected.append(byte)
            guard collected.count == 3 else { return }
            if let event = MouseReport(oldBytes: collected).event { events.append(.mouse(event)) }
            reset()
        case .single: takeSingle(byte, into: &events)
        case .string: takeString(byte, into: &events)
        case .paste:
            let isOver = paste.take(byte) { events.append(.paste($0)) }
            if isOver { reset() }
        }
    }

    /// Drops a sequence that was interrupted by another byte, and processes that byte on its own.
    mutating func abort(with byte: UInt8, into events: inout [TerminalEvent]) {
        reset()
        takeGround(byte, into: &events)
    }

    func press(_ key: Key, _ modifiers: KeyModifiers, into events: inout [TerminalEvent]) {
        events.append(.key(KeyPress(key, modifiers)))
    }
}
