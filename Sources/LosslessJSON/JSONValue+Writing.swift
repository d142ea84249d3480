extension JSONValue {
    /// Appends the value as JSON on one line.
    ///
    /// - Parameter isEscaped: returns true for characters to write as `\uXXXX`. Control characters below U+0020 are
    ///   always escaped.
    package func write(to bytes: inout [UInt8], escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }) {
        switch self {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let value): bytes.append(contentsOf: value.text.utf8)
        case .string(let value): Self.write(value, to: &bytes, escaping: isEscaped)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(to: &bytes, escaping: isEscaped)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let object):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in object.members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(member.name, to: &bytes, escaping: isEscaped)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes, escaping: isEscaped)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func write(
        _ text: String, to bytes: inout [UInt8], escaping isEscaped: (Unicode.Scalar) -> Bool
    ) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(UInt8(scalar.value))
            case "\n": bytes.append(contentsOf: "\\n".utf8)
            case "\t": bytes.append(contentsOf: "\\t".utf8)
            case "\r": bytes.append(contentsOf: "\\r".utf8)
            case _ where scalar.value < 0x20 || isEscaped(scalar):
                for unit in String(scalar).utf16 { escape(unit, to: &bytes) }
            case _ where scalar.isASCII: bytes.append(UInt8(scalar.value))
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func escape(_ unit: UInt16, to bytes: inout [UInt8]) {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
    }
}
