/// How a program's state follows from what happens: changes the state and says what is to be done outside.
///
/// A reducer is pure. Time, identifiers and chance come in with actions. Reducers are composed by calling each other:
///
/// ```swift
/// case .list(let action):
///     return ChatList.reduce(&state.list, action).map(action: AppAction.list)
/// ```
public typealias Reducer<State, Action, Operation> = (inout State, Action) -> [Effect<Operation, Action>]
