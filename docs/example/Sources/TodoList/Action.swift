public import Loop

/// What happens: a key, a click, an answer.
public enum TodoAction: Codable, Equatable, Sendable {
    case added(String)
    case selectionMoved(by: Int)
    case selected(Int)
    case toggled
    case doneToggled
    case saved(Int)
    case noticeExpired
}

/// What is done outside of the reducer.
public enum TodoOperation: Codable, Equatable, Sendable {
    /// Keeps the list; answered by ``TodoAction/saved(_:)``.
    case save([TodoState.Item])
}

public typealias TodoEffect = Effect<TodoOperation, TodoAction>
