import Theming

/// A TOML file of the user's that is read key by key.
enum TomlFile {
    /// Reads the file at `path`.
    ///
    /// - Returns: everything that is wrong with the file, in its order, and false if it couldn't be read at all.
    static func read<Failure>(
        _ path: String, _ body: (TomlDocument, TomlSection) throws(Failure) -> Void
    ) throws(Failure) -> (problems: [FileProblem], isReadable: Bool) {
        let document: TomlDocument
        do throws(FileProblem) {
            document = try TomlDocument(contentsOf: path)
        } catch {
            return ([error], false)
        }
        let list = ProblemList()
        try body(document, TomlSection(document, list))
        return (list.problems.sorted { ($0.position ?? .start) < ($1.position ?? .start) }, true)
    }
}
