internal import CLinux
import Glibc
import Synchronization

/// Items that other threads leave for the event loop.
///
/// ``descriptor`` is readable while there are some.
final class Mailbox<Item: Sendable>: Sendable {
    let descriptor: Int32
    private let items = Mutex<[Item]>([])

    init() { descriptor = cl_event() }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Adds `item` and wakes the loop.
    func post(_ item: Item) {
        let wasEmpty = items.withLock { items in
            items.append(item)
            return items.count == 1
        }
        if wasEmpty { cl_event_raise(descriptor) }
    }

    /// Returns all items since the last call, oldest first.
    func takeAll() -> [Item] {
        cl_event_clear(descriptor)
        return items.withLock { items in
            defer { items = [] }
            return items
        }
    }
}
