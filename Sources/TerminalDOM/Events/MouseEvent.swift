/// What the mouse did, and where.
public struct MouseEvent: Codable, Equatable, Hashable, Sendable {
    /// What it did.
    public enum Kind: Codable, Equatable, Hashable, Sendable {
        /// A button went down.
        case press(Button)
        /// A button went up.
        case release(Button)
        /// It moved with a button down.
        case drag(Button)
        /// It moved with none down.
        case move
        /// The wheel turned by a notch.
        case wheel(Direction)
    }

    /// A button.
    public enum Button: String, Codable, Equatable, Hashable, Sendable {
        /// The main button.
        case left
        /// The wheel as a button.
        case middle
        /// The button for menus.
        case right
    }

    /// Where the wheel turns to.
    public enum Direction: String, Codable, Equatable, Hashable, Sendable {
        /// Up.
        case up
        /// Down.
        case down
        /// Left.
        case left
        /// Right.
        case right
    }

    /// What it did.
    public var kind: Kind
    /// The cell that it was on.
    public var position: Point
    /// What was held with it.
    public var modifiers: KeyModifiers

    /// `kind` at `position`.
    public init(_ kind: Kind, at position: Point, modifiers: KeyModifiers = []) {
        self.kind = kind
        self.position = position
        self.modifiers = modifiers
    }
}
