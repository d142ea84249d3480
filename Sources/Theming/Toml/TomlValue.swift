/// A value of a TOML file and its position.
public struct TomlNode: Equatable, Sendable {
    /// The value.
    public let value: TomlValue
    /// The position where the value begins.
    public let position: SourcePosition
}

/// A value in a TOML file.
public indirect enum TomlValue: Equatable, Sendable {
    /// A string.
    case string(String)
    /// An integer.
    case integer(Int64)
    /// A floating-point number.
    case number(Double)
    /// A Boolean.
    case boolean(Bool)
    /// A date, a time, or both, as written in TOML.
    case date(String)
    /// An array.
    case array([TomlNode])
    /// A table.
    case table(TomlTable)

    /// The kind of value in messages: "a string", "a table".
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

/// A key and its value.
public struct TomlEntry: Equatable, Sendable {
    /// The name before the equals sign; for a dotted key, one part of it.
    public let key: String
    /// The position where the name first appears.
    public let keyPosition: SourcePosition
    /// The value of the key.
    public let node: TomlNode
}

/// A table of values, in the order in which the keys are written.
public struct TomlTable: Equatable, Sendable {
    /// The entries in file order.
    public let entries: [TomlEntry]

    /// The entry named `key`; `nil` if there is none. Takes O(*n*) time.
    public subscript(key: String) -> TomlEntry? { entries.first { $0.key == key } }
}
