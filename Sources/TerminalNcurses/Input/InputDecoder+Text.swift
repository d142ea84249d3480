import TerminalDOM

// Keys that send a single character, with or without a preceding Escape.
extension InputDecoder {
    mutating func takeGround(_ byte: UInt8, into events: inout [TerminalEvent]) {
        if scalar.isEmpty {
            if byte == 0x1B, !hasAltPrefix {
                state = .escape
                return
            }
            if byte < 0x20 || byte == 0x7F {
                press(controlKey(byte), into: &events)
                return
            }
        }
        switch scalar.add(byte) {
        case .incomplete: break
        case .scalar(let scalar): type(scalar, into: &events)
        case .invalid: type("\u{FFFD}", into: &events)
        case .invalidBefore:
            type("\u{FFFD}", into: &events)
            takeGround(byte, into: &events)
        }
    }

    mutating func takeEscaped(_ byte: UInt8, into events: inout [TerminalEvent]) {
        switch byte {
        case 0x1B: state = .escapeTwice
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .single
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string(introducer: byte)
        default:
            state = .ground
            hasAltPrefix = true
            takeGround(byte, into: &events)
        }
    }

    mutating func takeEscapedTwice(_ byte: UInt8, into events: inout [TerminalEvent]) {
        // rxvt sends two Escapes for Alt with an arrow key. Otherwise, the first one was a key press of its own.
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
            hasAltPrefix = true
        } else {
            press(.escape, [], into: &events)
        }
        state = .escape
        takeEscaped(byte, into: &events)
    }

    /// Processes a typed scalar. Drops C1 controls, because no key sends them.
    mutating func type(_ scalar: Unicode.Scalar, into events: inout [TerminalEvent]) {
        guard !(0x80..<0xA0).contains(scalar.value) else {
            hasAltPrefix = false
            return
        }
        press(KeyPress(.character(Character(scalar))), into: &events)
    }

    private mutating func press(_ key: KeyPress, into events: inout [TerminalEvent]) {
        press(key.key, hasAltPrefix ? key.modifiers.union(.alt) : key.modifiers, into: &events)
        hasAltPrefix = false
    }

    private func controlKey(_ byte: UInt8) -> KeyPress {
        if byte == eraseByte || byte == 0x7F { return KeyPress(.backspace) }
        switch byte {
        case 0x00: return KeyPress(.character(" "), .control)
        case 0x09: return KeyPress(.tab)
        case 0x0D: return KeyPress(.enter)
        case 0x1B: return KeyPress(.escape)
        case 0x01...0x1A: return KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
        default: return KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
        }
    }
}
