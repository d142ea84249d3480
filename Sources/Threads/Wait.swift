internal import Dispatch

/// Calls `body`, and blocks this thread until the closure that `body` got is called.
public func wait(for body: (_ done: @escaping @Sendable () -> Void) -> Void) {
    let semaphore = DispatchSemaphore(value: 0)
    body { semaphore.signal() }
    semaphore.wait()
}
