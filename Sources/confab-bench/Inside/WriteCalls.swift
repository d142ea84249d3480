internal import CLinux
import Foundation
import TerminalDOM
import TerminalNcurses

/// Counts the calls of `write(2)` that a frame takes, on a terminal of its own that is read by another thread.
enum WriteCalls {
    /// Calls for each frame that changed something.
    static func perFrame(_ directory: String) throws -> Double {
        var terminal: Int32 = -1
        let master = cl_open_terminal(120, 40, &terminal)
        guard master >= 0 else { throw BenchError("There is no pseudo-terminal: \(errno)") }
        let reader = Thread {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while read(master, &buffer, buffer.count) > 0 {}
            close(master)
        }
        reader.start()
        defer { close(terminal) }
        var options = TerminalOptions()
        options.descriptors = (terminal, terminal)
        options.environment = Stage.environment
        let session = try TerminalSession(options: options)
        defer { session.close() }
        let stage = try Stage(
            directory, counters: { session.counters }, present: { try session.present($0, patches: $1) })
        try stage.open()
        for _ in 0..<60 { try stage.press(.character("j")) }
        try stage.redraw()
        let counters = session.counters
        return Double(counters.writes) / Double(max(1, counters.frames))
    }
}
