public import TerminalDOM

/// A role with what it is for, the states that it is drawn in, and where it stands.
public struct RoleDeclaration: Sendable {
    /// The role.
    public let role: Role
    /// What it is for, in a few words.
    public let purpose: String
    /// The states that views draw it in, as suffixes.
    public let states: [String]
    /// The roles whose background it is drawn on, unless it has one of its own.
    public let grounds: [Role]
    /// True if it is something to be read, and no mere line.
    public let isText: Bool

    init(_ role: Role, _ purpose: String, states: [String] = [], on grounds: [Role] = [.screen], isText: Bool = true) {
        self.role = role
        self.purpose = purpose
        self.states = states
        self.grounds = grounds
        self.isText = isText
    }

    /// The role and each of its states.
    public var roles: [Role] { [role] + states.map { role.state($0) } }

    /// For each role that is read, the roles whose background it is drawn on.
    public static var grounds: [Role: [Role]] {
        var grounds: [Role: [Role]] = [:]
        for declaration in all where declaration.isText {
            for role in declaration.roles { grounds[role] = declaration.grounds }
        }
        return grounds
    }

    /// What each role is for.
    public static var purposes: [Role: String] {
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
    public static var names: [String] { all.flatMap { $0.roles.map(\.name) } }
}
