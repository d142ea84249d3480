/// JSON of a kind that this version doesn't know. Written by ``MailboxMessageCodec``, it has the same bytes as when it came.
enum SentValue: Codable {
    case null
    case bool(Bool)
    case integer(Int64)
    case natural(UInt64)
    case number(Double)
    case string(String)
    case array([SentValue])
    case object([String: SentValue])

    /// Values that are nested deeper than this are refused, because reading them takes as much of the stack.
    private static let maximumDepth = 100

    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.maximumDepth else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "nested too deep"))
        }
        if let members = try? decoder.container(keyedBy: AnyKey.self) {
            var object: [String: SentValue] = [:]
            for key in members.allKeys { object[key.stringValue] = try members.decode(SentValue.self, forKey: key) }
            self = .object(object)
            return
        }
        if var elements = try? decoder.unkeyedContainer() {
            var array: [SentValue] = []
            while !elements.isAtEnd { array.append(try elements.decode(SentValue.self)) }
            self = .array(array)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Int64.self) {
            self = .integer(number)
        } else if let number = try? value.decode(UInt64.self) {
            self = .natural(number)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .string(try value.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let object):
            var members = encoder.container(keyedBy: AnyKey.self)
            for (name, value) in object { try members.encode(value, forKey: AnyKey(stringValue: name)) }
        case .array(let array):
            var elements = encoder.unkeyedContainer()
            for value in array { try elements.encode(value) }
        case .null: try encodeSingle(Optional<Bool>.none, to: encoder)
        case .bool(let value): try encodeSingle(value, to: encoder)
        case .integer(let value): try encodeSingle(value, to: encoder)
        case .natural(let value): try encodeSingle(value, to: encoder)
        case .number(let value): try encodeSingle(value, to: encoder)
        case .string(let value): try encodeSingle(value, to: encoder)
        }
    }

    private func encodeSingle(_ value: some Encodable, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    /// The text with this name in the value, or in its only part.
    func string(_ name: String) -> String? {
        guard case .object(let members) = self else { return nil }
        if case .string(let text)? = members[name] { return text }
        return members.count == 1 ? members.values.first?.string(name) : nil
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
