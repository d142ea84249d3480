import Foundation

extension String {
    /// The words of a screen without its line breaks, borders, and closing buttons, for a sentence that was wrapped.
    var unwrapped: String {
        split { $0.isWhitespace || "│✕".contains($0) }.joined(separator: " ")
    }

    /// The text after the last border of every row: the conversation, and everything above it.
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

    /// The first column that shows `character`.
    func column(of character: Character) -> Int? {
        guard let index = firstIndex(of: character) else { return nil }
        return self[..<index].reduce(0) { $0 + ($1.unicodeScalars.contains(where: Self.isWide) ? 2 : 1) }
    }

    /// True if tmux uses two columns for a character with this scalar: Korean and East Asian letters, and most emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x9FFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF: true
        default: false
        }
    }
}

extension String {
    /// The link that a screen shows, however it is broken into lines.
    var link: String? {
        var found: String?
        for line in split(separator: "\n") {
            // Beside the code, the text is the last thing within the border.
            let parts = line.split(separator: "│").map { $0.trimmingCharacters(in: .whitespaces) }
            let words = parts.flatMap { $0.split(separator: " ").map(String.init) }
            if let start = words.first(where: { $0.hasPrefix("confab://connect/") }) {
                found = start
            } else if let known = found, known.utf8.count < 49, let more = words.last(where: \.isSecret) {
                found = known + more
            }
        }
        return found
    }

    private var isSecret: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x2D
                    || byte == 0x5F
            }
    }
}

extension Substring {
    fileprivate var withoutTrailingBlanks: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
