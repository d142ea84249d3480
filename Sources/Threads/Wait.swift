internal import Dispatch

/// Blocks this thread until what `body` begins calls the closure that it was handed.
public func wait(for body: (_ done: @escaping @Sendable () -> Void) -> Void) {
    let semaphore = DispatchSemaphore(value: 0)
    body { semaphore.signal() }
    semaphore.wait()
}
