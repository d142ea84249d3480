/// A number as it's written, of any size and with any number of digits.
public struct JSONNumber: Equatable, Sendable {
    /// The number in JSON.
    public let text: String

    /// The number that `text` is; nil if JSON writes no number like that.
    public init?(_ text: String) {
        var rest = text.utf8[...]
        func take(_ signs: String) -> Bool {
            guard let first = rest.first, signs.utf8.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        func digits() -> Bool {
            let end = rest.firstIndex { !(0x30...0x39).contains($0) } ?? rest.endIndex
            defer { rest = rest[end...] }
            return end > rest.startIndex
        }
        _ = take("-")
        guard take("0") || digits() else { return nil }
        if take("."), !digits() { return nil }
        if take("eE") {
            _ = take("+-")
            guard digits() else { return nil }
        }
        guard rest.isEmpty else { return nil }
        self.text = text
    }

    /// A whole number.
    public init(_ value: Int64) { text = String(value) }

    /// A number; nil if it's infinite or not a number, for which JSON has no word.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        text = "\(value)"
    }

    /// The value of a whole number without point or exponent; nil if it's none or needs more than 64 bits.
    public var integer: Int64? { Int64(text) }
    /// The nearest value; nil if it's too large.
    public var double: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
}
