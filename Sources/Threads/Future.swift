internal import Dispatch

/// A value that is made on a thread of its own while its owner does something else.
public final class Future<Value> {
    // Written before the semaphore is signaled, and read after that.
    private final class Place: @unchecked Sendable {
        var value: Value?
        let isMade = DispatchSemaphore(value: 0)
    }

    private let place = Place()

    /// Starts to make the value.
    ///
    /// - Parameters:
    ///   - name: the thread's name in debuggers, up to 15 bytes.
    ///   - make: makes a value that it doesn't share.
    public init(_ name: String, _ make: @escaping @Sendable () -> sending Value) {
        let place = place
        SerialThread(name, elsewhere: true).run {
            place.value = make()
            place.isMade.signal()
        }
    }

    /// The value. The first read waits until it's made.
    public private(set) lazy var value: Value = {
        place.isMade.wait()
        guard let value = place.value else { preconditionFailure("The thread ended without a value.") }
        return value
    }()
}
