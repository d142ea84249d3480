internal import Dispatch

/// A value that is computed on its own thread while its owner does something else.
package final class Future<Value> {
    // Written before the semaphore is signaled, and read after that.
    private final class Place: @unchecked Sendable {
        var value: Value?
        let isMade = DispatchSemaphore(value: 0)
    }

    private let place = Place()

    /// Starts to compute the value.
    ///
    /// - Parameters:
    ///   - name: the name of the thread in debuggers, up to 15 bytes.
    ///   - make: a function that returns a value it doesn't share.
    package init(_ name: String, _ make: @escaping @Sendable () -> sending Value) {
        let place = place
        SerialThread(name, elsewhere: true).run {
            place.value = make()
            place.isMade.signal()
        }
    }

    /// The value. The first access waits until it is available.
    package private(set) lazy var value: Value = {
        place.isMade.wait()
        guard let value = place.value else { preconditionFailure("The thread ended without a value.") }
        return value
    }()
}
