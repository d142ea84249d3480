import ConfabApp
import Loop
import Messenger

/// Tells the app the time at every full minute, and has everything checked that the system may not have reported.
final class MinuteTick: EventSource {
    private let changes: StoreChanges
    private let themes: ThemeExecutor
    private let options: OptionExecutor
    private let dispatcher: Dispatcher
    private var due: Timestamp?

    init(changes: StoreChanges, themes: ThemeExecutor, options: OptionExecutor, dispatcher: Dispatcher) {
        self.changes = changes
        self.themes = themes
        self.options = options
        self.dispatcher = dispatcher
    }

    func start() { due = dispatcher.state.clock.zone.nextMinute(after: SystemClock.wallTime) }

    func stop() { due = nil }

    var descriptors: [Int32] { [] }

    var patience: Duration? { due.map { .milliseconds(max(0, $0.milliseconds(since: SystemClock.wallTime))) } }

    func takeEvents(from ready: [Int32]) {
        guard let due else { return }
        let now = SystemClock.wallTime
        guard now >= due else { return }
        let zone = LocalZone.table(around: now)
        self.due = zone.nextMinute(after: now)
        changes.refresh()
        themes.refresh()
        options.refresh()
        dispatcher.send(.minute(LocalClock(now: now, zone: zone)), cause: .service)
    }
}
