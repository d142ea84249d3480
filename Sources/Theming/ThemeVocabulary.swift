public import TerminalDOM

/// What a theme may speak of: the roles and symbols that the views declare.
public struct ThemeVocabulary: Equatable, Sendable {
    /// Every declared role by its dotted name, each state of a role (`chat-list.row.selected`) being one of them.
    public let roles: Set<String>
    /// Every declared symbol by its dotted name.
    public let glyphs: [String: GlyphName]
    /// What each role is for, where that is said.
    public let purposes: [String: String]
    /// The names of the roles in the order in which they are declared.
    public let roleNames: [String]
    /// The symbols in the order in which they are declared.
    public let glyphNames: [GlyphName]
    /// For each role that is read, the roles whose background it is drawn on.
    let grounds: [String: [Role]]
    /// Names that declared roles fall back to: `chat-list` where only `chat-list.row` is declared.
    let groups: Set<String>

    /// The vocabulary of these roles and symbols.
    ///
    /// - Parameters:
    ///   - roles: every role that a view draws with.
    ///   - glyphs: every symbol that a view draws.
    ///   - grounds: for each role that is read, the roles whose background it is drawn on; what is not there is not
    ///     checked for contrast.
    ///   - purposes: what each role is for, in a few words, for lists and for themes that are begun.
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

    /// Whether a theme may say how the role called `name` looks.
    func knows(role name: String) -> Bool { roles.contains(name) || groups.contains(name) }
}
