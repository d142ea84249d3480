import ChatServices
import Messenger
import Synchronization

/// The events that someone has heard.
final class EventLog: Sendable {
    private let events = Mutex<[ServiceEvent]>([])

    func add(_ event: ServiceEvent) { events.withLock { $0.append(event) } }

    var all: [ServiceEvent] { events.withLock { $0 } }

    /// The texts of the messages that were told of, in that order.
    var arrivedTexts: [String] {
        all.flatMap { event -> [String] in
            guard case .messages(.arrived(let arrivals, _)) = event else { return [] }
            return arrivals.map(\.message.content.text.plain)
        }
    }

    /// Why mailbox messages were put aside.
    var asideReasons: [SetAsideReason] {
        all.compactMap { if case .session(.setAside(let reason)) = $0 { reason } else { nil } }
    }
}
