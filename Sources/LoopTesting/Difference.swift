import CustomDump

/// What differs, as lines that begin with − for what was expected and + for what is.
func difference<Value>(_ expected: Value, _ actual: Value) -> String {
    // Two values may differ by `==` and look the same; then both are shown.
    diff(expected, actual, format: .proportional) ?? "− \(brief(expected))\n+ \(brief(actual))"
}

/// A value on as few lines as its own description takes.
func brief<Value>(_ value: Value) -> String {
    var text = ""
    customDump(value, to: &text, maxDepth: 6)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.count > 6 ? text : lines.joined(separator: " ")
}
