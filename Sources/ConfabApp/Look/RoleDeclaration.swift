package import TerminalDOM

/// A role with what it is for, the states that it is drawn in, and where it stands.
package struct RoleDeclaration: Sendable {
    package let role: Role
    /// Its use, in a few words.
    package let purpose: String
    /// The states that views draw it in, as suffixes.
    package let states: [String]
    /// The roles whose background it is drawn on, unless it has one of its own.
    package let grounds: [Role]
    /// True if it is something to be read, and no mere line.
    package let isText: Bool

    init(_ role: Role, _ purpose: String, states: [String] = [], on grounds: [Role] = [.screen], isText: Bool = true) {
        self.role = role
        self.purpose = purpose
        self.states = states
        self.grounds = grounds
        self.isText = isText
    }

    package var roles: [Role] { [role] + states.map { role.state($0) } }

    /// For each role that is read, the roles whose background it is drawn on.
    package static var grounds: [Role: [Role]] {
        var grounds: [Role: [Role]] = [:]
        for declaration in all where declaration.isText {
            for role in declaration.roles { grounds[role] = declaration.grounds }
        }
        return grounds
    }

    package static var purposes: [Role: String] {
        var purposes: [Role: String] = [:]
        for declaration in all {
            purposes[declaration.role] = declaration.purpose
            for state in declaration.states {
                purposes[declaration.role.state(state)] = "\(declaration.purpose), \(state)"
            }
        }
        return purposes
    }

    /// Every name that a theme may say something of.
    package static var names: [String] { all.flatMap { $0.roles.map(\.name) } }
}
