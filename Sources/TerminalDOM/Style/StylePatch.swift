/// What a role changes of the style around it; what is not set is inherited from there.
public struct StylePatch: Codable, Equatable, Hashable, Sendable {
    /// The colour of the text, `nil` to inherit.
    public var foreground: Color?
    /// The colour behind it, `nil` to inherit.
    public var background: Color?
    /// Attributes to switch on.
    public var adding: Attributes
    /// Attributes to switch off.
    public var removing: Attributes

    /// A patch of these parts.
    public init(
        foreground: Color? = nil, background: Color? = nil, adding: Attributes = [], removing: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.adding = adding
        self.removing = removing
    }

    /// The style that this patch makes of the one around it.
    public func applied(to style: Style) -> Style {
        Style(
            foreground: foreground ?? style.foreground,
            background: background ?? style.background,
            attributes: style.attributes.subtracting(removing).union(adding))
    }
}
