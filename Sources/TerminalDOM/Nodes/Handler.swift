/// The response of a node to a mouse gesture.
struct Handler {
    enum Gesture: Equatable {
        case click
        case rightClick
        case wheel
        case drag
        /// No gesture: the pointer is on the node. The action is the node's tooltip.
        case tooltip
    }

    var gesture: Gesture
    /// True if the node is drawn in its hover style while the pointer is on it.
    var showsHover = true
    /// A function that returns the action for a hit; `nil` to pass the hit to the enclosing node.
    var action: (Hit) -> Any?
}

/// The position and kind of a mouse event on a node.
public struct Hit: Codable, Equatable, Hashable, Sendable {
    /// The cell, relative to the node's top-left cell.
    public var position: Point
    /// Notches of the wheel: negative up, positive down, 0 for a click.
    public var wheel: Int
    /// The offset of the character at the position, for a text input; `nil` for other nodes.
    public var characterOffset: Int?
    /// The index of the span under the pointer, for text; `nil` for other nodes, and beside the text.
    public var span: Int?
    /// The modifiers held during the event.
    public var modifiers: KeyModifiers
    /// The movement of the mouse with the button down; `nil` if this isn't a drag.
    var drag: Drag?

    /// Creates a hit at `position`.
    public init(
        position: Point, wheel: Int = 0, characterOffset: Int? = nil, span: Int? = nil, modifiers: KeyModifiers = []
    ) {
        self.position = position
        self.wheel = wheel
        self.characterOffset = characterOffset
        self.span = span
        self.modifiers = modifiers
    }
}
