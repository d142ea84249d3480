internal import CLinux
internal import Glibc
internal import TerminalDOM

/// The descriptors of a terminal: reads what waits, writes all, and keeps the settings it had.
final class TerminalDevice {
    /// More is read in the next turn, so that a large paste does not keep the screen from being drawn.
    private static let mostRead = 1 << 20
    /// What is asked for at a time: what fits on the stack. A key is one byte.
    private static let piece = 1 << 10

    let input: Int32
    let output: Int32
    /// The settings that it had before.
    let settings: termios
    private let isOwn: Bool

    /// - Parameter descriptors: those to use, `nil` to open the process's terminal.
    init(_ descriptors: (input: Int32, output: Int32)?) throws(TerminalError) {
        if let descriptors {
            (input, output, isOwn) = (descriptors.input, descriptors.output, false)
        } else {
            // A description of its own: not waiting on it is nobody else's business.
            let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
            guard terminal >= 0 else { throw .noTerminal }
            (input, output, isOwn) = (terminal, terminal, true)
        }
        var settings = termios()
        guard tcgetattr(input, &settings) == 0 else {
            if isOwn { Glibc.close(input) }
            throw .noTerminal
        }
        self.settings = settings
    }

    deinit { if isOwn { Glibc.close(input) } }

    /// What the Backspace key sends.
    var eraseByte: UInt8 {
        // Only these two are keys; anything else was not meant so.
        withUnsafeBytes(of: settings.c_cc) { $0[Int(VERASE)] } == 8 ? 8 : 0x7F
    }

    /// The largest size that is drawn on. Terminals can claim 65,535 rows and columns, which would take gigabytes.
    static let largestSize = Size(4096, 2048)

    /// The size in cells, at most ``largestSize``; 80 × 24 if the terminal doesn't know.
    var size: Size {
        var columns: Int32 = 80
        var rows: Int32 = 24
        _ = cl_window_size(output, &columns, &rows) || cl_window_size(input, &columns, &rows)
        return Size(min(Int(columns), Self.largestSize.width), min(Int(rows), Self.largestSize.height))
    }

    /// Every key as it comes, and nothing written but what is told to be.
    func makeRaw() throws(TerminalError) {
        var raw = settings
        cfmakeraw(&raw)
        while tcsetattr(input, TCSANOW, &raw) != 0 {
            guard errno == EINTR else { throw errno == EIO ? .hungUp : .system("set up the terminal", code: errno) }
        }
    }

    /// What waits to be read.
    func read() throws(TerminalError) -> [UInt8] {
        var bytes: [UInt8] = []
        // A terminal of one's own is opened so that nothing waits for it.
        while bytes.count < Self.mostRead, isOwn || isReady(input, for: POLLIN, nanoseconds: 0) {
            var got = 0
            var code: Int32 = 0
            withUnsafeTemporaryAllocation(byteCount: Self.piece, alignment: 1) { piece in
                got = Glibc.read(input, piece.baseAddress, piece.count)
                code = errno
                bytes.append(contentsOf: piece.prefix(max(0, got)))
            }
            if got == 0 || got < 0 && code == EIO {
                // What came before the end is not lost; the end is still there next time.
                if bytes.isEmpty { throw .hungUp }
                break
            }
            if got < 0 {
                if code == EAGAIN { break }
                if code != EINTR { throw .system("read from the terminal", code: code) }
            }
            if got < Self.piece, got > 0 { break }
        }
        return bytes
    }

    /// Writes all of `bytes`.
    ///
    /// - Returns: how many calls of `write(2)` it took.
    func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) -> Int {
        var sent = 0
        var calls = 0
        while sent < bytes.count {
            let written = Glibc.write(output, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
            calls += 1
            if written > 0 {
                sent += written
            } else if errno == EAGAIN {
                // A terminal that takes nothing (Ctrl-S, a stalled line) must not keep the process from ending.
                while !isReady(output, for: POLLOUT, nanoseconds: 500_000_000) {
                    if Signals.wantToEnd(cl_signals_waiting()) { throw .hungUp }
                }
            } else if errno != EINTR {
                throw errno == EIO ? .hungUp : .system("write to the terminal", code: errno)
            }
        }
        // The kernel passes it on by a thread of its own, often on this processor: who has more to do keeps it waiting.
        sched_yield()
        return calls
    }

    private func isReady(_ descriptor: Int32, for events: Int32, nanoseconds: Int64) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return cl_poll(&waiting, 1, nanoseconds) > 0
    }
}
