import LosslessJSON

/// Values that are one of several kinds, each with fields of its own: objects with a member `kind`.
extension JSONValue {
    /// An object of the kind `kind` with `fields`; those that are null are left out.
    static func tagged(_ kind: String, _ fields: KeyValuePairs<String, JSONValue>) -> JSONValue {
        var object = JSONObject(members: [JSONObject.Member(name: "kind", value: .string(kind))])
        for (name, value) in fields where value != .null {
            object.members.append(JSONObject.Member(name: name, value: value))
        }
        return .object(object)
    }

    /// Returns the kind of the value: a word, or the `kind` of an object.
    func tag() throws(LineProblem) -> String {
        guard let tag = string ?? object?["kind"]?.string else {
            throw LineProblem("\(kindName) that does not say its kind")
        }
        return tag
    }
}

extension JSONObject {
    /// The object that `json` is.
    init(json: JSONValue) throws(LineProblem) {
        guard let object = json.object else { throw LineProblem("\(json.kindName) where an object should be") }
        self = object
    }
}

extension LineFields {
    /// The value of the member `name`; `usual` when there is none.
    func read<Value: LineValue & Equatable>(_ name: String, usually usual: Value? = nil) throws(LineProblem) -> Value {
        guard let json = object[name] else {
            if let usual { return usual }
            throw LineProblem("no “\(name)”")
        }
        do { return try Value(json: json) } catch { throw LineProblem("in “\(name)” \(error.reason)") }
    }

    /// The value of the member `name`; nil when there is none.
    func readIfPresent<Value: LineValue & Equatable>(_ name: String) throws(LineProblem) -> Value? {
        try read(name, usually: .some(nil))
    }
}
