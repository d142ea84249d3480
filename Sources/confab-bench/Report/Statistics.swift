extension [Double] {
    /// The value that half of the others do not exceed; NaN without any.
    var median: Double { percentile(50) }

    /// The value that `percent` of a hundred do not exceed; NaN without any.
    func percentile(_ percent: Double) -> Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        if percent == 50, count.isMultiple(of: 2) { return (sorted[count / 2 - 1] + sorted[count / 2]) / 2 }
        return sorted[Swift.max(0, Swift.min(count - 1, Int(Double(count) * percent / 100 + 0.5) - 1))]
    }
}
