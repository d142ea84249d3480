import ConfabApp
import Messenger

/// What is behind the app: the store and the service.
protocol Backend: AnyObject {
    /// Descriptors that are readable when something may have changed.
    var descriptors: [Int32] { get }
    /// Gets ready; `tell` takes what comes by itself, from any thread.
    func open(tell: @escaping @Sendable (AppAction) -> Void)
    /// The answer to `operation` when it is a short read, made at once; `nil` for work that takes its time.
    func read(_ operation: AppOperation) -> AppAction?
    /// Starts work that takes its time; `answer` is called once, from any thread, with `nil` when there is nothing to say.
    func start(_ operation: AppOperation, answer: @escaping @Sendable (AppAction?) -> Void)
    /// What has changed since the last call.
    func takeChanges() -> ChangeSet
    /// Looks again for what may have come in: on another minute, and when the user is back.
    func refresh()
    /// Waits until everything that was asked for is done, and runs `body` while nothing is read or written.
    func settle(during body: () -> Void)
    func close()
}
