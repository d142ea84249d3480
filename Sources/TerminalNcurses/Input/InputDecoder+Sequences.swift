import TerminalDOM

// Sequences after Escape: their ends and meanings.
extension InputDecoder {
    mutating func takeControl(_ byte: UInt8, into events: inout [TerminalEvent]) {
        switch byte {
        case UInt8(ascii: "[") where collected.isEmpty: state = .consoleFunction
        case UInt8(ascii: "M") where collected.isEmpty:
            state = .oldMouse
        case UInt8(ascii: "$") where isSingleNumber: finishControl(byte, into: &events)  // rxvt's Shift
        case 0x20...0x3F: keep(byte)
        case 0x40...0x7E: finishControl(byte, into: &events)
        default: abort(with: byte, into: &events)
        }
    }

    private var isSingleNumber: Bool {
        !collected.isEmpty && collected.allSatisfy { (0x30...0x39).contains($0) }
    }

    private mutating func keep(_ byte: UInt8) {
        if collected.count < Self.longestKept { collected.append(byte) }
    }

    private mutating func finishControl(_ byte: UInt8, into events: inout [TerminalEvent]) {
        let sequence = collected.count < Self.longestKept ? ControlSequence(collected, final: byte) : nil
        let alt = hasAltPrefix
        reset()
        guard let sequence else { return }
        if sequence.final == UInt8(ascii: "~"), sequence.prefix == nil, sequence.value(0) == 200 {
            state = .paste
        } else if let key = KeyPress.keys(of: sequence) {
            for key in key { press(key.key, alt ? key.modifiers.union(.alt) : key.modifiers, into: &events) }
        } else if let mouse = MouseReport(sequence)?.event {
            events.append(.mouse(mouse))
        } else if let reply = TerminalReply(sequence) {
            events.append(.reply(reply))
        } else if sequence.prefix == nil, sequence.parameters.isEmpty, sequence.intermediates.isEmpty {
            if sequence.final == UInt8(ascii: "I") { events.append(.focus(true)) }
            if sequence.final == UInt8(ascii: "O") { events.append(.focus(false)) }
        }
    }

    mutating func takeSingle(_ byte: UInt8, into events: inout [TerminalEvent]) {
        switch byte {
        // Older versions of xterm put the modifiers here: `ESC O 5 A`.
        case 0x30...0x3B: keep(byte)
        case 0x20...0x7E:
            let modifiers = ControlSequence(collected, final: byte).map {
                KeyModifiers(parameter: $0.parameters.last?.first)
            }
            let key = KeyPress(single: byte)
            let alt = hasAltPrefix
            reset()
            guard let key else { return }
            let all = key.modifiers.union(modifiers ?? nil ?? []).union(alt ? .alt : [])
            press(key.key, all, into: &events)
        default: abort(with: byte, into: &events)
        }
    }

    mutating func takeString(_ byte: UInt8, into events: inout [TerminalEvent]) {
        guard case .string(let introducer) = state else { return }
        if collected.last == 0x1B {
            guard byte == UInt8(ascii: "\\") else {
                // Another sequence begins, so this one was never terminated.
                reset()
                state = .escape
                takeEscaped(byte, into: &events)
                return
            }
            collected.removeLast()
            finishString(introducer, into: &events)
            return
        }
        switch byte {
        case 0x07 where introducer == UInt8(ascii: "]"): finishString(introducer, into: &events)
        case 0x18, 0x1A: reset()
        case 0x1B: collected.append(byte)
        default: keep(byte)
        }
    }

    private mutating func finishString(_ introducer: UInt8, into events: inout [TerminalEvent]) {
        let text = introducer == UInt8(ascii: "]") ? String(decoding: collected, as: UTF8.self) : ""
        reset()
        if let reply = TerminalReply(operatingSystemCommand: text) { events.append(.reply(reply)) }
    }
}
