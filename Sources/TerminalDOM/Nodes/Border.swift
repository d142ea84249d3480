/// The characters of a border around a box, each one column wide.
public struct Border: Codable, Equatable, Hashable, Sendable {
    /// The corners, clockwise from the top left, and the horizontal and vertical lines.
    public var topLeft, topRight, bottomRight, bottomLeft, horizontal, vertical: String

    /// Creates a border of these characters.
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

    /// Thin lines with rounded corners.
    public static let rounded = Border(
        topLeft: "╭", topRight: "╮", bottomRight: "╯", bottomLeft: "╰", horizontal: "─", vertical: "│")
    /// Thin lines.
    public static let line = Border(
        topLeft: "┌", topRight: "┐", bottomRight: "┘", bottomLeft: "└", horizontal: "─", vertical: "│")
    /// ASCII characters only.
    public static let ascii = Border(
        topLeft: "+", topRight: "+", bottomRight: "+", bottomLeft: "+", horizontal: "-", vertical: "|")
}
