/// Bytes as people look at them: where they are, in hexadecimal, and as characters where they are some.
struct HexDump {
    private let bytes: [UInt8]
    private let perLine: Int

    /// `bytes` in lines of at most `columns`, as far as a single byte fits.
    init(_ bytes: [UInt8], columns: Int = 72) {
        self.bytes = bytes
        // Five columns for where it is, three and one for each byte, one between the two.
        perLine = [16, 8, 4, 2].first { 4 * $0 + 6 <= columns } ?? 1
    }

    var count: Int { (bytes.count + perLine - 1) / perLine }

    /// Line `index`.
    subscript(index: Int) -> String {
        let start = index * perLine
        let line = bytes[start..<min(start + perLine, bytes.count)]
        let hexadecimal = line.map { " " + Self.digits(Int($0), 2) }.joined()
        let characters = line.map { (0x20..<0x7F).contains($0) ? String(UnicodeScalar($0)) : "." }.joined()
        let missing = String(repeating: " ", count: 3 * (perLine - line.count))
        return "\(Self.digits(start, 4)) \(hexadecimal)\(missing) \(characters)"
    }

    /// All lines.
    var text: String { (0..<count).map { self[$0] }.joined(separator: "\n") }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
