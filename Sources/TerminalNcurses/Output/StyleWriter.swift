internal import TerminalDOM

/// A writer of the shortest sequences that change one look to another (SGR, ECMA-48 8.3.117).
///
/// It writes nothing until a character needs it.
struct StyleWriter {
    private static let codes: [(attribute: Attributes, on: Int, off: Int)] = [
        (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27), (.strike, 9, 29),
    ]

    /// The last look that was sent; `nil` if unknown.
    private var sent: Look?
    /// Buffers for the two ways to change a look, kept to reuse their memory.
    private var change: [UInt8] = []
    private var reset: [UInt8] = []
    private let depth: ColorDepth
    private let canResetSingly: Bool

    init(depth: ColorDepth, canResetSingly: Bool) {
        self.depth = depth
        self.canResetSingly = canResetSingly
    }

    /// Forgets the last look that was sent.
    mutating func forget() { sent = nil }

    /// Writes the sequence for a character with the look `wanted`, or for a space, on which fewer differences are
    /// visible.
    mutating func settle(_ wanted: Look, isBlank: Bool, into output: inout [UInt8]) {
        guard wanted != sent else { return }
        if isBlank, let sent, sent.background == wanted.background,
            sent.attributes.union(wanted.attributes).isDisjoint(with: Look.seenOnBlanks)
        {
            return
        }
        output.append(0x1B)
        output.append(UInt8(ascii: "["))
        output.append(contentsOf: shortest(to: wanted))
        output.append(UInt8(ascii: "m"))
        sent = wanted
    }

    /// Returns the parameters for a look: those of the change, or of a reset before the whole look if they're shorter.
    private mutating func shortest(to wanted: Look) -> [UInt8] {
        change.removeAll(keepingCapacity: true)
        let turnsNothingOff = sent.map { $0.attributes.isSubset(of: wanted.attributes) } ?? false
        let mayChange = turnsNothingOff || sent != nil && canResetSingly
        if let sent, mayChange { append(wanted, over: sent, to: &change) }
        // As in most cells of a picture. The reset would have all of these parameters, too.
        if turnsNothingOff, wanted.setsBothColors { return change }
        reset.removeAll(keepingCapacity: true)
        // A plain reset needs no parameter.
        if wanted != Look() {
            reset.append(parameter: 0)
            append(wanted, over: Look(), to: &reset)
        }
        return mayChange && change.count <= reset.count ? change : reset
    }

    private func append(_ look: Look, over old: Look, to parameters: inout [UInt8]) {
        var kept = old.attributes
        if !kept.isSubset(of: look.attributes) {
            for code in Self.codes where kept.subtracting(look.attributes).contains(code.attribute) {
                parameters.append(parameter: code.off)
                // Bold and dim are turned off together.
                for other in Self.codes where other.off == code.off { kept.remove(other.attribute) }
            }
        }
        if !look.attributes.isSubset(of: kept) {
            for code in Self.codes where look.attributes.subtracting(kept).contains(code.attribute) {
                parameters.append(parameter: code.on)
            }
        }
        if look.foreground != old.foreground { append(look.foreground, base: 30, to: &parameters) }
        if look.background != old.background { append(look.background, base: 40, to: &parameters) }
    }

    private func append(_ color: Int32, base: Int, to parameters: inout [UInt8]) {
        switch Int(color) {
        case ..<0: parameters.append(parameter: base + 9)
        case let index where index < 8: parameters.append(parameter: base + index)
        case let index where index < 16 && depth != .ansi8: parameters.append(parameter: base + 60 + index - 8)
        case let index where index < 256:
            parameters.append(parameter: base + 8)
            parameters.append(parameter: 5)
            parameters.append(parameter: index)
        case let rgb:
            parameters.append(parameter: base + 8)
            parameters.append(parameter: 2)
            parameters.append(parameter: rgb >> 16 & 0xFF)
            parameters.append(parameter: rgb >> 8 & 0xFF)
            parameters.append(parameter: rgb & 0xFF)
        }
    }
}
