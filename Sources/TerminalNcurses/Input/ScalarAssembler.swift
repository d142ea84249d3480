/// Puts the bytes of UTF-8 together, one scalar at a time, and says of each ill-formed piece that it is one
/// (Unicode 17, table 3-7: the longest piece that could have been the begin of a scalar is one error).
struct ScalarAssembler: Equatable, Sendable {
    enum Step: Equatable {
        /// More bytes are to come.
        case incomplete
        case scalar(Unicode.Scalar)
        /// The byte is an error by itself.
        case invalid
        /// The bytes before are an error, and this one is to be looked at anew.
        case invalidBefore
    }

    private var value: UInt32 = 0
    private var missing = 0
    /// What the next byte may be: not all of 80…BF behind some first bytes.
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether no scalar is begun.
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
