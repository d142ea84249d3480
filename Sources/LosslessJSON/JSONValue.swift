/// A JSON value. Numbers keep their digits, and objects keep the order of their members and duplicates, so that data
/// unknown to a reader is written back unchanged.
package enum JSONValue: Equatable, Sendable {
    /// Null.
    case null
    /// A Boolean.
    case bool(Bool)
    /// A number.
    case number(JSONNumber)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object(JSONObject)

    /// Returns the value of an integer.
    package static func integer(_ value: Int64) -> JSONValue { .number(JSONNumber(value)) }

    /// The string; nil for other values.
    package var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The Boolean; nil for other values.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The number; nil for other values.
    package var number: JSONNumber? { if case .number(let value) = self { value } else { nil } }
    /// The integer; nil for other values, and for integers of more than 64 bits.
    package var integer: Int64? { number?.integer }
    /// The elements of an array; nil for other values.
    package var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
    /// The members of an object; nil for other values.
    package var object: JSONObject? { if case .object(let value) = self { value } else { nil } }

    /// The kind of value, for messages to people.
    package var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a truth value"
        case .number(let number): number.integer == nil ? "a number" : "a whole number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A JSON object with its members in order. If several members have the same name, lookups find the first one.
package struct JSONObject: Equatable, Sendable {
    /// A member of an object.
    package struct Member: Equatable, Sendable {
        /// The name of the member.
        package var name: String
        /// The value of the member.
        package var value: JSONValue

        /// Creates a member.
        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The members in order.
    package var members: [Member]

    /// Creates an object, which is empty by default.
    package init(members: [Member] = []) { self.members = members }

    /// The value of the first member named `name`; nil if there is none. Setting a value appends a member, and setting
    /// nil does nothing.
    package subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set { if let newValue { members.append(Member(name: name, value: newValue)) } }
    }
}
