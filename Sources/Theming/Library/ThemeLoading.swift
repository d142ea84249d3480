import Spelling

/// The loading of one theme with everything that it inherits.
struct ThemeLoading {
    let library: ThemeLibrary
    let vocabulary: ThemeVocabulary
    let problems: ProblemList
    /// True if even the first file couldn't be read.
    private(set) var usedFallback = false
    /// True if every file was read, although parts of the files may have problems.
    private(set) var isComplete = true
    /// The files that were read, or tried, except those in memory.
    private(set) var files: [String] = []
    private var visited: [Place] = []

    /// A theme file, by shelf and name.
    private struct Place: Equatable {
        let shelf: Int
        let name: String
    }

    /// The maximum length of an inheritance chain.
    static let depthLimit = 16

    init(library: ThemeLibrary, vocabulary: ThemeVocabulary, problems: ProblemList) {
        self.library = library
        self.vocabulary = vocabulary
        self.problems = problems
    }

    /// Returns the name of the shipped theme that replaces an unreadable one.
    static func fallback(_ variant: Theme.Variant?) -> String { (variant ?? .dark).rawValue }

    /// Returns the first few of `names`, for a sentence.
    private func list(_ names: [String]) -> String {
        let shown = 12
        return names.prefix(shown).map(quoted).joined(separator: ", ") + (names.count > shown ? ", …" : "")
    }

    /// Returns the file named `name`, merged with everything that it inherits.
    mutating func file(named name: String) -> ThemeFile {
        guard let place = place(of: name, from: 0) else {
            let suggestion = nearestName(to: name, among: library.names)
            let choices = suggestion == nil ? "; choose one of \(list(library.names))" : ""
            problems.add(
                FileProblem(file: nil, message: "there is no theme \(quoted(name))\(choices)", suggestion: suggestion))
            return shipped(nil)
        }
        return file(at: place) ?? shipped(nil)
    }

    private mutating func file(at place: Place) -> ThemeFile? {
        visited.append(place)
        if let path = library.shelves[place.shelf].path(of: place.name) { files.append(path) }
        let document: TomlDocument
        do throws(FileProblem) {
            document = try library.shelves[place.shelf].document(place.name)
        } catch {
            problems.add(error)
            return nil
        }
        let theme = ThemeFileReader(document: document, vocabulary: vocabulary, problems: problems).read()
        guard let parent = theme.inherits else { return theme }
        return theme.inheriting(inherited(parent, by: place) ?? shipped(theme.variant, inheritedBy: true))
    }

    private mutating func inherited(_ parent: ThemeFile.Part<String>, by place: Place) -> ThemeFile? {
        let name = parent.value
        // A theme that inherits its own name means the one that it hides. Otherwise the search starts on the theme's
        // own shelf, so a shipped theme inherits shipped themes, and a user's `dark` doesn't change every theme based
        // on `dark`.
        let first = name == place.name ? place.shelf + 1 : place.shelf
        guard let next = self.place(of: name, from: first) else {
            report(
                parent,
                name == place.name
                    ? "the theme inherits from itself, and no shipped theme is named \(quoted(name))"
                    : "there is no theme \(quoted(name)) to inherit",
                suggestion: nearestName(to: name, among: library.names.filter { $0 != place.name }))
            return nil
        }
        guard !visited.contains(next) else {
            let chain = (visited.map(\.name) + [name]).map(quoted).joined(separator: " → ")
            report(parent, "themes inherit each other in a circle: \(chain)")
            return nil
        }
        guard visited.count < Self.depthLimit else {
            report(parent, "more than \(Self.depthLimit) themes inherit one another")
            return nil
        }
        return file(at: next)
    }

    private func place(of name: String, from first: Int) -> Place? {
        guard ThemeShelf.isName(name) else { return nil }
        return library.shelves.indices.dropFirst(first)
            .first { library.shelves[$0].contains(name) }
            .map { Place(shelf: $0, name: name) }
    }

    /// Returns the shipped theme of `variant`. Its own problems aren't reported, because the user can't fix them.
    private mutating func shipped(_ variant: Theme.Variant?, inheritedBy: Bool = false) -> ThemeFile {
        if !inheritedBy { usedFallback = true }
        isComplete = false
        let name = Self.fallback(variant)
        guard let document = try? ThemeShelf.memory(shippedThemes).document(name) else { return ThemeFile() }
        let theme = ThemeFileReader(document: document, vocabulary: vocabulary, problems: ProblemList()).read()
        return theme.inherits?.value == Theme.Variant.dark.rawValue ? theme.inheriting(shipped(.dark)) : theme
    }

    private func report(_ part: ThemeFile.Part<String>, _ message: String, suggestion: String? = nil) {
        problems.add(
            FileProblem(file: part.file, position: part.position, message: message, suggestion: suggestion))
    }
}
