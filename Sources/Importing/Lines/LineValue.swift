import LosslessJSON

/// A value that an export holds, written as JSON and read back from it.
protocol LineValue {
    /// The value that `json` stands for.
    init(json: JSONValue) throws(LineProblem)
    var json: JSONValue { get }
}

extension String: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        guard let value = json.string else { throw LineProblem("\(json.kindName) where a text should be") }
        self = value
    }
    var json: JSONValue { .string(self) }
}

extension Bool: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        guard let value = json.bool else { throw LineProblem("\(json.kindName) where a truth value should be") }
        self = value
    }
    var json: JSONValue { .bool(self) }
}

extension Int64: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        guard let value = json.integer else { throw LineProblem("\(json.kindName) where a whole number should be") }
        self = value
    }
    var json: JSONValue { .integer(self) }
}

extension Int: LineValue {
    init(json: JSONValue) throws(LineProblem) { self = Int(try Int64(json: json)) }
    var json: JSONValue { .integer(Int64(self)) }
}

extension Double: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        guard let value = json.number?.double else { throw LineProblem("\(json.kindName) where a number should be") }
        self = value
    }
    var json: JSONValue { JSONNumber(self).map(JSONValue.number) ?? .null }
}

extension Optional: LineValue where Wrapped: LineValue {
    init(json: JSONValue) throws(LineProblem) { self = json == .null ? nil : try Wrapped(json: json) }
    var json: JSONValue { self?.json ?? .null }
}

extension Array: LineValue where Element: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        guard let elements = json.array else { throw LineProblem("\(json.kindName) where a list should be") }
        self = []
        reserveCapacity(elements.count)
        for element in elements { append(try Element(json: element)) }
    }
    var json: JSONValue { .array(map(\.json)) }
}

/// A value that is one of a few words.
protocol LineWord: LineValue, Equatable {
    /// All that there are.
    static var words: [Self] { get }
    /// The word for it. Words are for ever.
    var word: String { get }
}

extension LineWord {
    init(json: JSONValue) throws(LineProblem) {
        let word = try String(json: json)
        guard let value = Self.words.first(where: { $0.word == word }) else {
            throw LineProblem("the unknown word “\(word)”")
        }
        self = value
    }
    var json: JSONValue { .string(word) }
}
