/// The characters of a frame around a box, each one column wide.
public struct Border: Codable, Equatable, Hashable, Sendable {
    /// Corners clockwise from the top left, then the horizontal and the vertical line.
    public var topLeft, topRight, bottomRight, bottomLeft, horizontal, vertical: String

    /// A border of these characters.
    public init(
        topLeft: String, topRight: String, bottomRight: String, bottomLeft: String, horizontal: String, vertical: String
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Thin lines, rounded corners.
    public static let rounded = Border(
        topLeft: "╭", topRight: "╮", bottomRight: "╯", bottomLeft: "╰", horizontal: "─", vertical: "│")
    /// Thin lines.
    public static let line = Border(
        topLeft: "┌", topRight: "┐", bottomRight: "┘", bottomLeft: "└", horizontal: "─", vertical: "│")
    /// Nothing but ASCII.
    public static let ascii = Border(
        topLeft: "+", topRight: "+", bottomRight: "+", bottomLeft: "+", horizontal: "-", vertical: "|")
}
