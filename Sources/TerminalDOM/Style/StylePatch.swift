/// The changes that a role makes to the enclosing style. Everything else is inherited.
public struct StylePatch: Codable, Equatable, Hashable, Sendable {
    /// The color of the text; `nil` to inherit.
    public var foreground: Color?
    /// The color of the background; `nil` to inherit.
    public var background: Color?
    /// The attributes to turn on.
    public var adding: Attributes
    /// The attributes to turn off.
    public var removing: Attributes

    /// Creates a patch from these changes.
    public init(
        foreground: Color? = nil, background: Color? = nil, adding: Attributes = [], removing: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.adding = adding
        self.removing = removing
    }

    /// Returns `style` with this patch applied.
    public func applied(to style: Style) -> Style {
        Style(
            foreground: foreground ?? style.foreground,
            background: background ?? style.background,
            attributes: style.attributes.subtracting(removing).union(adding))
    }
}
