/// A value of a TOML file with its place.
public struct TomlNode: Equatable, Sendable {
    /// The value.
    public let value: TomlValue
    /// Where it begins.
    public let position: SourcePosition
}

/// What a TOML file can hold.
public indirect enum TomlValue: Equatable, Sendable {
    /// Text.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction, or none at all.
    case number(Double)
    /// Yes or no.
    case boolean(Bool)
    /// A date, a time or both, as written in TOML.
    case date(String)
    /// Values in order.
    case array([TomlNode])
    /// Values by name.
    case table(TomlTable)

    /// What it is, for messages: "a string", "a table".
    public var kind: String {
        switch self {
        case .string: "a string"
        case .integer: "an integer"
        case .number: "a number"
        case .boolean: "a boolean"
        case .date: "a date"
        case .array: "an array"
        case .table: "a table"
        }
    }
}

/// One `key = value`.
public struct TomlEntry: Equatable, Sendable {
    /// The name before the equals sign; of a dotted key, one part.
    public let key: String
    /// Where the name is written first.
    public let keyPosition: SourcePosition
    /// What it is set to.
    public let node: TomlNode
}

/// Values by name, in the order in which the names are written.
public struct TomlTable: Equatable, Sendable {
    /// What is in it.
    public let entries: [TomlEntry]

    /// The entry called `key`.
    public subscript(key: String) -> TomlEntry? { entries.first { $0.key == key } }
}
