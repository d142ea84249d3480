/// What someone or something is called: by the user, by itself, in full.
public struct Names: Codable, Equatable, Hashable, Sendable {
    /// What the user calls it; wins over all else.
    public var alias: String?
    /// What it calls itself.
    public var displayName: String
    /// Its long name; empty when it has none.
    public var fullName: String

    /// Names, of which only one is needed.
    public init(_ displayName: String, fullName: String = "", alias: String? = nil) {
        self.alias = alias
        self.displayName = displayName
        self.fullName = fullName
    }

    /// The name that is shown: alias, else display name, else full name, else `identifier`.
    ///
    /// Harmless: see ``Swift/String/harmlessName``.
    public func shown(orElse identifier: String = "") -> String {
        for candidate in [alias ?? "", displayName, fullName] {
            let name = candidate.harmlessName
            if !name.isEmpty { return name }
        }
        return identifier.harmlessName
    }

    /// Alias, else the display name followed by the full name when that differs: the name that is searched in groups.
    public var viewName: String {
        if let alias, !alias.isEmpty { return alias }
        if fullName.isEmpty || fullName == displayName { return displayName }
        return displayName.isEmpty ? fullName : "\(displayName) / \(fullName)"
    }
}
