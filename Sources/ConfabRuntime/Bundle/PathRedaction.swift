import Messenger

/// Replaces paths, whose folders may be named after anybody and anything.
///
/// Confab's own directories become `<data>`, `<config>`, `<themes>`, and `<state>`. Any other absolute path becomes `…`, with the
/// rest of its line: nothing tells where a path with blanks and quotes ends.
struct PathRedaction {
    private let directories: [(path: String, name: String)]

    init(_ places: Places) {
        let named = [
            (places.data, "<data>"), (Files.folder(of: places.config), "<config>"), (places.themes, "<themes>"),
            (places.state, "<state>"),
        ]
        directories = named.flatMap { path, name in Self.spellings(of: path).map { (path: $0, name: name) } }
            .filter { $0.path.count > 1 }
            // A directory inside another one comes first.
            .sorted { $0.path.utf8.count > $1.path.utf8.count }
    }

    /// Returns the forms that a path can have in a text: as it was given, from the root, and with all links resolved, each also as
    /// a sentence shows it.
    private static func spellings(of path: String) -> Set<String> {
        let paths = [path, Files.absolute(path), Files.resolved(path)].map { path in
            var scalars = path.unicodeScalars
            while scalars.last == "/" { scalars.removeLast() }
            return String(scalars)
        }
        return Set(paths + paths.map(\.harmlessName))
    }

    func callAsFunction(_ text: String) -> String {
        // By scalars, because a slash and a combining mark after it are one character.
        let path = /(?<before>^|[\s“"'‘=(\[:])(?:\/\/)?\/[^\s\/][^\n]*/.matchingSemantics(.unicodeScalar)
        return directories.reduce(text) { replacing($1.path, with: $1.name, in: $0) }
            .replacing(path) { "\($0.before)…" }
    }

    /// Replaces a path where it isn't a part of a longer name. A relative one may be a word, so something has to be in it.
    private func replacing(_ path: String, with name: String, in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let found = rest.firstRange(of: path) {
            let before = (result + rest[..<found.lowerBound]).last
            let after = rest[found.upperBound...]
            let isWhole =
                before.map { !$0.isLetter && !$0.isNumber && !"/-_.".contains($0) } ?? true
                && (after.hasPathPrefix("/") || path.hasPathPrefix("/") && endsName(after))
            result += rest[..<found.lowerBound] + (isWhole ? name : path)
            rest = after
        }
        return result + rest
    }

    /// True if a name ends before `text`.
    private func endsName(_ text: Substring) -> Bool {
        guard let first = text.first else { return true }
        // A period ends a sentence, or is a part of the name.
        if first == "." { return text.dropFirst().first?.isWhitespace ?? true }
        return first.isWhitespace || "\"'“”‘’,:;)]".contains(first)
    }
}
