import ConfabApp
import Logging
import Loop
import Messenger

/// Tells the app what has changed in the store.
final class StoreChanges: EventSource {
    private let backend: any Backend
    private let dispatcher: Dispatcher
    private let log: Logger

    init(_ backend: any Backend, dispatcher: Dispatcher, log: Logger) {
        self.backend = backend
        self.dispatcher = dispatcher
        self.log = log
    }

    var descriptors: [Int32] { backend.descriptors }

    func takeEvents(from ready: [Int32]) {
        if descriptors.contains(where: ready.contains) { sendChanges() }
    }

    /// Also checks for what the system may not have reported.
    func refresh() {
        backend.refresh()
        sendChanges()
    }

    private func sendChanges() {
        let changes = backend.takeChanges()
        guard !changes.isEmpty else { return }
        log.trace("changed", metadata: ["chats": "\(changes.chats.count)", "messages": "\(changes.messages.count)"])
        dispatcher.send(.changed(changes), cause: .service)
    }
}
