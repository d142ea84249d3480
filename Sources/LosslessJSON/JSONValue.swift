/// A value as JSON has it. Numbers keep their digits, and members keep their order and their repetitions, so that what a
/// reader doesn't know is written again as it was.
public enum JSONValue: Equatable, Sendable {
    /// No value.
    case null
    /// True or false.
    case bool(Bool)
    /// A number.
    case number(JSONNumber)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Values with names.
    case object(JSONObject)

    /// A whole number.
    public static func integer(_ value: Int64) -> JSONValue { .number(JSONNumber(value)) }

    /// The text of a string.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// True or false, if it's one of them.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The number.
    public var number: JSONNumber? { if case .number(let value) = self { value } else { nil } }
    /// The value of a whole number of at most 64 bits.
    public var integer: Int64? { number?.integer }
    /// The elements of an array.
    public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
    /// The members of an object.
    public var object: JSONObject? { if case .object(let value) = self { value } else { nil } }

    /// The kind of value, for messages to people.
    public var kindName: String {
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

/// The members of a JSON object in their order. Of members with the same name the first counts.
public struct JSONObject: Equatable, Sendable {
    /// A value with its name.
    public struct Member: Equatable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSONValue

        /// A member.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The members.
    public var members: [Member]

    /// An object; without members, unless said otherwise.
    public init(members: [Member] = []) { self.members = members }

    /// The value of the member `name`. Setting appends a member; setting nil changes nothing.
    public subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set { if let newValue { members.append(Member(name: name, value: newValue)) } }
    }
}
