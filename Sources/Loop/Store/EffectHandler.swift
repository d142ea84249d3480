/// A handler for the effects and subscriptions of a store: the imperative shell, or a test.
///
/// The store calls all methods on its own thread. They may send actions to the store, which queues them.
public protocol EffectHandler<Operation, Action, Subscription>: AnyObject {
    /// The program's description of work.
    associatedtype Operation
    /// The program's type of actions.
    associatedtype Action
    /// The program's type of event sources.
    associatedtype Subscription: Hashable

    /// Runs the effects of one action, in order, before the next action is reduced. `effects` is never empty.
    func perform(_ effects: [Effect<Operation, Action>])

    /// Starts and stops subscriptions after a batch of actions. `change` is never empty.
    func subscribe(_ change: SubscriptionChange<Subscription>)

    /// Called if a batch of actions changed the state, so a frame is due.
    func stateChanged()
}
