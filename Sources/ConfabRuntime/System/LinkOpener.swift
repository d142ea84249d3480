import Glibc
import Synchronization

/// Opens links with what the desktop has for them.
enum LinkOpener {
    private static let schemes = ["http://", "https://", "mailto:", "matrix:", "geo:", "tel:"]

    /// Opens `address` with `program`, which gets it as one argument: no shell reads it.
    ///
    /// - Returns: what is wrong, in a sentence; `nil` when it was started.
    static func open(_ address: String, with program: String) -> String? {
        let lowered = address.lowercased()
        guard schemes.contains(where: lowered.hasPrefix), address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            return "This kind of link is not opened: \(address.prefix(80))"
        }
        // Those that have ended since; other children are for those who wait for them.
        started.withLock { $0.removeAll { waitpid($0, nil, WNOHANG) != 0 } }
        var process = pid_t()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Whatever it says must not end up on the screen.
        for descriptor in 0...2 as ClosedRange<Int32> {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        let arguments = [strdup(program), strdup(address)]
        defer { arguments.forEach { free($0) } }
        let code = posix_spawnp(&process, program, &actions, nil, arguments + [nil], environ)
        guard code == 0 else { return "\(program) cannot be started (\(String(cString: strerror(code)))): \(address)" }
        started.withLock { $0.append(process) }
        return nil
    }

    /// Processes that were started and have not been seen to end.
    private static let started = Mutex<[pid_t]>([])
}
