extension SeededGenerator {
    /// Returns lines of JSON with some of their numbers, lists, bytes, or lines changed, mostly so that they remain JSON.
    package mutating func mutatedLines(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...below(4) where !bytes.isEmpty {
            switch below(8) {
            case 0...3: changeNumber(&bytes)
            case 4: emptyList(&bytes)
            case 5: bytes[below(bytes.count)] = UInt8(below(256))
            default: changeLine(&bytes)
            }
        }
        return bytes
    }

    private static let numbers = [
        "0", "1", "-1", "-7", "1000", "65536", "99999999", "4294967296", "9223372036854775807", "-9223372036854775808",
        "18446744073709551615", "1e308", "0.5",
    ].map { Array($0.utf8) }

    private mutating func changeNumber(_ bytes: inout [UInt8]) {
        func isDigit(_ byte: UInt8) -> Bool { byte == 0x2D || (0x30...0x39).contains(byte) }
        let from = below(bytes.count)
        // Numbers follow a colon, a comma, or a bracket; digits of texts don't.
        guard
            let start = bytes.indices[from...].dropFirst()
                .first(where: { isDigit(bytes[$0]) && [0x3A, 0x2C, 0x5B].contains(bytes[$0 - 1]) })
        else { return }
        let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: Self.numbers[below(Self.numbers.count)])
    }

    private mutating func emptyList(_ bytes: inout [UInt8]) {
        let from = below(bytes.count)
        guard let start = bytes[from...].firstIndex(of: 0x5B),
            let end = bytes[start...].firstIndex(of: 0x5D)
        else { return }
        bytes.removeSubrange(start + 1..<end)
    }

    private mutating func changeLine(_ bytes: inout [UInt8]) {
        var lines = bytes.split(separator: 0x0A).map(Array.init)
        guard lines.count > 1 else { return }
        let line = 1 + below(lines.count - 1)
        switch below(3) {
        case 0: lines.remove(at: line)
        case 1: lines.insert(lines[line], at: 1 + below(lines.count - 1))
        default: lines.swapAt(line, 1 + below(lines.count - 1))
        }
        bytes = Array(lines.joined(separator: [0x0A])) + [0x0A]
    }
}
