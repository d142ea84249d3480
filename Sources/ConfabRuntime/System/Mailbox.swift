internal import CLinux
import Glibc
import Synchronization

/// Where other threads leave what the event loop is to take.
///
/// ``descriptor`` is readable while there is something in it.
final class Mailbox<Item: Sendable>: Sendable {
    let descriptor: Int32
    private let items = Mutex<[Item]>([])

    init() { descriptor = cl_event() }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Leaves `item` and wakes the loop.
    func post(_ item: Item) {
        let wasEmpty = items.withLock { items in
            items.append(item)
            return items.count == 1
        }
        if wasEmpty { cl_event_raise(descriptor) }
    }

    /// Everything that was left since the last call, oldest first.
    func take() -> [Item] {
        cl_event_clear(descriptor)
        return items.withLock { items in
            defer { items = [] }
            return items
        }
    }
}
