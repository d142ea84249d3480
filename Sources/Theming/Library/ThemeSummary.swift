/// What a list of themes says of each.
public struct ThemeSummary: Equatable, Sendable {
    /// The name that it is chosen by.
    public let id: String
    /// The name for people.
    public let title: String
    /// Which background it is made for; `nil` when neither the file nor one that it inherits says so.
    public let variant: Theme.Variant?
    /// The user's file that it is in; `nil` for one that is shipped.
    public let file: String?
}

extension ThemeLibrary {
    /// What there is to choose from, sorted by name. Only what a list needs is read, and a file that cannot be read is
    /// listed by its name.
    public var summaries: [ThemeSummary] {
        names.map { name in
            let document = shelf(of: name).flatMap { try? $0.document(name) }
            let meta = document.map { TomlSection($0, ProblemList()).section("meta") } ?? nil
            return ThemeSummary(
                id: name, title: meta?.string("name").map { harmless($0, limit: 60) } ?? name,
                variant: variant(of: name, from: 0, depth: 0), file: shelf(of: name)?.path(of: name))
        }
    }

    /// The first shelf that has a theme of this name.
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
