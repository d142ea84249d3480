public import TerminalDOM

/// Turns the bytes that a terminal sends into events: a state machine without a clock.
///
/// However the bytes are split between calls, the events are the same. What cannot be told yet is kept; an Escape key
/// and the begin of a sequence look alike, so ``pendingDelay`` says how long to wait before ``flush()`` settles it.
/// A sequence that is not known is swallowed whole and never leaks as text.
public struct InputDecoder: Sendable {
    enum State: Equatable {
        case ground
        /// Behind an Escape, or two.
        case escape
        case escapeTwice
        /// Behind `ESC [`.
        case control
        /// Behind `ESC [ [`: a function key of the Linux console.
        case consoleFunction
        /// Behind `ESC [ M`: three bytes of an old mouse report.
        case oldMouse
        /// Behind `ESC O`.
        case single
        /// Behind `ESC ]` and the like, up to the end of the string.
        case string(introducer: UInt8)
        case paste
    }

    /// Longer sequences and strings are swallowed, but not kept.
    static let longestKept = 4096

    var state = State.ground
    /// The bytes of the sequence so far, without its introducer.
    var collected: [UInt8] = []
    /// Whether an Escape came before the sequence: Alt, as rxvt says it.
    var hasAltPrefix = false
    var scalar = ScalarAssembler()
    var paste = PasteCollector()
    let eraseByte: UInt8

    /// A decoder.
    ///
    /// - Parameter eraseByte: what the Backspace key sends, as the terminal's settings say (`VERASE`). Where it is
    ///   8, Ctrl-H is Backspace.
    public init(eraseByte: UInt8 = 0x7F) { self.eraseByte = eraseByte }

    /// The events of `bytes`, and of what was kept before them.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        for byte in bytes { take(byte, into: &events) }
        return events
    }

    /// How long to wait for more before ``flush()``; `nil` when there is nothing to wait for.
    public var pendingDelay: Duration? {
        switch state {
        case .paste: return nil
        case .ground: return scalar.isEmpty ? nil : .milliseconds(500)
        case .escape, .escapeTwice: return .milliseconds(25)
        case .control, .single, .string: return collected.isEmpty ? .milliseconds(25) : .milliseconds(500)
        case .consoleFunction, .oldMouse: return .milliseconds(500)
        }
    }

    /// Settles what was kept: nothing more came. A lone Escape is the key, half a sequence is dropped.
    public mutating func flush() -> [TerminalEvent] {
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

    /// What began like a sequence and then ended was a character typed with Alt.
    private func flushIntroducer(_ character: Character, into events: inout [TerminalEvent]) {
        guard collected.isEmpty else { return }
        if hasAltPrefix { events.append(.key(KeyPress(.escape))) }
        events.append(.key(KeyPress(.character(character), .alt)))
    }

    /// Whether nothing was begun that more bytes could end.
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

    /// A sequence that another byte broke off is dropped, and that byte stands for itself.
    mutating func abort(with byte: UInt8, into events: inout [TerminalEvent]) {
        reset()
        takeGround(byte, into: &events)
    }

    func press(_ key: Key, _ modifiers: KeyModifiers, into events: inout [TerminalEvent]) {
        events.append(.key(KeyPress(key, modifiers)))
    }
}
