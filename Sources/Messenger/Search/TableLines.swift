/// A sequence of the parts of a character table, each of which has a key and ranges.
struct TableLines: Sequence, IteratorProtocol {
    /// A part of a key: a scalar or a number, or a difference if it has a sign.
    struct Value {
        var magnitude: UInt32 = 0
        var isDifference = false
        var isNegative = false
    }

    private var bytes: [UInt8]
    private var offset = 0

    /// Creates a sequence of the parts of `text`.
    init(_ text: String) { bytes = Array(text.utf8) }

    /// Returns the key of the next part and its ranges, each with its stride.
    mutating func next() -> (key: [Value], ranges: [(ClosedRange<UInt32>, stride: UInt32)])? {
        guard offset < bytes.count else { return nil }
        var key = [Value()]
        if take("+") {
            key[0].isDifference = true
        } else if take("-") {
            key[0] = Value(isDifference: true, isNegative: true)
        }
        key[0].magnitude = number()
        while take(".") { key.append(Value(magnitude: number())) }
        var ranges: [(ClosedRange<UInt32>, stride: UInt32)] = []
        while take(" ") {
            let first = number()
            let last = take("-") ? number() : first
            ranges.append((first...Swift.max(first, last), take("/") ? number() : 1))
        }
        if take(";") { _ = take(" ") } else { _ = take("\n") }
        return (key, ranges)
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: sign) else { return false }
        offset += 1
        return true
    }

    private mutating func number() -> UInt32 {
        var value: UInt32 = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x30...0x39: value = value << 4 | UInt32(bytes[offset] - 0x30)
            case 0x41...0x46: value = value << 4 | UInt32(bytes[offset] - 0x41 + 10)
            default: return value
            }
            offset += 1
        }
        return value
    }
}
