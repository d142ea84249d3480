/// Who does what a store's reducer and state ask for: the imperative shell, or a test.
///
/// All of it is called on the store's thread, and may send actions to the store: they wait their turn.
public protocol EffectHandler<Operation, Action, Subscription>: AnyObject {
    /// The program's description of work.
    associatedtype Operation
    /// What happens in the program.
    associatedtype Action
    /// What the program can listen to.
    associatedtype Subscription: Hashable

    /// Does the effects of one action, in order, before the next action is reduced; never empty.
    func perform(_ effects: [Effect<Operation, Action>])

    /// Starts and stops subscriptions after a batch of actions; never empty.
    func subscribe(_ change: SubscriptionChange<Subscription>)

    /// Says that the state differs after a batch of actions from what it was before, so that a frame is due.
    func stateChanged()
}
