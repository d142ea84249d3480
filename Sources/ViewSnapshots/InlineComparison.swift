import ViewText

/// A comparison of a snapshot with a literal in the test.
struct InlineComparison {
    /// The literal; `nil` if there is none yet.
    let expected: String?

    /// Returns a description of the difference between `text` and the literal; `nil` if they are equal.
    func failure(of text: String, _ diffing: Diffing<String>) -> String? {
        let now = Self.withLineEnd(LineEnds.own(text))
        guard let expected else {
            return "There is no literal to compare with yet. Paste this, after looking at it:\n\(Self.literal(now))"
        }
        guard let difference = diffing.diff(Self.withLineEnd(LineEnds.own(expected)), now) else { return nil }
        return """
            The snapshot differs from the literal (- literal, + now):
            \(difference)
            To accept it, paste this:
            \(Self.literal(now))
            """
    }

    private static func withLineEnd(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }

    /// Returns `text` as a multi-line string literal.
    static func literal(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(escaped)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return (["matches: \"\"\""] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["    \"\"\""])
            .joined(separator: "\n")
    }

    private static func escaped(_ line: Substring) -> String {
        var text = ""
        for scalar in line.unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        // Escapes the space at the end of a line, because editors remove it.
        if text.last == " " { text = text.dropLast() + "\\u{20}" }
        return text.split(separator: "\"\"\"", omittingEmptySubsequences: false).joined(separator: "\\\"\"\"")
    }
}
