/// A number as written, with any size and any number of digits.
package struct JSONNumber: Equatable, Sendable {
    /// The number in JSON syntax.
    package let text: String

    /// Creates a number from its JSON syntax; nil if `text` isn't a valid JSON number.
    package init?(_ text: String) {
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

    /// Creates a number from an integer.
    package init(_ value: Int64) { text = String(value) }

    /// Creates a number from a floating-point value; nil if it is infinite or NaN, which JSON can't represent.
    package init?(_ value: Double) {
        guard value.isFinite else { return nil }
        text = "\(value)"
    }

    /// The value of an integer without a decimal point or exponent; nil if it isn't one or needs more than 64 bits.
    package var integer: Int64? { Int64(text) }
    /// The nearest floating-point value; nil if the number is too large.
    package var double: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
}
