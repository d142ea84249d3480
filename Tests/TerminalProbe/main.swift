import CLinux
import Glibc
import TerminalDOM
import TerminalNcurses

// A small program for tests of the terminal: it shows what it hears, and ends in the way that the key says.

/// Runs until a key or a signal ends it.
func run() throws -> Int32 {
    var options = TerminalOptions()
    options.mouse = !CommandLine.arguments.contains("--no-mouse")
    let session = try TerminalSession(options: options)
    defer { session.close() }
    var screen = ProbeScreen()
    while true {
        if screen.isLate {
            // Says that it knows the size, and shows nothing of it.
            screen.isLate = false
            write(1, "\u{7}", 1)
        } else {
            try screen.show(on: session)
        }
        var waiting = [
            pollfd(fd: session.inputDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: session.signalDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        let delay = session.pendingEscapeDelay.map { $0.components.attoseconds / 1_000_000_000 } ?? -1
        let count = cl_poll(&waiting, Int32(waiting.count), delay)
        var events: [TerminalEvent] = []
        if count == 0 { events = session.flushPending() }
        if waiting[0].revents != 0 { events += try session.readInput() }
        for event in session.readSignals() {
            screen.heard = "\(event)"
            switch event {
            case .terminate(let signal): return 128 + signal
            case .suspendRequested: session.suspend()
            case .resize where screen.skipsASize:
                screen.skipsASize = false
                screen.isLate = true
            case .continued, .resize: break
            }
        }
        for event in events {
            if case .key(let key) = event, key.description == "n" { screen.skipsASize = true }
            if case .reply = event { screen.replies += 1 } else { screen.heard = describe(event) }
            if let status = try obey(event, session) { return status }
        }
    }
}

/// The screen: the last event.
struct ProbeScreen {
    var heard = "nothing"
    var replies = 0
    /// True if the next size isn't drawn, as if it changed again before the next frame.
    var skipsASize = false
    var isLate = false
    private var shown: String?

    mutating func show(on session: TerminalSession) throws {
        let text = "ready \(session.size.width)x\(session.size.height) replies \(replies) heard \(heard)"
        var frame = Frame(grid: Grid(size: session.size), cursor: Cursor(at: .zero, shape: .bar))
        for y in 1..<max(1, session.size.height) {
            for x in 0..<session.size.width { frame.grid[x, y] = Cell(Glyph("."), .base) }
        }
        for (x, scalar) in text.unicodeScalars.enumerated() where x < session.size.width {
            frame.grid[x, 0] = Cell(Glyph(scalar), .base)
        }
        frame.modes = TerminalModes(title: "probe", mouse: .clicks)
        // Whether the screen was kept is the terminal's to know: present says all that changed, which is the row.
        try session.present(frame, patches: shown == nil ? nil : [Patch(row: 0, columns: 0..<session.size.width)])
        shown = text
    }
}

func describe(_ event: TerminalEvent) -> String {
    switch event {
    case .key(let key): "key \(key)"
    case .paste(let text): "paste \(text.count)"
    case .mouse(let mouse): "mouse \(mouse.position.x),\(mouse.position.y)"
    case .focus(let has): "focus \(has)"
    case .reply: "reply"
    case .resize(let size): "resize \(size)"
    }
}

struct ProbeError: Error {}

/// Ends in the way that the key says; gives the exit status for an orderly end.
func obey(_ event: TerminalEvent, _ session: TerminalSession) throws -> Int32? {
    guard case .key(let key) = event else { return nil }
    switch key.description {
    case "q": return 0
    case "e": throw ProbeError()
    case "x": exit(3)
    case "t": fatalError("as asked")
    case "a": abort()
    case "v": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case "ctrl-z": session.suspend()
    case "w": waitForAnotherSizeAndBack(session.size)
    // Busy for good: only a second request can end it.
    case "h": while true { pause() }
    default: break
    }
    return nil
}

/// Is busy until the terminal has had another size and has `size` again, and rings the bell at each step.
func waitForAnotherSizeAndBack(_ size: Size) {
    func isSame() -> Bool {
        var columns: Int32 = 0
        var rows: Int32 = 0
        return cl_window_size(0, &columns, &rows) && Size(Int(columns), Int(rows)) == size
    }
    func ring() { write(1, "\u{7}", 1) }
    ring()
    while isSame() { usleep(1000) }
    ring()
    while !isSame() { usleep(1000) }
}

if let index = CommandLine.arguments.firstIndex(of: "--explain-crashes") {
    cl_crash_explain("Damaged.", "A bug.", CommandLine.arguments[index + 1])
}
var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
do {
    exit(try run())
} catch {
    // After the terminal was given back, so that it can be read.
    let text = Array("ended by \(error)\n".utf8)
    write(2, text, text.count)
    exit(1)
}
