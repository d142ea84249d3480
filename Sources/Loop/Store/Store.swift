/// Holds the state of a program and is the only one to change it.
///
/// A store belongs to one thread. Actions that arrive while one is being reduced (from a handler that answers at once)
/// queue up and are reduced in the order in which they came. All of them are one batch: after it the state is compared
/// with what it was before, and the subscriptions are asked for, once.
public final class Store<State, Action, Operation, Subscription: Hashable> {
    /// What the program is at.
    public private(set) var state: State

    private let reduce: Reducer<State, Action, Operation>
    private let subscriptions: (State) -> [Subscription]
    private let isSame: (State, State) -> Bool
    private weak var handler: (any EffectHandler<Operation, Action, Subscription>)?
    private var waiting: [Action] = []
    private var isDraining = false
    private var running: [Subscription] = []

    /// A store that begins with `state`.
    ///
    /// - Parameters:
    ///   - state: What the program begins with.
    ///   - reduce: Changes the state. To record a session, wrap the program's reducer in one that notes each action.
    ///   - subscriptions: What the state wishes to hear; asked once a batch, so it has to be cheap.
    ///   - isSame: Whether two states show the same. It is asked once a batch, and a state that was not touched must
    ///     be told quickly. `==` does that as long as the large parts of the state are arrays, strings, sets and
    ///     dictionaries: those compare by identity first.
    public init(
        _ state: State, reduce: @escaping Reducer<State, Action, Operation>,
        subscriptions: @escaping (State) -> [Subscription], isSame: @escaping (State, State) -> Bool
    ) {
        self.state = state
        self.reduce = reduce
        self.subscriptions = subscriptions
        self.isSame = isSame
    }

    /// Begins: `handler` hears the first subscriptions, and from now on of everything.
    ///
    /// The store does not keep the handler alive. Actions that were sent before are reduced now.
    public func start(_ handler: any EffectHandler<Operation, Action, Subscription>) {
        self.handler = handler
        updateSubscriptions()
        drain()
    }

    /// Reduces `action`, now or after those that wait.
    public func send(_ action: Action) {
        waiting.append(action)
        drain()
    }

    /// Reduces all that has arrived as one batch: one comparison, one look at the subscriptions, at most one frame.
    public func send(contentsOf actions: some Sequence<Action>) {
        waiting.append(contentsOf: actions)
        drain()
    }

    private func drain() {
        guard handler != nil, !isDraining else { return }
        isDraining = true
        while !waiting.isEmpty { reduceBatch() }
        isDraining = false
    }

    private func reduceBatch() {
        // Keeping the old state costs one copy of each array that the batch changes, not of the whole state.
        let before = state
        var next = 0
        while next < waiting.count {
            let effects = reduce(&state, waiting[next])
            next += 1
            if !effects.isEmpty { handler?.perform(effects) }
        }
        waiting.removeAll(keepingCapacity: true)
        guard !isSame(before, state) else { return }
        updateSubscriptions()
        handler?.stateChanged()
    }

    private func updateSubscriptions() {
        let wished = subscriptions(state)
        guard wished != running else { return }
        let change = SubscriptionChange(from: running, to: wished)
        running = wished
        if !change.isEmpty { handler?.subscribe(change) }
    }
}

extension Store where State: Equatable {
    /// A store that begins with `state` and compares states by `==`.
    public convenience init(
        _ state: State, reduce: @escaping Reducer<State, Action, Operation>,
        subscriptions: @escaping (State) -> [Subscription]
    ) {
        self.init(state, reduce: reduce, subscriptions: subscriptions, isSame: ==)
    }
}

/// How a program's state follows from what happens: changes the state and says what is to be done outside.
///
/// A reducer is pure. Time, identifiers and chance come in with actions. Reducers are composed by calling each other:
///
/// ```swift
/// case .list(let action):
///     return ChatList.reduce(&state.list, action).map(action: AppAction.list)
/// ```
public typealias Reducer<State, Action, Operation> = (inout State, Action) -> [Effect<Operation, Action>]
