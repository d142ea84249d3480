import TerminalDOM

// The sequences of keys: xterm's, and the different ones of rxvt and the Linux console.
extension KeyPress {
    /// Returns the keys of `sequence`; empty for the release of a key, and `nil` if the sequence isn't a key.
    static func keys(of sequence: ControlSequence) -> [KeyPress]? {
        guard sequence.prefix == nil, sequence.intermediates.isEmpty else { return nil }
        switch sequence.final {
        case UInt8(ascii: "u"): return CodedKey(kitty: sequence)?.keys
        case UInt8(ascii: "~") where sequence.value(0) == 27 && sequence.parameters.count >= 3:
            return CodedKey(modifyOtherKeys: sequence)?.keys
        default: break
        }
        guard let (key, own) = lettered(sequence) ?? numbered(sequence) else { return nil }
        // The kitty protocol also reports the release of a key (event type 3).
        if sequence.value(1, part: 1) == 3 { return [] }
        return [KeyPress(key, own.union(KeyModifiers(parameter: sequence.value(1))))]
    }

    /// Returns the key of `ESC [ A`, or with modifiers `ESC [ 1 ; 5 A`.
    private static func lettered(_ sequence: ControlSequence) -> (Key, KeyModifiers)? {
        let first = sequence.value(0)
        guard first == nil || first == 1, sequence.parameters.count <= 2 else { return nil }
        switch sequence.final {
        case UInt8(ascii: "R"):
            // A cursor position in the first row has the same bytes, but is never requested.
            guard sequence.parameters.isEmpty || (2...16).contains(sequence.value(1) ?? 0) else { return nil }
            return (.function(3), [])
        case UInt8(ascii: "Z"): return (.tab, .shift)
        // Shift with an arrow key in rxvt.
        case UInt8(ascii: "a"): return (.up, .shift)
        case UInt8(ascii: "b"): return (.down, .shift)
        case UInt8(ascii: "c") where sequence.parameters.isEmpty: return (.right, .shift)
        case UInt8(ascii: "d"): return (.left, .shift)
        case let letter: return cursorKey(letter).map { ($0, []) }
        }
    }

    /// Returns the key of `ESC [ 5 ~`, or with modifiers `ESC [ 5 ; 2 ~`. rxvt uses other final characters for
    /// modifiers.
    private static func numbered(_ sequence: ControlSequence) -> (Key, KeyModifiers)? {
        let own: KeyModifiers
        switch sequence.final {
        case UInt8(ascii: "~"): own = []
        case UInt8(ascii: "$"): own = .shift
        case UInt8(ascii: "^"): own = .control
        case UInt8(ascii: "@"): own = [.shift, .control]
        default: return nil
        }
        guard let number = sequence.value(0), let key = numberedKey(number) else { return nil }
        return (key, own)
    }

    /// Creates the key of `ESC O x`.
    init?(single letter: UInt8) {
        if let key = Self.cursorKey(letter) {
            self.init(key)
            return
        }
        switch letter {
        case UInt8(ascii: "R"): self.init(.function(3))
        case UInt8(ascii: "M"): self.init(.enter)
        case UInt8(ascii: "I"): self.init(.tab)
        case UInt8(ascii: " "): self.init(.character(" "))
        case UInt8(ascii: "X"): self.init(.character("="))
        // Ctrl with an arrow key in rxvt.
        case UInt8(ascii: "a"): self.init(.up, .control)
        case UInt8(ascii: "b"): self.init(.down, .control)
        case UInt8(ascii: "c"): self.init(.right, .control)
        case UInt8(ascii: "d"): self.init(.left, .control)
        // The numeric keypad: `j` is `*`, and `p` is `0`.
        case UInt8(ascii: "j")...UInt8(ascii: "y"): self.init(.character(Character(Unicode.Scalar(letter - 0x40))))
        default: return nil
        }
    }

    private static func cursorKey(_ letter: UInt8) -> Key? {
        switch letter {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "S"): .function(4)
        default: nil
        }
    }

    private static func numberedKey(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }
}
