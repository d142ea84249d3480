import ConfabApp
import Messenger

/// What is behind the app: the store and the service.
protocol Backend: AnyObject {
    typealias Answer = @Sendable (AppAction?) -> Void

    /// Descriptors that are readable when something may have changed.
    var descriptors: [Int32] { get }
    /// Gets ready; `tell` takes what comes by itself, from any thread.
    func open(tell: @escaping @Sendable (AppAction) -> Void)
    /// Makes a short read at once.
    func read(_ query: StoreQuery) -> AppAction
    /// Starts a query that takes its time. Like those below, it calls `answer` once, from any thread, with nil if there is
    /// nothing to say.
    func start(_ query: SlowQuery, answer: @escaping Answer)
    /// Asks the service for something.
    func start(_ call: ServiceCall, answer: @escaping Answer)
    /// Saves something for this device only.
    func start(_ change: LocalChange, answer: @escaping Answer)
    /// Opens, creates, changes, or deletes a profile.
    func start(_ operation: ProfileOperation, answer: @escaping Answer)
    /// What has changed since the last call.
    func takeChanges() -> ChangeSet
    /// Looks again for what may have come in: on another minute, and when the user is back.
    func refresh()
    /// Waits until everything that was asked for is done, and runs `body` while nothing is read or written.
    func settle(during body: () -> Void)
    func close()
}
