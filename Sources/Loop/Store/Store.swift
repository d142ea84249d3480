/// The holder of a program's state, and the only code that changes it.
///
/// A store belongs to one thread. Actions that arrive during a reduction (from a handler that answers immediately) are
/// queued and reduced in order of arrival, as part of the same batch. After a batch, the store compares the state with
/// the state before the batch and, if they differ, updates the subscriptions once.
public final class Store<State, Action, Operation, Subscription: Hashable> {
    /// The current state of the program.
    public private(set) var state: State

    private let reduce: Reducer<State, Action, Operation>
    private let subscriptions: (State) -> [Subscription]
    private let isSame: (State, State) -> Bool
    private weak var handler: (any EffectHandler<Operation, Action, Subscription>)?
    private var waiting: [Action] = []
    private var isDraining = false
    private var running: [Subscription] = []

    /// Creates a store with an initial state.
    ///
    /// - Parameters:
    ///   - state: the initial state.
    ///   - reduce: the function that changes the state. To record a session, wrap the program's reducer in one that
    ///     records each action.
    ///   - subscriptions: returns the wanted subscriptions for a state. Called at most once per batch, so it must be
    ///     fast.
    ///   - isSame: returns true if two states are equal. Called once per batch, so it must be fast for an unchanged
    ///     state. `==` is fast as long as the large parts of the state are arrays, strings, sets, and dictionaries,
    ///     which compare by identity first.
    public init(
        _ state: State, reduce: @escaping Reducer<State, Action, Operation>,
        subscriptions: @escaping (State) -> [Subscription], isSame: @escaping (State, State) -> Bool
    ) {
        self.state = state
        self.reduce = reduce
        self.subscriptions = subscriptions
        self.isSame = isSame
    }

    /// Starts the store: passes the first subscriptions to `handler` and calls it for everything that follows.
    ///
    /// The store holds `handler` weakly. Actions sent earlier are reduced now.
    public func start(_ handler: any EffectHandler<Operation, Action, Subscription>) {
        self.handler = handler
        updateSubscriptions()
        drain()
    }

    /// Reduces `action`, after the queued ones.
    public func send(_ action: Action) {
        waiting.append(action)
        drain()
    }

    /// Reduces `actions` as one batch: one comparison, one update of the subscriptions, and at most one frame.
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
        // Keeping the old state costs a copy of each array that the batch changes, not of the whole state.
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
    /// Creates a store that compares states with `==`.
    public convenience init(
        _ state: State, reduce: @escaping Reducer<State, Action, Operation>,
        subscriptions: @escaping (State) -> [Subscription]
    ) {
        self.init(state, reduce: reduce, subscriptions: subscriptions, isSame: ==)
    }
}

/// A function that changes a program's state for an action and returns the effects to run.
///
/// A reducer is pure. Actions supply times, identifiers, and random values. Reducers are composed by calling each
/// other:
///
/// ```swift
/// case .list(let action):
///     return ChatList.reduce(&state.list, action).map(action: AppAction.list)
/// ```
public typealias Reducer<State, Action, Operation> = (inout State, Action) -> [Effect<Operation, Action>]
