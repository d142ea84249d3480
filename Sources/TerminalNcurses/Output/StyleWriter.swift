internal import TerminalDOM

/// Writes looks as the shortest sequences that change the last one written into the next (SGR, ECMA-48 8.3.117).
///
/// Nothing is written before a character needs it, so what ncurses says twice, or takes back, costs nothing.
struct StyleWriter {
    private static let codes: [(attribute: Attributes, on: Int, off: Int)] = [
        (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27), (.strike, 9, 29),
    ]

    /// What the next character is to look like.
    var wanted = Look()
    /// What the terminal was last told, `nil` when that is not known.
    private var sent: Look?
    private let depth: ColorDepth
    private let canResetSingly: Bool

    init(depth: ColorDepth, canResetSingly: Bool) {
        self.depth = depth
        self.canResetSingly = canResetSingly
    }

    /// Nothing is known any more of what the terminal was told.
    mutating func forget() { sent = nil }

    /// Takes in the parameters of a sequence that ncurses wrote.
    mutating func read(_ parameters: [Int]) {
        var index = 0
        if parameters.isEmpty { wanted = Look() }
        while index < parameters.count {
            switch parameters[index] {
            case 0: wanted = Look()
            case 38 where index + 2 < parameters.count:
                wanted.foreground = Int32(parameters[index + 2])
                index += 2
            case 48 where index + 2 < parameters.count:
                wanted.background = Int32(parameters[index + 2])
                index += 2
            case 39: wanted.foreground = ColorNumbers.terminalOwn
            case 49: wanted.background = ColorNumbers.terminalOwn
            case let code:
                for known in Self.codes where known.on == code { wanted.attributes.insert(known.attribute) }
                for known in Self.codes where known.off == code { wanted.attributes.remove(known.attribute) }
            }
            index += 1
        }
    }

    /// Writes what is needed for a character, or for a blank, on which fewer differences are seen.
    mutating func settle(forBlank isBlank: Bool, into output: inout [UInt8]) {
        guard wanted != sent else { return }
        if isBlank, let sent, sent.background == wanted.background,
            sent.attributes.union(wanted.attributes).isDisjoint(with: Look.seenOnBlanks)
        {
            return
        }
        var reset = SequenceBuilder()
        if wanted != Look() { append(wanted, over: Look(), to: &reset, isReset: true) }
        if let sent, canResetSingly || sent.attributes.isSubset(of: wanted.attributes) {
            var change = SequenceBuilder()
            append(wanted, over: sent, to: &change, isReset: false)
            (change.bytes.count <= reset.bytes.count ? change : reset).write(to: &output)
        } else {
            reset.write(to: &output)
        }
        sent = wanted
    }

    private func append(_ look: Look, over old: Look, to sequence: inout SequenceBuilder, isReset: Bool) {
        if isReset { sequence.append(0) }
        var kept = old.attributes
        for code in Self.codes where kept.subtracting(look.attributes).contains(code.attribute) {
            sequence.append(code.off)
            // Bold and dim are switched off together.
            for other in Self.codes where other.off == code.off { kept.remove(other.attribute) }
        }
        for code in Self.codes where look.attributes.subtracting(kept).contains(code.attribute) {
            sequence.append(code.on)
        }
        if look.foreground != old.foreground { append(look.foreground, base: 30, to: &sequence) }
        if look.background != old.background { append(look.background, base: 40, to: &sequence) }
    }

    private func append(_ color: Int32, base: Int, to sequence: inout SequenceBuilder) {
        switch Int(color) {
        case ..<0: sequence.append(base + 9)
        case let index where index < 8: sequence.append(base + index)
        case let index where index < 16 && depth != .ansi8: sequence.append(base + 60 + index - 8)
        case let index where index < 256:
            sequence.append(base + 8)
            sequence.append(5)
            sequence.append(index)
        case let rgb:
            sequence.append(base + 8)
            sequence.append(2)
            for shift in [16, 8, 0] { sequence.append(rgb >> shift & 0xFF) }
        }
    }
}

/// The numbers of an SGR sequence.
private struct SequenceBuilder {
    var bytes: [UInt8] = []

    mutating func append(_ number: Int) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
        bytes.append(decimal: number)
    }

    func write(to output: inout [UInt8]) {
        output.append(0x1B)
        output.append(UInt8(ascii: "["))
        // A reset alone needs no number.
        if bytes != [UInt8(ascii: "0")] { output.append(contentsOf: bytes) }
        output.append(UInt8(ascii: "m"))
    }
}
