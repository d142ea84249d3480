public import TerminalDOM

/// The names that a theme can set: the roles and symbols that the views declare.
public struct ThemeVocabulary: Equatable, Sendable {
    /// The dotted names of all declared roles, including their states (`chat-list.row.selected`).
    public let roles: Set<String>
    /// All declared symbols, by dotted name.
    public let glyphs: [String: GlyphName]
    /// The purposes of the roles that have one, by role name.
    public let purposes: [String: String]
    /// The names of the roles in the order of their declaration.
    public let roleNames: [String]
    /// The symbols in the order of their declaration.
    public let glyphNames: [GlyphName]
    /// For each role of readable text, the roles whose backgrounds it appears on.
    let grounds: [String: [Role]]
    /// The names that declared roles fall back to: `chat-list` if only `chat-list.row` is declared.
    let groups: Set<String>

    /// Creates a vocabulary of these roles and symbols.
    ///
    /// - Parameters:
    ///   - roles: every role that a view draws with.
    ///   - glyphs: every symbol that a view draws.
    ///   - grounds: for each role of readable text, the roles whose backgrounds it appears on. The contrast of other
    ///     roles isn't checked.
    ///   - purposes: the purpose of each role in a few words, for lists and for new theme files.
    public init(
        roles: some Sequence<Role>, glyphs: some Sequence<GlyphName>, grounds: [Role: [Role]] = [:],
        purposes: [Role: String] = [:]
    ) {
        self.purposes = Dictionary(uniqueKeysWithValues: purposes.map { ($0.key.name, $0.value) })
        glyphNames = Array(glyphs)
        self.grounds = Dictionary(uniqueKeysWithValues: grounds.map { ($0.key.name, $0.value) })
        let roles = Array(roles)
        self.roles = Set(roles.map(\.name))
        roleNames = roles.map(\.name)
        self.glyphs = Dictionary(glyphNames.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var groups: Set<String> = []
        for role in roles {
            var fallback = role.fallback
            while let group = fallback {
                groups.insert(group.name)
                fallback = group.fallback
            }
        }
        self.groups = groups
    }

    /// Returns true if a theme can set the style of the role named `name`.
    func knows(role name: String) -> Bool { roles.contains(name) || groups.contains(name) }
}
