import Messenger

/// The path of a file as users type it, and as terminals paste it when a file is dropped on them.
package enum PastedPath {
    /// Returns the possible paths, the likeliest first, because quotes may be part of a name. Empty for an empty text, nil if
    /// it names several files.
    ///
    /// - Parameters:
    ///   - text: the text that was typed or pasted.
    ///   - home: the user's home, for `~`.
    package static func candidates(_ text: String, home: String) -> [String]? {
        let text = text.trimmed
        guard !text.isEmpty else { return [] }
        // In a URL, quotes are ordinary characters.
        if !text.contains(where: \.isWhitespace), let path = fileURL(text) { return [path] }
        let literal = expanded(text, home)
        guard let words = words(of: text) else { return [literal] }
        guard words.count == 1, let word = words.first else {
            // An unquoted text with spaces names one file, unless each word begins like a path.
            return text.contains("://") || words.allSatisfy(\.beginsPath) ? nil : [literal]
        }
        if let path = fileURL(word.text) { return [path] }
        let path = word.isTilde ? expanded(word.text, home) : word.text
        return path == literal ? [path] : [literal, path]
    }

    /// Returns the paths in a text that names several files; empty if it doesn't.
    package static func several(_ text: String, home: String) -> [String] {
        (words(of: text) ?? []).map { word in
            fileURL(word.text) ?? (word.isTilde ? expanded(word.text, home) : word.text)
        }
    }

    /// Returns the absolute paths in a text that has nothing else, as terminals paste files that are dropped on them; empty for
    /// another text.
    static func absolute(_ text: String) -> [String] {
        let paths = several(text, home: "")
        return paths.allSatisfy { $0.hasPathPrefix("/") } ? paths : []
    }

    /// True if each word of the text begins like a path.
    static func namesPaths(_ text: String) -> Bool { words(of: text)?.allSatisfy(\.beginsPath) ?? false }

    /// True if a text begins like a path, or like the address of a file.
    static func beginsPath(_ text: String) -> Bool {
        ["/", "~/", "./", "../", "file:/"].contains { text.hasPathPrefix($0) }
    }

    /// The path with the user's home in the place of `~`.
    package static func expanded(_ path: String, _ home: String) -> String {
        path == "~" ? home : path.hasPathPrefix("~/") ? home + path.dropFirst() : path
    }

    private struct Word {
        var text = ""
        /// True if it begins outside quotes, where `~` means the home.
        var isTilde: Bool

        var beginsPath: Bool { PastedPath.beginsPath(text) && (isTilde || !text.hasPathPrefix("~")) }
    }

    /// Splits a text into words like a shell; nil if a quote stays open.
    private static func words(of text: String) -> [Word]? {
        var words: [Word] = []
        var word: Word?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                // Within double quotes, a backslash escapes only these.
                if quote == "\"", !"\"\\$`".contains(character) { word?.text.append("\\") }
                word?.text.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                if word == nil { word = Word(isTilde: false) }
            } else if let open = quote {
                if character == open { quote = nil } else { word?.text.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                if word == nil { word = Word(isTilde: false) }
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                if word == nil { word = Word(isTilde: true) }
                word?.text.append(character)
            }
        }
        if quote != nil || isEscaped { return nil }
        if let word { words.append(word) }
        return words
    }

    /// Returns the path of a `file:` URL; nil for any other text.
    private static func fileURL(_ text: String) -> String? {
        guard text.lowercased().hasPrefix("file:") else { return nil }
        let slash = UInt8(ascii: "/")
        var rest = Array(text.utf8.dropFirst(5))[...]
        // The host comes before the path and is usually empty.
        if rest.starts(with: [slash, slash]) { rest = rest.dropFirst(2).drop { $0 != slash } }
        guard rest.first == slash else { return nil }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            // Without this check, a sign would be taken for a digit.
            if byte == UInt8(ascii: "%"), digits.count == 2,
                digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
