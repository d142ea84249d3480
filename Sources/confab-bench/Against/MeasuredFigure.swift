/// One figure that a run printed, such as `start.large 11.23 ms`.
struct MeasuredFigure: Equatable {
    let name: String
    let value: Double
    let unit: String
    /// Digits after the decimal point, so that results are as precise as the values they come from.
    let digits: Int

    init(_ name: String, _ value: Double, _ unit: String, digits: Int) {
        self.name = name
        self.value = value
        self.unit = unit
        self.digits = digits
    }

    /// Parses a line of standard output. Returns nil for a line that isn't a figure or has no number in it (NaN).
    init?(line: some StringProtocol) {
        let words = line.split(separator: " ")
        guard words.count == 3, let value = Double(words[1]), !value.isNaN else { return nil }
        let fraction = words[1].split(separator: ".", maxSplits: 1).dropFirst().first
        self.init(String(words[0]), value, String(words[2]), digits: fraction?.count ?? 0)
    }
}
