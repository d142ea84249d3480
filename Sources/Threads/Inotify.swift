internal import CLinux
internal import Glibc
internal import Synchronization

/// The single inotify instance of the process. Any watch can read it and forwards the events of other watches.
final class Inotify: Sendable {
    let descriptor: Int32
    /// For each watch number, the bells to raise and the events that they want.
    private let wanted = Mutex<[Int32: [Int32: UInt32]]>([:])

    private init?() {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    private final class Current: Sendable {
        let instance = Mutex<Inotify?>(nil)
    }

    private static let current = Current()

    /// Returns the shared instance; nil if the system has none left.
    static func shared() -> Inotify? {
        current.instance.withLock { instance in
            if instance == nil { instance = Inotify() }
            return instance
        }
    }

    /// Watches a path and raises `bell` for its events.
    ///
    /// - Returns: the number of the watch, which is the same for all paths to the same file; nil if the path can't be
    ///   watched.
    func add(_ path: String, _ events: UInt32, for bell: Int32) -> Int32? {
        wanted.withLock { wanted in
            let number = inotify_add_watch(descriptor, path, events | UInt32(IN_MASK_ADD))
            guard number >= 0 else { return nil }
            wanted[number, default: [:]][bell, default: 0] |= events
            return number
        }
    }

    func remove(_ number: Int32, for bell: Int32) {
        wanted.withLock { wanted in
            guard wanted[number]?.removeValue(forKey: bell) != nil, wanted[number]?.isEmpty == true else { return }
            wanted[number] = nil
            inotify_rm_watch(descriptor, number)
        }
    }

    /// Reads all pending events and raises the bells that want them.
    func dispatch() {
        wanted.withLock { wanted in
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                while true {
                    let count = read(descriptor, buffer.baseAddress, buffer.count)
                    guard count > 0 else { return }
                    var offset = 0
                    while offset < count {
                        let event = UnsafeRawBufferPointer(buffer).load(fromByteOffset: offset, as: inotify_event.self)
                        offset += MemoryLayout<inotify_event>.size + Int(event.len)
                        pass(event, to: &wanted)
                    }
                }
            }
        }
    }

    private func pass(_ event: inotify_event, to wanted: inout [Int32: [Int32: UInt32]]) {
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
            for bell in Set(wanted.values.flatMap(\.keys)) { cl_event_raise(bell) }
            return
        }
        for (bell, events) in wanted[event.wd] ?? [:] where events & event.mask != 0 { cl_event_raise(bell) }
        // The file is gone, and the kernel has removed its watch.
        if event.mask & UInt32(IN_IGNORED) != 0 { wanted[event.wd] = nil }
    }
}
