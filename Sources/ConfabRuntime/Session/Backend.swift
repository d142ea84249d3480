import ConfabApp
import Messenger

/// The store and the service behind the app.
protocol Backend: AnyObject {
    typealias Answer = @Sendable (AppAction?) -> Void

    /// Readable when something may have changed.
    var descriptors: [Int32] { get }
    /// Takes that the start has ended well: there's something on the screen, or the user quits.
    func noteReady()
    /// Makes a short read at once.
    func read(_ query: StoreQuery) -> AppAction
    /// Starts a slow query, a request, a change for this device only, or work on a profile. Calls `answer` once, from any
    /// thread, with nil if there is nothing to say.
    func start(_ operation: AppOperation, answer: @escaping Answer)
    /// Returns the changes since the last call.
    func takeChanges() -> ChangeSet
    /// Checks for what the system may not have reported.
    func refresh()
    /// Completes all requests and changes, and calls `body` while nothing reads or writes.
    func pause(during body: () -> Void)
    func close()
}
