package import ChatServices
package import Messenger
internal import Synchronization
internal import RandomTesting

/// Opens profiles with ``UnreliableService``, and tells their events late, twice, and in another order.
///
/// Creating a profile never goes wrong, because there is nobody yet to try again.
package final class UnreliableProvider: WrappingProvider {
    package let base: any ServiceProvider
    private let unreliability: Unreliability
    private let random: Mutex<SeededGenerator>

    /// The profiles of `base`, made unreliable.
    package init(_ base: any ServiceProvider, _ unreliability: Unreliability = Unreliability(), seed: UInt64) {
        self.base = base
        self.unreliability = unreliability
        random = Mutex(SeededGenerator(seed))
    }

    /// Opens a profile; this never goes wrong, but what it does later does.
    package func open(
        _ profile: ProfileID, events: @escaping ServiceEventHandler
    ) async throws(ServiceError) -> any ChatService {
        let shuffle = EventShuffle(unreliability, seed: random.withLock { $0.next() }, events)
        let service = try await base.open(profile) { shuffle.tell($0) }
        return UnreliableService(service, unreliability, seed: random.withLock { $0.next() })
    }
}
