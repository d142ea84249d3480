import LosslessJSON
import Messenger

/// The levels of a voice, written as two hexadecimal digits each.
struct Levels: LineValue, Equatable {
    var bytes: [UInt8] = []

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    init(json: JSONValue) throws(LineProblem) {
        let digits = Array(try String(json: json).utf8)
        bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
        }
        guard bytes.count * 2 == digits.count else { throw LineProblem("levels that aren't hexadecimal digits") }
    }

    var json: JSONValue { .string(bytes.hexadecimal) }
}
