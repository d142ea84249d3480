/// The names of a person or thing: the user's alias, its own display name, and its full name.
package struct Names: Codable, Equatable, Hashable, Sendable {
    /// The name given by the user, which has priority.
    package var alias: String?
    /// The name chosen by the owner.
    package var displayName: String
    /// The long name; empty if there is none.
    package var fullName: String

    /// Creates names, of which only one is required.
    package init(_ displayName: String, fullName: String = "", alias: String? = nil) {
        self.alias = alias
        self.displayName = displayName
        self.fullName = fullName
    }

    /// Returns the name to show: the alias unless others see the name, or else the display name, the full name, or
    /// `identifier`.
    ///
    /// The result is harmless: see ``Swift/String/harmlessName``.
    package func shown(for purpose: NamePurpose = .user, orElse identifier: String = "") -> String {
        for candidate in [purpose == .user ? alias ?? "" : "", displayName, fullName] {
            let name = candidate.harmlessName
            if !name.isEmpty { return name }
        }
        return identifier.harmlessName
    }

    /// The harmless names by which others can know the person.
    package var publicNames: Set<String> { Set([displayName, fullName].map(\.harmlessName)).subtracting([""]) }

    /// The alias, or else the display name followed by the full name if that is different. Group search uses this name.
    package var viewName: String {
        if let alias, !alias.isEmpty { return alias }
        if fullName.isEmpty || fullName == displayName { return displayName }
        return displayName.isEmpty ? fullName : "\(displayName) / \(fullName)"
    }
}
