/// An entry in a list of themes.
public struct ThemeSummary: Equatable, Sendable {
    /// The name for choosing the theme.
    public let id: String
    /// The display name.
    public let title: String
    /// The background that the theme is made for; `nil` if neither its file nor an inherited one specifies it.
    public let variant: Theme.Variant?
    /// The user's file that contains the theme; `nil` for a shipped theme.
    public let file: String?
}

extension ThemeLibrary {
    /// The themes to choose from, sorted by name. Reads only the data that a list needs, and lists an unreadable file
    /// by its name.
    public var summaries: [ThemeSummary] {
        names.map { name in
            let document = shelf(of: name).flatMap { try? $0.document(name) }
            let meta = document.map { TomlSection($0, ProblemList()).section("meta") } ?? nil
            return ThemeSummary(
                id: name, title: meta?.string("name").map { harmless($0, limit: 60) } ?? name,
                variant: variant(of: name, from: 0, depth: 0), file: shelf(of: name)?.path(of: name))
        }
    }

    /// Returns the first shelf with a theme named `name`.
    func shelf(of name: String) -> ThemeShelf? { shelves.first { $0.contains(name) } }

    private func variant(of name: String, from first: Int, depth: Int) -> Theme.Variant? {
        guard depth < ThemeLoading.depthLimit,
            let index = shelves.indices.dropFirst(first).first(where: { shelves[$0].contains(name) }),
            let document = try? shelves[index].document(name)
        else { return nil }
        let root = TomlSection(document, ProblemList())
        if let variant: Theme.Variant = root.section("meta")?.choice("variant") { return variant }
        guard let parent = root.string("inherits") else { return nil }
        return variant(of: parent, from: parent == name ? index + 1 : 0, depth: depth + 1)
    }
}
