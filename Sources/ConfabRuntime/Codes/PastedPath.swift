/// The path of a file as people type it, and as terminals paste it when a file is dropped on them.
enum PastedPath {
    /// The paths that may be meant, the likeliest first: what was typed may be a name with quotes in it, too. Empty for
    /// nothing, nil when several files are named.
    ///
    /// - Parameters:
    ///   - text: what was typed.
    ///   - home: the user's home, for `~`.
    static func candidates(_ text: String, home: String) -> [String]? {
        let text = text.trimmingBlanks
        guard !text.isEmpty else { return [] }
        // A quote in an address quotes nothing.
        if !text.contains(where: \.isWhitespace), let path = fileURL(text) { return [path] }
        let literal = expanded(text, home)
        guard let words = words(of: text) else { return [literal] }
        guard words.count == 1, let word = words.first else {
            return text.contains("://") ? nil : several(words, literal, home)
        }
        if let path = fileURL(word.text) { return [path] }
        let path = word.isTilde ? expanded(word.text, home) : word.text
        return path == literal ? [path] : [literal, path]
    }

    /// A name with blanks that nobody quoted is one name: only where every word begins like a path several files are meant.
    private static func several(_ words: [Word], _ literal: String, _ home: String) -> [String]? {
        words.allSatisfy { $0.text.hasPrefix("/") || $0.isTilde && $0.text.hasPrefix("~") } ? nil : [literal]
    }

    private static func expanded(_ path: String, _ home: String) -> String {
        path == "~" ? home : path.hasPrefix("~/") ? home + path.dropFirst() : path
    }

    private struct Word {
        var text = ""
        /// Whether it begins outside quotes, so that `~` means the home.
        var isTilde: Bool
    }

    /// The words as a shell takes them apart; nil when a quote is left open.
    private static func words(of text: String) -> [Word]? {
        var words: [Word] = []
        var word: Word?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                // Within double quotes only these need it.
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

    /// The path of a `file:` URL on this machine; nil when it is none.
    private static func fileURL(_ text: String) -> String? {
        guard text.lowercased().hasPrefix("file:") else { return nil }
        var rest = text.dropFirst(5)
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            // Up to the path stands the machine, mostly nothing.
            guard let slash = rest.firstIndex(of: "/") else { return nil }
            rest = rest[slash...]
        }
        guard rest.hasPrefix("/") else { return nil }
        var bytes: [UInt8] = []
        var left = Array(rest.utf8)[...]
        while let byte = left.popFirst() {
            if byte == 0x25, left.count >= 2,
                let value = UInt8(String(decoding: left.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                left = left.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
