package import Messenger

/// Receives the events of a profile. The service calls it on its own thread, never for two events at once. It must
/// return quickly, so it only passes the event on.
package typealias ServiceEventHandler = @Sendable (ServiceEvent) -> Void

/// The network of other people, for one open profile.
///
/// A service writes everything it learns into the store, and the screen is drawn from there. Its answers and events
/// only report the fate of a request and what arrived. It may answer late, out of order, or not at all; it may fail and
/// may report an event twice. So a request is a value with a ``TransactionID``: when it is repeated with the same ID,
/// it is performed at most once and answered alike (though a message may have made progress in between).
///
/// The caller sends requests that need an order (two messages of a chat) one at a time, each after the answer to the
/// previous one.
package protocol ChatService: Sendable {
    var profile: ProfileID { get }

    /// The features of this service. It refuses any other request with ``ServiceError/unsupported(_:)``.
    var capabilities: ServiceCapabilities { get }

    /// Does what `request` says.
    ///
    /// - Parameters:
    ///   - request: what is to be done.
    ///   - transaction: names the request, so that it can be repeated without harm.
    /// - Returns: the answer that the request names.
    /// - Throws: ``ServiceError`` when it was not done, or when nobody knows whether it was.
    func perform(
        _ request: ServiceRequest, transaction: TransactionID
    ) async throws(ServiceError) -> ServiceAnswer

    /// Looks again for what may have come in: at the minute tick, and when the user is back. Returns at once.
    func refresh()

    /// Stops, and lets go of the profile. No event comes after it has returned, and every later request is refused with
    /// ``ServiceError/closed``.
    func close() async
}

extension ChatService {
    /// Does what `request` says, once: the transaction is known to nobody, so it cannot be repeated.
    @discardableResult
    package func perform(_ request: ServiceRequest) async throws(ServiceError) -> ServiceAnswer {
        try await perform(request, transaction: .random())
    }
}
