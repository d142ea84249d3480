import TerminalDOM

/// A key reported by its code point, in the kitty keyboard protocol or xterm's modifyOtherKeys.
///
/// The sequences are `CSI code : shifted : base ; modifiers : event ; text u` and `CSI 27 ; modifiers ; code ~`.
struct CodedKey: Equatable {
    var code: Int
    /// The code with Shift, and the code of the same key on a Latin keyboard.
    var shifted: Int?
    var base: Int?
    var modifiers: KeyModifiers = []
    var isReleased = false
    /// The scalars of the text that the key types.
    var text: [Int] = []

    init?(kitty sequence: ControlSequence) {
        guard let code = sequence.value(0) else { return nil }
        self.code = code
        shifted = sequence.value(0, part: 1)
        base = sequence.value(0, part: 2)
        modifiers = KeyModifiers(parameter: sequence.value(1))
        isReleased = sequence.value(1, part: 1) == 3
        if sequence.parameters.count > 2 { text = sequence.parameters[2].compactMap(\.self) }
    }

    init?(modifyOtherKeys sequence: ControlSequence) {
        guard let code = sequence.value(2) else { return nil }
        self.code = code
        modifiers = KeyModifiers(parameter: sequence.value(1))
    }

    /// The key presses; empty for the release of a key and for a key without a meaning here.
    var keys: [KeyPress] {
        guard !isReleased else { return [] }
        if let key = functionKey { return [KeyPress(key, modifiers)] }
        guard !isSpecial else { return [] }
        let isCommand = !modifiers.isDisjoint(with: [.control, .alt, .command])
        if !isCommand, !text.isEmpty {
            let typed = text.compactMap { Unicode.Scalar(UInt32($0)) }.filter(\.isTyped)
            return typed.map { KeyPress(.character(Character($0))) }
        }
        guard let scalar = typed(isCommand: isCommand) else { return [] }
        let rest = modifiers.subtracting(.shift)
        // Ctrl-[ is Escape, as in terminals without the protocol.
        if scalar == "[", rest == .control { return [KeyPress(.escape)] }
        return [KeyPress(.character(Character(scalar)), rest)]
    }

    private func typed(isCommand: Bool) -> Unicode.Scalar? {
        // Commands are bound to Latin letters, whatever the script of the keyboard.
        let usesBase = isCommand && code > 0x7F && (base ?? 0x80) < 0x80
        guard let scalar = Unicode.Scalar(UInt32(usesBase ? base ?? code : code)), scalar.isTyped else { return nil }
        guard modifiers.contains(.shift) else { return scalar }
        if !usesBase, let shifted, let scalar = Unicode.Scalar(UInt32(shifted)), scalar.isTyped { return scalar }
        let upper = scalar.properties.uppercaseMapping.unicodeScalars
        return upper.count == 1 ? upper.first : scalar
    }

    private var functionKey: Key? {
        switch code {
        case 9: .tab
        case 13: .enter
        case 27: .escape
        case 8, 127: .backspace
        case 57376...57398: .function(code - 57376 + 13)
        case 57414: .enter
        case 57417: .left
        case 57418: .right
        case 57419: .up
        case 57420: .down
        case 57421: .pageUp
        case 57422: .pageDown
        case 57423: .home
        case 57424: .end
        case 57425: .insert
        case 57426: .delete
        default: Self.numberPad(code).map(Key.character)
        }
    }

    private static func numberPad(_ code: Int) -> Character? {
        let characters = Array("0123456789./*-+")
        if (57399...57413).contains(code) { return characters[code - 57399] }
        return code == 57415 ? "=" : code == 57416 ? "," : nil
    }

    /// True for keys such as volume, Caps Lock, and a lone Shift, which have codes in the private use area.
    private var isSpecial: Bool { (57344...63743).contains(code) }
}

extension Unicode.Scalar {
    /// True if a key can type the scalar, which is neither a control character nor a noncharacter then.
    fileprivate var isTyped: Bool {
        value >= 0x20 && !(0x7F..<0xA0).contains(value) && !properties.isNoncharacterCodePoint
    }
}
