internal import Dispatch

/// Something that is made on a thread of its own while whoever wants it goes on.
public final class Begun<Value> {
    // The value is written before the semaphore is signalled, and read behind it.
    private final class Place: @unchecked Sendable {
        var value: Value?
        let isMade = DispatchSemaphore(value: 0)
    }

    private let place = Place()

    /// Begins to make it.
    ///
    /// - Parameters:
    ///   - name: how debuggers call the thread, up to 15 bytes.
    ///   - make: makes a value that nobody else has.
    public init(_ name: String, _ make: @escaping @Sendable () -> sending Value) {
        let place = place
        SerialThread(name, elsewhere: true).run {
            place.value = make()
            place.isMade.signal()
        }
    }

    /// What was made, once it is.
    public private(set) lazy var value: Value = {
        place.isMade.wait()
        guard let value = place.value else { preconditionFailure("Nothing was made.") }
        return value
    }()
}
