/// An event of the mouse.
public struct MouseEvent: Codable, Equatable, Hashable, Sendable {
    /// A kind of mouse event.
    public enum Kind: Codable, Equatable, Hashable, Sendable {
        /// A button was pressed.
        case press(Button)
        /// A button was released.
        case release(Button)
        /// The mouse moved with a button down.
        case drag(Button)
        /// The mouse moved with no button down.
        case move
        /// The wheel turned by one notch.
        case wheel(Direction)
    }

    /// A mouse button.
    public enum Button: String, Codable, Equatable, Hashable, Sendable {
        /// The primary button.
        case left
        /// The middle button, usually the wheel.
        case middle
        /// The button for menus.
        case right
    }

    /// A direction of the wheel.
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

    /// The kind of event.
    public var kind: Kind
    /// The cell under the pointer.
    public var position: Point
    /// The modifiers held during the event.
    public var modifiers: KeyModifiers

    /// Creates an event of `kind` at `position`.
    public init(_ kind: Kind, at position: Point, modifiers: KeyModifiers = []) {
        self.kind = kind
        self.position = position
        self.modifiers = modifiers
    }
}
