import TerminalDOM

/// A mouse report: a code for the button, motion, and modifiers, and a cell counted from 1.
struct MouseReport: Equatable {
    var code: Int
    var column: Int
    var row: Int
    var isReleased: Bool

    /// Parses `CSI < code ; column ; row M` or `m` (mode 1006), or the same without `<` and with a code 32 higher (mode
    /// 1015).
    init?(_ sequence: ControlSequence) {
        guard sequence.intermediates.isEmpty, sequence.parameters.count == 3, let code = sequence.value(0),
            let column = sequence.value(1), let row = sequence.value(2)
        else { return nil }
        (self.column, self.row) = (column, row)
        switch (sequence.prefix, sequence.final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            self.code = code
            isReleased = sequence.final == UInt8(ascii: "m")
        case (nil, UInt8(ascii: "M")):
            self.code = code - 32
            isReleased = (code - 32) & 0b110_0011 == 3
        default: return nil
        }
    }

    /// Parses the three bytes after `CSI M`, each of which is 32 higher, from terminals without a newer format.
    init(oldBytes bytes: [UInt8]) {
        code = Int(bytes[0]) - 32
        column = Int(bytes[1]) - 32
        row = Int(bytes[2]) - 32
        isReleased = code & 0b110_0011 == 3
    }

    /// The event; `nil` for a button without a meaning here.
    var event: MouseEvent? {
        guard code >= 0, let kind else { return nil }
        var modifiers: KeyModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        return MouseEvent(kind, at: Point(x: max(0, column - 1), y: max(0, row - 1)), modifiers: modifiers)
    }

    private var kind: MouseEvent.Kind? {
        // Bits 6 and 7 select further groups of four buttons: the wheel, and buttons that only some mice have.
        switch code >> 6 {
        case 0: break
        case 1:
            let directions: [MouseEvent.Direction] = [.up, .down, .left, .right]
            return isReleased ? nil : .wheel(directions[code & 3])
        default: return nil
        }
        let button: MouseEvent.Button
        switch code & 3 {
        case 0: button = .left
        case 1: button = .middle
        case 2: button = .right
        // An old report doesn't tell which button was released.
        default: return code & 32 != 0 ? .move : isReleased ? .release(.left) : nil
        }
        if code & 32 != 0 { return .drag(button) }
        return isReleased ? .release(button) : .press(button)
    }
}
