package import ChatServices
package import Messenger
internal import Synchronization
internal import RandomTesting

/// Opens profiles with ``UnreliableService``, and tells their events late, twice, and in another order.
package final class UnreliableProvider: ServiceProvider {
    private let base: any ServiceProvider
    private let unreliability: Unreliability
    private let random: Mutex<SeededGenerator>

    /// The profiles of `base`, made unreliable.
    package init(_ base: any ServiceProvider, _ unreliability: Unreliability = Unreliability(), seed: UInt64) {
        self.base = base
        self.unreliability = unreliability
        random = Mutex(SeededGenerator(seed))
    }

    /// Makes a profile; this never goes wrong, because there is nobody yet to try again.
    package func createProfile(named name: String) async throws(ServiceError) -> Profile {
        try await base.createProfile(named: name)
    }

    /// Gives a profile another name.
    package func rename(_ profile: ProfileID, to name: String) async throws(ServiceError) {
        try await base.rename(profile, to: name)
    }

    package func remove(_ profile: ProfileID) async throws(ServiceError) { try await base.remove(profile) }

    /// Opens a profile; this never goes wrong either, but what it does later does.
    package func open(
        _ profile: ProfileID, events: @escaping ServiceEventHandler
    ) async throws(ServiceError) -> any ChatService {
        let shuffle = EventShuffle(unreliability, seed: random.withLock { $0.next() }, events)
        let service = try await base.open(profile) { shuffle.tell($0) }
        return UnreliableService(service, unreliability, seed: random.withLock { $0.next() })
    }
}

/// Tells events late and twice; those that are late are overtaken.
private final class EventShuffle: Sendable {
    private let unreliability: Unreliability
    private let random: Mutex<SeededGenerator>
    /// Held while an event is told: never two at once.
    private let handler: Mutex<ServiceEventHandler>

    init(_ unreliability: Unreliability, seed: UInt64, _ handler: @escaping ServiceEventHandler) {
        self.unreliability = unreliability
        random = Mutex(SeededGenerator(seed))
        self.handler = Mutex(handler)
    }

    func tell(_ event: ServiceEvent) {
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
