/// A value as JSON has it. Whole numbers stay whole, and the members of an object keep their order.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A number that is not whole, or too large to be kept whole.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// The text of a string.
    var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The truth of a truth value.
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The value of a whole number.
    var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    /// The value of any number.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
    /// The elements of an array.
    var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
    /// The members of an object.
    var object: JSONObject? { if case .object(let value) = self { value } else { nil } }

    /// What kind of value it is, for messages to people.
    var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a truth value"
        case .integer: "a whole number"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// The members of a JSON object in their order. Of members with the same name the first counts.
struct JSONObject: Equatable, Sendable {
    /// A member.
    struct Member: Equatable, Sendable {
        var name: String
        var value: JSONValue
    }

    /// The members.
    var members: [Member] = []

    /// The value of the member `name`; setting nil leaves the object as it is, so that what is usual need not be written.
    subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set { if let newValue { members.append(Member(name: name, value: newValue)) } }
    }
}
