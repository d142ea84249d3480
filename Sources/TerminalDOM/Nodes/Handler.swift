/// What a node does about the mouse: an action, or a function of where it was hit.
struct Handler {
    /// What it answers to.
    enum Gesture: Equatable {
        case click
        case rightClick
        case wheel
        case drag
    }

    var gesture: Gesture
    /// Whether the node is drawn as one that can be clicked while the pointer is on it.
    var showsHover = true
    /// The action for a hit, `nil` to leave it to the node around.
    var action: (Hit) -> Any?
}

/// Where on a node the mouse was.
public struct Hit: Codable, Equatable, Hashable, Sendable {
    /// The cell, counted from the node's top left.
    public var position: Point
    /// Notches of the wheel: negative up, positive down; 0 for a click.
    public var wheel: Int
    /// The character of a text input that was hit, counted from its beginning; `nil` on other nodes.
    public var characterOffset: Int?
    /// How far the mouse went with the button down; `nil` for all that is no drag.
    var drag: Drag?

    /// A hit at `position`.
    public init(position: Point, wheel: Int = 0, characterOffset: Int? = nil) {
        self.position = position
        self.wheel = wheel
        self.characterOffset = characterOffset
    }
}
