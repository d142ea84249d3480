public import Loop

/// What happens: a key, a click, an answer.
public enum TodoAction: Codable, Equatable, Sendable {
    /// Something to do was entered.
    case added(String)
    /// The selection was moved down, or up by a negative number.
    case selectionMoved(by: Int)
    /// The item at an index was clicked.
    case selected(Int)
    /// The selected item was done, or is to be done again.
    case toggled
    /// What is done was cleared away.
    case doneCleared
    /// The list was kept: this many items.
    case saved(Int)
    /// What was said about it has been there for long enough.
    case noticeExpired
}

/// What is done outside of the reducer.
public enum TodoOperation: Codable, Equatable, Sendable {
    /// Keeps the list; answered by ``TodoAction/saved(_:)``.
    case save([TodoState.Item])
}

/// What the reducer asks for.
public typealias TodoEffect = Effect<TodoOperation, TodoAction>
