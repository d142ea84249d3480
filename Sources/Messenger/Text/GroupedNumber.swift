extension Int {
    /// The number with a comma before each group of three digits.
    package var grouped: String {
        let digits = Array(String(magnitude))
        let text = digits.indices.map { index in
            (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
        }
        return (self < 0 ? "-" : "") + text.joined()
    }
}
