import LosslessJSON

/// Writes the fields of a value into an object, or reads them back: one list of fields for both directions.
struct LineFields {
    private(set) var object: JSONObject
    /// True if fields are read from the object.
    let isReading: Bool

    /// Reads from `object`.
    init(reading object: JSONObject) {
        self.object = object
        isReading = true
    }

    /// Writes into an object that begins with `members`.
    init(writing members: JSONObject = JSONObject()) {
        object = members
        isReading = false
    }

    /// Writes `value` as the member `name`, or reads it from there. What equals `usual` is not written, and is what a member
    /// that is missing stands for.
    mutating func callAsFunction<Value: LineValue & Equatable>(
        _ name: String, _ value: inout Value, usually usual: Value? = nil
    ) throws(LineProblem) {
        guard isReading else {
            if value != usual { object.members.append(JSONObject.Member(name: name, value: value.json)) }
            return
        }
        if let json = object[name] {
            do { value = try Value(json: json) } catch { throw LineProblem("in “\(name)” \(error.reason)") }
        } else if let usual {
            value = usual
        } else {
            throw LineProblem("no “\(name)”")
        }
    }
}

/// A value with fields.
protocol LineRecord: LineValue, Equatable {
    /// A value whose fields are then read.
    static var blank: Self { get }
    /// Writes or reads every field.
    mutating func visit(_ field: inout LineFields) throws(LineProblem)
}

extension LineRecord {
    init(json: JSONValue) throws(LineProblem) {
        guard let object = json.object else { throw LineProblem("\(json.kindName) where an object should be") }
        self = try Self(object)
    }

    /// The value that `object` stands for.
    init(_ object: JSONObject) throws(LineProblem) {
        self = Self.blank
        var fields = LineFields(reading: object)
        try visit(&fields)
    }

    var json: JSONValue { .object(object()) }

    /// The value as an object that begins with `members`.
    func object(after members: JSONObject = JSONObject()) -> JSONObject {
        var copy = self
        var fields = LineFields(writing: members)
        // Only reading can fail.
        try? copy.visit(&fields)
        return fields.object
    }
}
