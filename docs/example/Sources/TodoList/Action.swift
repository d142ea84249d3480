public import Loop

/// An event: a key, a click, or an answer.
public enum TodoAction: Codable, Equatable, Sendable {
    /// The user entered a new item.
    case added(String)
    /// The user moved the selection down, or up by a negative number.
    case selectionMoved(by: Int)
    /// The user clicked the item at an index.
    case selected(Int)
    /// The user marked the selected item as done, or as not done.
    case toggled
    /// The user removed all items that are done.
    case doneCleared
    /// The list was saved, with this many items.
    case saved(Int)
    /// The time for the notice is over.
    case noticeExpired
}

/// The work of the shell.
public enum TodoOperation: Codable, Equatable, Sendable {
    /// Saves the list. The answer is ``TodoAction/saved(_:)``.
    case save([TodoState.Item])
}

/// A request of the reducer to the loop.
public typealias TodoEffect = Effect<TodoOperation, TodoAction>
