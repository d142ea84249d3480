/// Replaces paths, whose folders may be named after anybody and anything.
///
/// Confab's own directories become `<data>`, `<config>`, `<themes>`, and `<state>`; any other absolute path becomes `…`.
struct PathRedaction {
    private let names: [(path: String, name: String)]

    init(_ places: Places) {
        let directories = [
            (places.data, "<data>"), (Files.folder(of: places.config), "<config>"), (places.themes, "<themes>"),
            (places.state, "<state>"),
        ]
        names = directories.flatMap { path, name in
            [path, Files.real(path)].compactMap { $0 }.map { (path: $0, name: name) }
        }
        // A relative “.” is in every sentence.
        .filter { $0.path.count > 1 }
        // A directory inside another one comes first.
        .sorted { $0.path.utf8.count > $1.path.utf8.count }
    }

    func callAsFunction(_ text: String) -> String {
        names.reduce(text) { text, known in text.replacing(known.path, with: known.name) }
            .replacing(/(?<before>^|[\s“"'‘=(\[:])\/[^\s\/][^“”"'’(){}\[\],:;\n]*/) { "\($0.before)…" }
    }
}
