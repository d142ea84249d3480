/// How two of what snapshots keep are compared, and how they are put into files.
public struct Diffing<Value> {
    /// The text that stands in the file.
    public let toText: (Value) -> String
    /// The value of a file's text.
    public let fromText: (String) -> Value
    /// What differs between what was recorded and what is now, for people; `nil` when nothing does.
    public let diff: (_ recorded: Value, _ now: Value) -> String?

    /// A comparison by these functions.
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
    /// Line by line, as a unified diff. When the texts begin with screens of different sizes, it says so first.
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

    /// The size that the first line of a screen states.
    private static func screenSize(_ text: String) -> Substring? {
        let words = text.prefix { $0 != "\n" }.split(separator: " ")
        return words.count > 1 && words[0] == "size" ? words[1] : nil
    }
}
