package import Messenger

/// Hears what reaches a profile. Called on a thread of the service, never for two events at once; it must return quickly,
/// so it only hands the event on to whoever waits for it.
package typealias ServiceEventHandler = @Sendable (ServiceEvent) -> Void

/// What reaches other people, for one open profile.
///
/// A service writes what it learns into the store, and the screen is drawn from there; its answers and events only say what
/// became of a request and what came in. It may answer late, in another order than it was asked, or not at all; it may fail
/// and may report an event twice. So a request is a value with a ``TransactionID``: asked again with the same one, it is
/// done at most once and answered alike (a message may have got further in between). Whoever gets an error for which ``ServiceError/isWorthRetrying`` holds asks again
/// with the same transaction.
///
/// Requests that must happen in an order (two messages of a chat) are asked one after the other, each when the one before it
/// was answered.
package protocol ChatService: Sendable {
    /// The profile.
    var profile: ProfileID { get }

    /// What this service can do. A request for anything else is refused with ``ServiceError/unsupported(_:)``.
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
