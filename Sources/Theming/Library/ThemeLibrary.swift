/// All themes that there are, and how they inherit from each other.
///
/// A theme of the same name on an earlier shelf hides the one on a later shelf, and may inherit it by that name: a user's
/// `dark.toml` with `inherits = "dark"` changes the theme that is shipped.
public struct ThemeLibrary: Equatable, Sendable {
    /// Where themes are looked for, in this order.
    public let shelves: [ThemeShelf]

    /// The library of these shelves.
    public init(shelves: [ThemeShelf]) { self.shelves = shelves }

    /// The themes of the user's folder, if there is one, before those that are shipped.
    public init(userFolder: String?) {
        self.init(shelves: (userFolder.map { [.folder($0)] } ?? []) + [.memory(shippedThemes)])
    }

    /// A theme, and what was wrong on the way to it.
    public struct Loaded: Equatable, Sendable {
        /// The theme; what was wrong in it is missing from it.
        public let theme: Theme
        /// What was wrong.
        public let problems: [FileProblem]
        /// Whether all files that it consists of could be read; else a shipped one stands in for one of them.
        public let isComplete: Bool
        /// The user's files that it consists of, itself first.
        public let files: [String]
        /// Where each role is set.
        let origins: [String: ThemeOrigin]
    }

    /// The names of all themes, sorted.
    public var names: [String] { Set(shelves.flatMap(\.names)).sorted() }

    /// A file for a theme called `name` that looks like the theme `parent`, with everything that can be changed in it, each with
    /// what it is for.
    ///
    /// - Returns: the text, and what is wrong with `parent`.
    public func template(
        named name: String, from parent: String, _ vocabulary: ThemeVocabulary
    ) -> (text: String, problems: [FileProblem]) {
        let problems = ProblemList()
        var loading = ThemeLoading(library: self, vocabulary: vocabulary, problems: problems)
        let file = loading.file(named: parent)
        let template = ThemeTemplate(name: name, parent: parent, theme: file, vocabulary: vocabulary)
        return (template.text, problems.problems)
    }

    /// Loads the theme called `name`.
    ///
    /// There is always a theme: where the one that is asked for, or one that it inherits, cannot be read, the shipped one
    /// takes its place.
    public func load(_ name: String, _ vocabulary: ThemeVocabulary) -> Loaded {
        let problems = ProblemList()
        var loading = ThemeLoading(library: self, vocabulary: vocabulary, problems: problems)
        let file = loading.file(named: name)
        var resolver = ThemeResolver(file)
        let (theme, unresolved) = resolver.resolve(
            id: loading.usedFallback ? ThemeLoading.fallback(file.variant) : name)
        return Loaded(
            theme: theme, problems: problems.problems + unresolved, isComplete: loading.isComplete,
            files: loading.files,
            origins: file.roles.mapValues { ThemeOrigin(file: $0.file, position: $0.position) })
    }
}

/// Where a part of a theme is written.
struct ThemeOrigin: Equatable, Sendable {
    let file: String
    let position: SourcePosition
}
