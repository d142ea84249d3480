extension Effect {
    /// Returns a child's effect as an effect of its parent.
    public func map<ParentOperation, ParentAction>(
        action: (Action) -> ParentAction, operation: (Operation) -> ParentOperation
    ) -> Effect<ParentOperation, ParentAction> {
        switch self {
        case .perform(let work, let id): .perform(operation(work), id: id)
        case .after(let duration, let answer, let id): .after(duration, action(answer), id: id)
        case .cancel(let id): .cancel(id)
        case .cancelTransient: .cancelTransient
        }
    }

    /// Returns the effect with its ID scoped to `scope`, for a feature with several instances.
    public func within(_ scope: String) -> Effect {
        switch self {
        case .perform(let work, let id): .perform(work, id: id?.within(scope))
        case .after(let duration, let answer, let id): .after(duration, answer, id: id?.within(scope))
        case .cancel(let id): .cancel(id.within(scope))
        case .cancelTransient: .cancelTransient
        }
    }
}

extension Sequence {
    /// Returns the effects of a child as effects of its parent: `ChatList.reduce(&state.list, action).map(action:
    /// AppAction.list, …)`.
    public func map<Operation, Action, ParentOperation, ParentAction>(
        action: (Action) -> ParentAction, operation: (Operation) -> ParentOperation
    ) -> [Effect<ParentOperation, ParentAction>] where Element == Effect<Operation, Action> {
        map { $0.map(action: action, operation: operation) }
    }

    /// Returns the effects of a child that uses its parent's operations.
    public func map<Operation, Action, ParentAction>(
        action: (Action) -> ParentAction
    ) -> [Effect<Operation, ParentAction>] where Element == Effect<Operation, Action> {
        map { $0.map(action: action, operation: { $0 }) }
    }

    /// Returns the effects with their IDs scoped to `scope`.
    public func within<Operation, Action>(_ scope: String) -> [Effect<Operation, Action>]
    where Element == Effect<Operation, Action> {
        map { $0.within(scope) }
    }
}
