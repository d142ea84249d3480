/// A parser that reads JSON value by value, so that it can continue after a broken value.
///
/// Foundation's parser changes numbers, loses the order of members, and doesn't report the position of an error. It
/// also rejects a file because of a few bytes that aren't UTF-8; this parser repairs and reports them.
package struct JSONParser {
    /// The bytes to parse.
    package let bytes: [UInt8]
    /// The index of the next byte.
    package var index: Int
    /// The index of the first repair, which is a string with invalid UTF-8 or an unpaired surrogate; nil if there is
    /// none. It is the position of the parser at the time of the repair.
    package private(set) var firstRepair: Int?

    /// The maximum depth of nested arrays and objects.
    package static let maximumDepth = 128

    /// Creates a parser that starts at byte `index` and skips a byte order mark.
    package init(_ bytes: [UInt8], at index: Int = 0) {
        self.bytes = bytes
        self.index = index
        if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.index = 3 }
    }

    /// Skips whitespace and returns the next byte without consuming it; nil at the end.
    package mutating func peek() -> UInt8? {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return bytes[index]
            }
        }
        return nil
    }

    /// Skips whitespace, and the next byte if it is `expected`. Returns false if it isn't.
    package mutating func skip(_ expected: Character) -> Bool {
        guard peek() == expected.asciiValue else { return false }
        index += 1
        return true
    }

    /// Parses the next value.
    package mutating func value() throws(JSONSyntaxError) -> JSONValue { try value(depth: 0) }

    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        if depth > Self.maximumDepth { throw problem("is nested too deep") }
        switch peek() {
        case nil: throw problem("ends where a value should be")
        case UInt8(ascii: "{"): return .object(try object(depth: depth))
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private func problem(_ reason: String) -> JSONSyntaxError { JSONSyntaxError(offset: index, reason: reason) }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
        guard bytes[index...].starts(with: word.utf8) else { throw problem("has a word that is none of JSON's") }
        index += word.utf8.count
        return value
    }

    private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONObject {
        index += 1
        var object = JSONObject()
        if skip("}") { return object }
        repeat {
            guard peek() == UInt8(ascii: "\"") else { throw problem("has no name where a member should begin") }
            let name = try string()
            guard skip(":") else { throw problem("has no colon after the name of a member") }
            object.members.append(JSONObject.Member(name: name, value: try value(depth: depth + 1)))
        } while skip(",")
        guard skip("}") else { throw problem("has neither a comma nor a closing brace after a member") }
        return object
    }

    private mutating func array(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
        index += 1
        var elements: [JSONValue] = []
        if skip("]") { return elements }
        repeat { elements.append(try value(depth: depth + 1)) } while skip(",")
        guard skip("]") else { throw problem("has neither a comma nor a closing bracket after an element") }
        return elements
    }

    private mutating func number() throws(JSONSyntaxError) -> JSONValue {
        let start = index
        while index < bytes.count, bytes[index].isNumberPart { index += 1 }
        guard let number = JSONNumber(String(decoding: bytes[start..<index], as: UTF8.self)) else {
            index = start
            throw problem("has something that is no value")
        }
        return .number(number)
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        index += 1
        var unescaped: [UInt8] = []
        var start = index
        var isASCII = true
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                defer { index += 1 }
                if unescaped.isEmpty { return text(bytes[start..<index], isASCII: isASCII) }
                unescaped.append(contentsOf: bytes[start..<index])
                return text(unescaped[...], isASCII: isASCII)
            case UInt8(ascii: "\\"):
                unescaped.append(contentsOf: bytes[start..<index])
                try unescape(into: &unescaped)
                isASCII = false
                start = index
            case 0..<0x20: throw problem("has a control character or the end of the line within a text")
            default:
                if byte >= 0x80 { isASCII = false }
                index += 1
            }
        }
        throw problem("ends within a text")
    }

    /// Returns the string for `utf8`. Replaces invalid UTF-8 by U+FFFD and records the repair.
    private mutating func text(_ utf8: ArraySlice<UInt8>, isASCII: Bool) -> String {
        if isASCII { return String(decoding: utf8, as: UTF8.self) }
        if let valid = String(validating: utf8, as: UTF8.self) { return valid }
        firstRepair = firstRepair ?? index
        return String(decoding: utf8, as: UTF8.self)
    }

    /// Reads an escape sequence and appends the character that it stands for.
    private mutating func unescape(into result: inout [UInt8]) throws(JSONSyntaxError) {
        guard index + 1 < bytes.count else { throw problem("ends within a text") }
        index += 2
        switch bytes[index - 1] {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(bytes[index - 1])
        case UInt8(ascii: "u"): result.append(contentsOf: String(Character(try escapedScalar())).utf8)
        default:
            index -= 1
            throw problem("has a backslash before a character that needs none")
        }
    }

    /// Returns the character of `\uXXXX`, or of two of them for a surrogate pair. Replaces an unpaired surrogate by
    /// U+FFFD and records the repair.
    private mutating func escapedScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
        let first = UInt32(try fourDigits())
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        {
            let before = index
            index += 2
            let second = UInt32(try fourDigits())
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
            index = before
        }
        firstRepair = firstRepair ?? index
        return "\u{FFFD}"
    }

    private mutating func fourDigits() throws(JSONSyntaxError) -> UInt16 {
        guard index + 4 <= bytes.count,
            bytes[index..<index + 4].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
            let value = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw problem("has no four hexadecimal digits after \\u") }
        index += 4
        return value
    }
}

extension UInt8 {
    fileprivate var isNumberPart: Bool {
        switch self {
        case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
