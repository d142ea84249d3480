internal import CLinux
internal import Glibc
internal import TerminalDOM

/// The descriptors of a terminal, with its original settings.
final class TerminalDevice {
    /// The maximum number of bytes to read at a time, so that a large paste doesn't delay drawing.
    private static let mostRead = 1 << 20
    /// The number of bytes per `read(2)`, which fit on the stack. Most keys are one byte.
    private static let piece = 1 << 10

    let input: Int32
    let output: Int32
    /// The settings before the session.
    let settings: termios
    private let isOwn: Bool

    /// - Parameter descriptors: the descriptors to use; `nil` to open the terminal of the process.
    init(_ descriptors: (input: Int32, output: Int32)?) throws(TerminalError) {
        if let descriptors {
            (input, output, isOwn) = (descriptors.input, descriptors.output, false)
        } else {
            // Opens a separate file description, so that O_NONBLOCK doesn't affect other processes.
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

    /// The byte that the Backspace key sends.
    var eraseByte: UInt8 {
        // Only 8 and 127 are sent by keys; other values are mistakes.
        withUnsafeBytes(of: settings.c_cc) { $0[Int(VERASE)] } == 8 ? 8 : 0x7F
    }

    /// The maximum size of the screen. Terminals can report 65,535 rows and columns, which would take gigabytes.
    static let largestSize = Size(4096, 2048)

    /// The size in cells, at most ``largestSize``; 80 × 24 if the terminal doesn't report one.
    var size: Size {
        var columns: Int32 = 80
        var rows: Int32 = 24
        _ = cl_window_size(output, &columns, &rows) || cl_window_size(input, &columns, &rows)
        return Size(min(Int(columns), Self.largestSize.width), min(Int(rows), Self.largestSize.height))
    }

    /// Sets the terminal to raw mode: keys arrive immediately, and nothing is echoed.
    func makeRaw() throws(TerminalError) {
        var raw = settings
        cfmakeraw(&raw)
        while tcsetattr(input, TCSANOW, &raw) != 0 {
            guard errno == EINTR else { throw errno == EIO ? .hungUp : .system("set up the terminal", code: errno) }
        }
    }

    /// Reads the available bytes.
    func read() throws(TerminalError) -> [UInt8] {
        var bytes: [UInt8] = []
        // The process's own terminal is non-blocking.
        while bytes.count < Self.mostRead, isOwn || isReady(input, for: POLLIN, nanoseconds: 0) {
            var got = 0
            var code: Int32 = 0
            withUnsafeTemporaryAllocation(byteCount: Self.piece, alignment: 1) { piece in
                got = Glibc.read(input, piece.baseAddress, piece.count)
                code = errno
                bytes.append(contentsOf: piece.prefix(max(0, got)))
            }
            if got == 0 || got < 0 && code == EIO {
                // Returns the bytes before the end first; the next read reports the end again.
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
    /// - Returns: the number of `write(2)` calls.
    func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) -> Int {
        var sent = 0
        var calls = 0
        while sent < bytes.count {
            let written = Glibc.write(output, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
            calls += 1
            if written > 0 {
                sent += written
            } else if errno == EAGAIN {
                // A terminal that accepts no data (Ctrl-S, a stalled line) must not prevent the process from ending.
                while !isReady(output, for: POLLOUT, nanoseconds: 500_000_000) {
                    if Signals.wantToEnd(cl_signals_waiting()) { throw .hungUp }
                }
            } else if errno != EINTR {
                throw errno == EIO ? .hungUp : .system("write to the terminal", code: errno)
            }
        }
        // A kernel thread passes the data on, often on this processor, so it has to wait while this thread continues.
        sched_yield()
        return calls
    }

    private func isReady(_ descriptor: Int32, for events: Int32, nanoseconds: Int64) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return cl_poll(&waiting, 1, nanoseconds) > 0
    }
}
