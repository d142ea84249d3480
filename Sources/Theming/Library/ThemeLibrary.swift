/// All available themes and their inheritance.
///
/// A theme on an earlier shelf hides a theme of the same name on a later shelf and can inherit it by that name: a
/// user's `dark.toml` with `inherits = "dark"` changes the shipped theme.
public struct ThemeLibrary: Equatable, Sendable {
    /// The shelves to search for themes, in this order.
    public let shelves: [ThemeShelf]

    /// Creates a library of these shelves.
    public init(shelves: [ThemeShelf]) { self.shelves = shelves }

    /// Creates a library of the user's folder, if any, followed by the shipped themes.
    public init(userFolder: String?) {
        self.init(shelves: (userFolder.map { [.folder($0)] } ?? []) + [.memory(shippedThemes)])
    }

    /// A loaded theme and the problems found in its files.
    public struct Loaded: Equatable, Sendable {
        /// The theme, without the parts that have problems.
        public let theme: Theme
        /// The problems found while loading.
        public let problems: [FileProblem]
        /// True if all files of the theme could be read; otherwise a shipped theme replaces one of them.
        public let isComplete: Bool
        /// The user's files that make up the theme, its own file first.
        public let files: [String]
        /// The positions where the roles are set, by role name.
        let origins: [String: ThemeOrigin]
    }

    /// The names of all themes, sorted.
    public var names: [String] { Set(shelves.flatMap(\.names)).sorted() }

    /// Creates a file for a theme named `name` that looks like the theme `parent`. The file lists everything that can
    /// be changed, with its purpose.
    ///
    /// - Returns: the text, and the problems of `parent`.
    public func template(
        named name: String, from parent: String, _ vocabulary: ThemeVocabulary
    ) -> (text: String, problems: [FileProblem]) {
        let problems = ProblemList()
        var loading = ThemeLoading(library: self, vocabulary: vocabulary, problems: problems)
        let file = loading.file(named: parent)
        let template = ThemeTemplate(name: name, parent: parent, theme: file, vocabulary: vocabulary)
        return (template.text, problems.problems)
    }

    /// Loads the theme named `name`.
    ///
    /// There is always a result: if the theme or one that it inherits can't be read, a shipped theme replaces it.
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

/// The position where a part of a theme is written.
struct ThemeOrigin: Equatable, Sendable {
    let file: String
    let position: SourcePosition
}
