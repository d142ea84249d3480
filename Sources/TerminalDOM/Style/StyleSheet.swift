/// A mapping from roles to styles.
public struct StyleSheet: Equatable, Sendable {
    /// The style of the empty screen.
    public var base: Style
    /// The patches by role. A missing role falls back along its dots.
    public var patches: [Role: StylePatch]

    /// Creates a sheet with these patches on top of `base`.
    public init(base: Style = .plain, patches: [Role: StylePatch] = [:]) {
        self.base = base
        self.patches = patches
    }

    /// Returns the patch for `role` or for the nearest role that it falls back to; `nil` if there is none.
    public func patch(for role: Role) -> StylePatch? {
        var candidate: Role? = role
        while let role = candidate {
            if let patch = patches[role] { return patch }
            candidate = role.fallback
        }
        return nil
    }

    /// Returns the patch for `role` while the pointer is on it: the `hover` state of the role or of the nearest role
    /// that it falls back to, or else ``Role/hover``.
    public func hoverPatch(for role: Role) -> StylePatch? {
        var candidate: Role? = role
        while let role = candidate {
            if let patch = patches[role.state(Role.hover.name)] { return patch }
            candidate = role.fallback
        }
        return patches[.hover]
    }
}
