/// Numbers of bytes as text.
enum ByteCount {
    /// Returns a number of bytes in the unit that gives it one to three digits.
    static func text(_ bytes: Int64) -> String {
        if bytes == 1 { return "1 byte" }
        var value = Double(bytes)
        for unit in ["bytes", "kB", "MB", "GB"] {
            if value.rounded() < 1000 || unit == "GB" {
                let tenths = Int((value * 10).rounded())
                let isWhole = unit == "bytes" || tenths >= 100
                return isWhole ? "\(Int(value.rounded())) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
            }
            value /= 1000
        }
        return ""
    }
}
