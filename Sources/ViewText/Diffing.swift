/// A comparison of two snapshots, and their conversion to and from text files.
public struct Diffing<Value> {
    /// A function that returns the text for the file.
    public let toText: (Value) -> String
    /// A function that returns the value of a file's text.
    public let fromText: (String) -> Value
    /// A function that returns a readable description of the differences; `nil` if there are none.
    public let diff: (_ recorded: Value, _ now: Value) -> String?

    /// Creates a comparison from these functions.
    public init(
        toText: @escaping (Value) -> String, fromText: @escaping (String) -> Value,
        diff: @escaping (_ recorded: Value, _ now: Value) -> String?
    ) {
        self.toText = toText
        self.fromText = fromText
        self.diff = diff
    }
}

extension Diffing where Value == String {
    /// A comparison line by line, as a unified diff. If the texts begin with screens of different sizes, it reports
    /// that first.
    public static var lines: Diffing {
        Diffing(toText: { $0 }, fromText: { $0 }) { recorded, now in
            guard let difference = UnifiedDifference.between(recorded, now) else { return nil }
            guard let before = screenSize(recorded), let after = screenSize(now), before != after else {
                return difference
            }
            return """
                The recorded screen has \(before) cells, this one \(after). Ask for \(before), or give each size a name \
                of its own (`named:`).
                \(difference)
                """
        }
    }

    /// Returns the size in the first line of a screen; `nil` if there is none.
    private static func screenSize(_ text: String) -> Substring? {
        let words = text.prefix { $0 != "\n" }.split(separator: " ")
        return words.count > 1 && words[0] == "size" ? words[1] : nil
    }
}
