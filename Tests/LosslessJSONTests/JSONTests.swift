import LosslessJSON
import RandomTesting
import Testing

@Suite struct JSONTests {
    private func parsed(_ text: String) throws -> JSONValue {
        var parser = JSONParser(Array(text.utf8))
        let value = try parser.value()
        #expect(parser.peek() == nil)
        return value
    }

    private func written(_ value: JSONValue, escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }) -> String {
        var bytes: [UInt8] = []
        value.write(to: &bytes, escaping: isEscaped)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        "0", "-0", "1.10", "1e400", "-2.50E+07", "123456789012345678901234567890",
        "0.1000000000000000055511151231257827",
    ])
    func aNumberKeepsEveryDigit(text: String) throws {
        let value = try parsed(text)
        #expect(value.number?.text == text)
        #expect(written(value) == text)
    }

    @Test func aNumberHasTheValuesThatFit() throws {
        #expect(try parsed("9223372036854775807").integer == .max)
        #expect(try parsed("9223372036854775808").integer == nil)
        #expect(try parsed("1.0").integer == nil)
        #expect(try parsed("1.5e3").number?.double == 1500)
        #expect(try parsed("1e400").number?.double == nil)
        #expect(JSONNumber(Double.nan) == nil && JSONNumber(0.1)?.text == "0.1")
    }

    @Test(arguments: ["+1", "01", "1.", ".5", "-", "1e", "1e+", "--1", "0x10", "Infinity", "NaN"])
    func aNumberThatJSONDoesNotWriteIsRefused(text: String) {
        #expect(throws: JSONSyntaxError.self) { try parsed("[\(text)]") }
    }

    @Test func membersKeepTheirOrderAndRepetitions() throws {
        let text = #"{"b":1,"a":[true,null],"b":{"":"x"}}"#
        let value = try parsed(text)
        #expect(written(value) == text)
        #expect(value.object?["b"] == .integer(1))
    }

    @Test func whiteSpaceAndEscapesAreRead() throws {
        let value = try parsed("\u{FEFF} [ \"\\u00e9\\n\\ud83d\\ude00\\/\" ,\t{ } ]\n")
        #expect(value == .array([.string("é\n😀/"), .object(JSONObject())]))
    }

    @Test func whatIsEscapedIsReadAsItWas() throws {
        let value = JSONValue.string("a\"\\\u{1}\n😀\u{202E}b")
        let text = written(value) { $0.value > 0x7F }
        #expect(text == #""a\"\\\u0001\n\ud83d\ude00\u202eb""#)
        #expect(try parsed(text) == value)
    }

    @Test func anErrorSaysWhere() {
        let bytes = Array("[1,\n\n x]".utf8)
        var parser = JSONParser(bytes)
        let error = #expect(throws: JSONSyntaxError.self) { try parser.value() }
        #expect(error?.offset == 6)
        #expect(error.map { JSONSyntaxError.line(of: $0.offset, in: bytes) } == 3)
    }

    @Test func nestingHasAnEnd() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try parsed(nested(JSONParser.maximumDepth))
        #expect(throws: JSONSyntaxError.self) { try parsed(nested(100_000)) }
    }

    @Test func textThatIsNotUTF8IsRepairedAndReported() throws {
        var parser = JSONParser(Array(#"["a","b"#.utf8) + [0xFF] + Array(#""]"#.utf8))
        #expect(try parser.value() == .array([.string("a"), .string("b\u{FFFD}")]))
        #expect(parser.firstRepair != nil)
        var half = JSONParser(Array(#""\ud83d""#.utf8))
        #expect(try half.value() == .string("\u{FFFD}"))
        #expect(half.firstRepair != nil)
    }

    @Test(arguments: 0..<4 as Range<UInt64>) func anyValueIsReadAsItWasWritten(seed: UInt64) throws {
        var dice = SeededGenerator(seed + 1)
        for _ in 0..<200 {
            let value = JSONValue.random(depth: 4, &dice)
            #expect(try parsed(written(value) { $0.value > 0x2000 }) == value)
        }
    }
}

extension JSONValue {
    fileprivate static func random(depth: Int, _ dice: inout SeededGenerator) -> JSONValue {
        func text() -> String {
            let signs: [Character] = ["a", "\"", "\\", "\n", "é", "😀", "\u{202E}", "\u{7}", "/"]
            return String(
                (0..<Int.random(in: 0...5, using: &dice)).compactMap { _ in signs.randomElement(using: &dice) })
        }
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &dice) {
        case 0: return .null
        case 1: return .bool(.random(using: &dice))
        case 2: return .integer(.random(in: .min ... .max, using: &dice))
        case 3: return JSONNumber(Double.random(in: -1e20...1e20, using: &dice)).map(JSONValue.number) ?? .null
        case 4: return .string(text())
        case 5: return .array((0..<3).map { _ in random(depth: depth - 1, &dice) })
        default:
            return .object(
                JSONObject(members: (0..<3).map { _ in .init(name: text(), value: random(depth: depth - 1, &dice)) }))
        }
    }
}
