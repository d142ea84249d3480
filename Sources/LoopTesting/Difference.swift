import CustomDump

/// Returns the differences as lines that begin with − for the expected value and + for the actual one.
func difference<Value>(_ expected: Value, _ actual: Value) -> String {
    // Two values can differ by `==` and look the same; then this shows both.
    diff(expected, actual, format: .proportional) ?? "− \(brief(expected))\n+ \(brief(actual))"
}

/// Returns the description of a value, on one line if it has at most six.
func brief<Value>(_ value: Value) -> String {
    var text = ""
    customDump(value, to: &text, maxDepth: 6)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.count > 6 ? text : lines.joined(separator: " ")
}
