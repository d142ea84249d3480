/// What there is to do, and where the user is.
public struct TodoState: Codable, Equatable, Sendable {
    /// One thing to do.
    public struct Item: Codable, Equatable, Sendable {
        /// What it is.
        public var title: String
        /// Whether it was done.
        public var isDone = false

        /// Something to do called `title`.
        public init(_ title: String, isDone: Bool = false) {
            self.title = title
            self.isDone = isDone
        }
    }

    /// All of it, in the order in which it was added.
    public var items: [Item]
    /// The item that keys act on; an index that there is, unless there are no items.
    public var selection = 0
    /// How the last attempt to save ended, `nil` while nothing was saved.
    public var notice: String?

    /// The state with nothing but `items`.
    public init(items: [Item] = []) { self.items = items }
}
