/// What there is to do, and where the user is.
public struct TodoState: Codable, Equatable, Sendable {
    /// One thing to do.
    public struct Item: Codable, Equatable, Sendable {
        public var title: String
        public var isDone = false

        public init(_ title: String, isDone: Bool = false) {
            self.title = title
            self.isDone = isDone
        }
    }

    public var items: [Item]
    /// The item that keys act on; an index that there is, unless there are no items.
    public var selection = 0
    /// Whether what is done is shown.
    public var showsDone = true
    /// How the last attempt to save ended, `nil` while nothing was saved.
    public var notice: String?

    public init(items: [Item] = []) { self.items = items }
}
