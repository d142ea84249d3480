/// The difference between the running and the wanted subscriptions.
///
/// A subscription is a plain value that names an event source (`.ticks(every:)`, `.events(of: profile)`). Equal values
/// are the same subscription. If any part of a value differs, the old subscription stops and a new one starts.
public struct SubscriptionChange<Subscription: Hashable> {
    /// The subscriptions that are no longer wanted, in the order in which they were started.
    public var stopped: [Subscription]
    /// The newly wanted subscriptions in their given order, without duplicates.
    public var started: [Subscription]

    /// True if there is nothing to start or stop.
    public var isEmpty: Bool { stopped.isEmpty && started.isEmpty }

    /// Creates the change from `running` to `wished`. The order of `wished` and duplicates in it don't matter for the
    /// comparison.
    public init(from running: [Subscription], to wished: [Subscription]) {
        let before = Set(running)
        let after = Set(wished)
        var seen = before
        stopped = running.filter { !after.contains($0) }
        started = wished.filter { seen.insert($0).inserted }
    }
}

extension SubscriptionChange: Equatable {}
extension SubscriptionChange: Sendable where Subscription: Sendable {}
