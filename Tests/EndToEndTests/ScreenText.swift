extension String {
    /// The words of a screen without its line breaks and borders, for a sentence that was wrapped.
    var unwrapped: String {
        split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    }

    /// What stands behind the last border of every row: the conversation, and what lies over it.
    var rightOfBorder: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(separator: "│", omittingEmptySubsequences: false).last ?? "" }.joined(separator: "\n")
    }

    /// The rows of a screen without the blanks at their ends and empty rows at its end.
    var rows: [String] {
        var rows = split(separator: "\n", omittingEmptySubsequences: false).map(\.withoutTrailingBlanks)
        while rows.last == "" { rows.removeLast() }
        return rows
    }

    /// The column in which `character` stands first. Ideographs before it take two, everything else one: what terminals
    /// disagree about is not for this.
    func column(of character: Character) -> Int? {
        guard let index = firstIndex(of: character) else { return nil }
        return self[..<index].reduce(0) { $0 + ($1.unicodeScalars.contains { (0x2E80...0x9FFF) ~= $0.value } ? 2 : 1) }
    }
}

extension Substring {
    fileprivate var withoutTrailingBlanks: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
