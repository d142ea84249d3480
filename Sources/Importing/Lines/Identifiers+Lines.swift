import LosslessJSON
import Messenger

extension Identifier {
    init(json: JSONValue) throws(LineProblem) { self.init(rawValue: UInt64(bitPattern: try Int64(json: json))) }
    var json: JSONValue { .integer(Int64(bitPattern: rawValue)) }
}

extension ContactID: LineValue {}
extension GroupID: LineValue {}
extension MemberID: LineValue {}
extension MessageID: LineValue {}
extension TagID: LineValue {}
extension ChatID: LineValue {}

extension RemoteID: LineValue {
    init(json: JSONValue) throws(LineProblem) { self.init(try String(json: json)) }
    var json: JSONValue { .string(rawValue) }
}

extension Timestamp: LineValue {
    init(json: JSONValue) throws(LineProblem) { self.init(milliseconds: try Int64(json: json)) }
    var json: JSONValue { .integer(milliseconds) }
}

extension MessagePosition: LineValue {
    init(json: JSONValue) throws(LineProblem) { self.init(try Int64(json: json)) }
    var json: JSONValue { .integer(rawValue) }
}
