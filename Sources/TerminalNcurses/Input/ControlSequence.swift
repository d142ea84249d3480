/// A parsed control sequence, `ESC [ …` (ECMA-48, 5.4).
struct ControlSequence: Equatable {
    /// `<`, `=`, `>`, or `?` before the parameters; `nil` for none.
    var prefix: UInt8?
    /// The parameters between semicolons, each with its parts between colons; `nil` for an empty part.
    var parameters: [[Int?]] = []
    var intermediates: [UInt8] = []
    var final: UInt8

    /// The maximum value of a number; larger ones are clamped. No terminal reports larger ones.
    private static let largest = 0x10_FFFF

    /// - Parameter bytes: the bytes after `ESC [`, without the final byte.
    /// - Returns: `nil` if the sequence isn't well-formed.
    init?(_ bytes: [UInt8], final: UInt8) {
        self.final = final
        var rest = bytes[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            prefix = first
            rest = rest.dropFirst()
        }
        let numbers = rest.prefix { (0x30...0x3B).contains($0) }
        intermediates = Array(rest[numbers.endIndex...])
        guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
        guard !numbers.isEmpty else { return }
        parameters = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
            parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { min(largest, $0 * 10 + Int($1) - 0x30) }
    }

    /// Returns a part of a parameter, both counted from 0; `nil` if it is missing.
    func value(_ index: Int, part: Int = 0) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(part) else { return nil }
        return parameters[index][part]
    }
}
