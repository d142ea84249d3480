package import ChatServices
internal import RandomTesting
internal import Synchronization

/// Tells events late and twice; those that are late are overtaken.
package final class EventShuffle: Sendable {
    private let unreliability: Unreliability
    private let random: Mutex<SeededGenerator>
    /// Held while an event is told: never two at once.
    private let handler: Mutex<ServiceEventHandler>

    /// Creates a shuffle.
    ///
    /// - Parameters:
    ///   - unreliability: how many events are late or repeated.
    ///   - seed: determines which, and how late.
    ///   - handler: hears the events, never two at once.
    package init(_ unreliability: Unreliability, seed: UInt64, _ handler: @escaping ServiceEventHandler) {
        self.unreliability = unreliability
        random = Mutex(SeededGenerator(seed))
        self.handler = Mutex(handler)
    }

    /// Tells an event, now or later, once or twice.
    package func tell(_ event: ServiceEvent) {
        let times = random.withLock { $0.happens(unreliability.repeatsEvents) ? 2 : 1 }
        for _ in 0..<times {
            guard let delay = random.withLock({ $0.delay(unreliability) }) else {
                handler.withLock { $0(event) }
                continue
            }
            Task {
                try? await Task.sleep(for: delay)
                handler.withLock { $0(event) }
            }
        }
    }
}
