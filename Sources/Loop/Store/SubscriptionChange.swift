/// What must start and stop for the subscriptions that run to become the ones that are wished for.
///
/// A subscription is a plain value that names something to hear (`.ticks(every:)`, `.events(of: profile)`). Equal values
/// are the same subscription; what differs in one part is a new one, and the old one stops.
public struct SubscriptionChange<Subscription: Hashable> {
    /// What is not wished for any more, in the order in which it was started.
    public var stopped: [Subscription]
    /// What is wished for anew, in the order of the wish, each once.
    public var started: [Subscription]

    /// Whether all stays as it is.
    public var isEmpty: Bool { stopped.isEmpty && started.isEmpty }

    /// The way from `running` to `wished`. The order of the wish and repetitions in it mean nothing.
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
