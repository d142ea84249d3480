/// A UTF-8 decoder that assembles scalars byte by byte. Each ill-formed piece is one error (Unicode 17, table 3-7: the
/// longest piece that could be the beginning of a scalar).
struct ScalarAssembler: Equatable, Sendable {
    enum Step: Equatable {
        /// More bytes must follow.
        case incomplete
        case scalar(Unicode.Scalar)
        /// The byte is an error on its own.
        case invalid
        /// The preceding bytes are an error, and this byte must be processed again.
        case invalidBefore
    }

    private var value: UInt32 = 0
    private var missing = 0
    /// The range of the next byte, which after some first bytes isn't the whole of 80…BF.
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    /// True if there is no incomplete scalar.
    var isEmpty: Bool { missing == 0 }

    mutating func add(_ byte: UInt8) -> Step {
        guard missing > 0 else { return begin(byte) }
        guard next.contains(byte) else {
            missing = 0
            return .invalidBefore
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        next = 0x80...0xBF
        guard missing == 0 else { return .incomplete }
        return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
    }

    private mutating func begin(_ byte: UInt8) -> Step {
        next = 0x80...0xBF
        switch byte {
        case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
        case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
        case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
        default: return .invalid
        }
        switch byte {
        case 0xE0: next = 0xA0...0xBF
        case 0xED: next = 0x80...0x9F
        case 0xF0: next = 0x90...0xBF
        case 0xF4: next = 0x80...0x8F
        default: break
        }
        return .incomplete
    }
}
