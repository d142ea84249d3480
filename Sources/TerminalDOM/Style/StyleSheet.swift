/// How each role looks.
public struct StyleSheet: Equatable, Sendable {
    /// What the whole screen starts from.
    public var base: Style
    /// The patches by role; a missing one falls back by dots.
    public var patches: [Role: StylePatch]

    /// A sheet of these patches over `base`.
    public init(base: Style = .plain, patches: [Role: StylePatch] = [:]) {
        self.base = base
        self.patches = patches
    }

    /// The patch for `role` or for the nearest role that it falls back to.
    public func patch(for role: Role) -> StylePatch? {
        var candidate: Role? = role
        while let role = candidate {
            if let patch = patches[role] { return patch }
            candidate = role.fallback
        }
        return nil
    }

    /// What `role` changes of itself while the pointer is on it: the state `hover` of it or of the nearest role that it
    /// falls back to, else ``Role/hover``.
    public func hoverPatch(for role: Role) -> StylePatch? {
        var candidate: Role? = role
        while let role = candidate {
            if let patch = patches[role.state(Role.hover.name)] { return patch }
            candidate = role.fallback
        }
        return patches[.hover]
    }
}
