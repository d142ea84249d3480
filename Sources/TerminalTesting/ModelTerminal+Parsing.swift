import TerminalDOM

// Parsing bytes as characters, controls, and sequences.
extension ModelTerminal {
    mutating func feed(_ byte: UInt8) {
        switch parser {
        case .ground: feedGround(byte)
        case .escape: feedEscape(byte)
        case .control:
            guard (0x40...0x7E).contains(byte) else { return collected.append(byte) }
            parser = .ground
            perform(ControlFunction(collected, final: byte))
        case .command:
            let isEnded = byte == 0x07 || byte == UInt8(ascii: "\\") && collected.last == 0x1B
            guard isEnded else { return collected.append(byte) }
            if byte != 0x07 { collected.removeLast() }
            parser = .ground
            perform(command: String(decoding: collected, as: UTF8.self))
        }
    }

    private mutating func feedGround(_ byte: UInt8) {
        guard byte >= 0x20, byte != 0x7F else {
            joinable = nil
            control(byte)
            return
        }
        pendingUTF8.append(byte)
        let length = byte < 0x80 ? 1 : pendingUTF8[0] < 0xE0 ? 2 : pendingUTF8[0] < 0xF0 ? 3 : 4
        guard pendingUTF8.count >= length else { return }
        for scalar in String(decoding: pendingUTF8, as: UTF8.self).unicodeScalars { put(scalar) }
        pendingUTF8 = []
    }

    private mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x07: bells += 1
        case 0x08:
            cursor.x = max(0, cursor.x - 1)
            wrapsNext = false
        case 0x0A: lineFeed()
        case 0x0D:
            cursor.x = 0
            wrapsNext = false
        case 0x1B: parser = .escape
        default: unknown.append("control \(byte)")
        }
    }

    private mutating func feedEscape(_ byte: UInt8) {
        parser = .ground
        collected = []
        switch byte {
        case UInt8(ascii: "["): parser = .control
        case UInt8(ascii: "]"): parser = .command
        case UInt8(ascii: "M"): reverseLineFeed()
        default: unknown.append("escape \(Character(Unicode.Scalar(byte)))")
        }
    }

    private mutating func perform(command: String) {
        if command.hasPrefix("2;") || command.hasPrefix("0;") {
            title = String(command.dropFirst(2))
        } else {
            commands.append(command)
            answer(command: command)
        }
    }
}

/// A parsed control sequence.
struct ControlFunction {
    /// The prefix, intermediates, and final byte, such as `?h`.
    let name: String
    let numbers: [Int]

    init(_ bytes: [UInt8], final: UInt8) {
        let isNumeric = { (byte: UInt8) in (0x30...0x3B).contains(byte) }
        name = String(decoding: bytes.filter { !isNumeric($0) } + [final], as: UTF8.self)
        numbers =
            bytes.filter(isNumeric).isEmpty
            ? []
            : bytes.filter(isNumeric)
                .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
                .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    }

    /// Returns the parameter at `index`; 1 if it is missing or zero.
    func count(_ index: Int = 0) -> Int { numbers.indices.contains(index) ? max(1, numbers[index]) : 1 }
}
