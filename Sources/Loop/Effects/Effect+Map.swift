extension Effect {
    /// A child's effect as its parent's.
    public func map<ParentOperation, ParentAction>(
        action: (Action) -> ParentAction, operation: (Operation) -> ParentOperation
    ) -> Effect<ParentOperation, ParentAction> {
        switch self {
        case .perform(let work, let id): .perform(operation(work), id: id)
        case .after(let duration, let answer, let id): .after(duration, action(answer), id: id)
        case .cancel(let id): .cancel(id)
        }
    }

    /// The same effect with its id put within `scope`, for a feature that exists several times.
    public func within(_ scope: String) -> Effect {
        switch self {
        case .perform(let work, let id): .perform(work, id: id?.within(scope))
        case .after(let duration, let answer, let id): .after(duration, answer, id: id?.within(scope))
        case .cancel(let id): .cancel(id.within(scope))
        }
    }
}

extension Sequence {
    /// The effects of a child as its parent's: `ChatList.reduce(&state.list, action).map(action: AppAction.list, …)`.
    public func map<Operation, Action, ParentOperation, ParentAction>(
        action: (Action) -> ParentAction, operation: (Operation) -> ParentOperation
    ) -> [Effect<ParentOperation, ParentAction>] where Element == Effect<Operation, Action> {
        map { $0.map(action: action, operation: operation) }
    }

    /// The effects of a child that shares its parent's operations.
    public func map<Operation, Action, ParentAction>(
        action: (Action) -> ParentAction
    ) -> [Effect<Operation, ParentAction>] where Element == Effect<Operation, Action> {
        map { $0.map(action: action, operation: { $0 }) }
    }

    /// The same effects with their ids put within `scope`.
    public func within<Operation, Action>(_ scope: String) -> [Effect<Operation, Action>]
    where Element == Effect<Operation, Action> {
        map { $0.within(scope) }
    }
}
