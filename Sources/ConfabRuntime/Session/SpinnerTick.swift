import ConfabApp
import Loop

/// Turns the spinner of a start that takes its time.
final class SpinnerTick: EventSource {
    private let clock: SystemClock
    private let dispatcher: Dispatcher
    private var due: Instant?

    /// Between two steps.
    private static let interval = Duration.milliseconds(100)

    init(_ clock: SystemClock, dispatcher: Dispatcher) {
        self.clock = clock
        self.dispatcher = dispatcher
    }

    func start() { due = clock.now.advanced(by: Self.interval) }

    func stop() { due = nil }

    var descriptors: [Int32] { [] }

    var patience: Duration? { due.map { max(.zero, clock.now.duration(to: $0)) } }

    func takeEvents(from ready: [Int32]) {
        guard let due, due <= clock.now else { return }
        self.due = clock.now.advanced(by: Self.interval)
        dispatcher.send(.launch(.turned), cause: .service)
    }
}
