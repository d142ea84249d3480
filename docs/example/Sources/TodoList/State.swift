/// The list and the position of the user in it.
public struct TodoState: Codable, Equatable, Sendable {
    /// One item of the list.
    public struct Item: Codable, Equatable, Sendable {
        /// The text of the item.
        public var title: String
        /// True if the item is done.
        public var isDone = false

        /// Creates an item.
        public init(_ title: String, isDone: Bool = false) {
            self.title = title
            self.isDone = isDone
        }
    }

    /// All items, in the order in which they were added.
    public var items: [Item]
    /// The index of the item that keys act on. It's valid if there are items.
    public var selection = 0
    /// The result of the last save; nil if the footer shows the keys.
    public var notice: String?

    /// Creates a state with `items`.
    public init(items: [Item] = []) { self.items = items }
}
