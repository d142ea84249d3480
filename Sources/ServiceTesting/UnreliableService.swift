package import ChatServices
package import Messenger
internal import Synchronization
internal import RandomTesting

/// A wrapper that makes a service behave like a remote one: it refuses, loses answers, does things twice, is late, and
/// reorders. A seed determines the failures.
///
/// Code that works with it is ready for a service on a network.
package final class UnreliableService: ChatService {
    package let profile: ProfileID
    private let base: any ChatService
    private let unreliability: Unreliability
    private let random: Mutex<SeededGenerator>

    /// `base`, made unreliable.
    ///
    /// - Parameters:
    ///   - base: the service that does the work.
    ///   - unreliability: how often what goes wrong.
    ///   - seed: what goes wrong when; a test prints it.
    package init(_ base: any ChatService, _ unreliability: Unreliability = Unreliability(), seed: UInt64) {
        self.base = base
        self.unreliability = unreliability
        profile = base.profile
        random = Mutex(SeededGenerator(seed))
    }

    package var capabilities: ServiceCapabilities { base.capabilities }

    /// Does what `request` says, perhaps; see ``Unreliability``.
    ///
    /// - Throws: ``ServiceError/offline`` or ``ServiceError/rateLimited(wait:)`` when something goes wrong; otherwise what the
    ///   other throws.
    package func perform(
        _ request: ServiceRequest, transaction: TransactionID
    ) async throws(ServiceError) -> ServiceAnswer {
        await beLate()
        if happens(unreliability.refuses) { throw happens(50) ? .offline : .rateLimited(wait: .zero) }
        if happens(unreliability.repeats) {
            // What the first time did or refused, the second must do or refuse alike.
            _ = try? await base.perform(request, transaction: transaction)
            await beLate()
        }
        let answer = try await base.perform(request, transaction: transaction)
        await beLate()
        if happens(unreliability.losesAnswer) { throw .offline }
        return answer
    }

    /// Looks again, as the other does.
    package func refresh() { base.refresh() }

    /// Closes the other.
    package func close() async { await base.close() }

    private func happens(_ percent: Int) -> Bool { random.withLock { $0.happens(percent) } }

    private func beLate() async {
        guard let delay = random.withLock({ $0.delay(unreliability) }) else { return }
        try? await Task.sleep(for: delay)
    }
}

extension SeededGenerator {
    /// By how much something is late; nil when it is not.
    mutating func delay(_ unreliability: Unreliability) -> Duration? {
        happens(unreliability.delays) ? unreliability.longestDelay * below(1000) / 1000 : nil
    }
}
