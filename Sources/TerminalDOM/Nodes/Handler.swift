/// What a node does about the mouse: an action, or a function of where it was hit.
struct Handler {
    /// What it answers to.
    enum Gesture: Equatable {
        case click
        case rightClick
        case wheel
    }

    var gesture: Gesture
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

    /// A hit at `position`.
    public init(position: Point, wheel: Int = 0, characterOffset: Int? = nil) {
        self.position = position
        self.wheel = wheel
        self.characterOffset = characterOffset
    }
}
