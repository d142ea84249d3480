import Glibc
import TerminalDOM
import TerminalNcurses

/// The place where a session is shown: a terminal, or none.
protocol Screen: AnyObject {
    var size: Size { get }
    /// Readable when there is input.
    var descriptors: [Int32] { get }
    /// The time to wait for more input before calling ``takeEvents(from:)`` anyway; nil for no limit.
    var patience: Duration? { get }
    /// True for a dark background; nil until the terminal has reported it.
    var isDark: Bool? { get }
    /// Returns what has come in on the descriptors that are `ready`.
    func takeEvents(from ready: [Int32]) throws -> [ScreenEvent]
    func present(_ frame: Frame, patches: [Patch]?) throws
    func redrawAll()
    func suspend()
    /// Runs `body`, to which the terminal belongs meanwhile.
    func lend(_ body: () -> Void)
    func close()
}

enum ScreenEvent {
    case terminal(TerminalEvent)
    /// Another program had the terminal, so everything has to be drawn again.
    case continued
    case suspendRequested
    case terminationRequested
}

/// The process's terminal.
final class TerminalScreen: Screen {
    private let session: TerminalSession
    private var isWaitingForEscape = false

    init(_ session: TerminalSession) { self.session = session }

    var size: Size { session.size }
    var descriptors: [Int32] { [session.inputDescriptor, session.signalDescriptor] }
    var patience: Duration? { session.pendingEscapeDelay }
    var isDark: Bool? { session.capabilities.isDark }

    func takeEvents(from ready: [Int32]) throws -> [ScreenEvent] {
        let signals = ready.contains(session.signalDescriptor) ? session.readSignals() : []
        var events: [ScreenEvent] = signals.map { signal in
            switch signal {
            case .resize(let size): .terminal(.resize(size))
            case .continued: .continued
            case .suspendRequested: .suspendRequested
            case .terminate: .terminationRequested
            }
        }
        let input = ready.contains(session.inputDescriptor) ? try session.readInput() : []
        events += input.map(ScreenEvent.terminal)
        // Nothing followed in time, so the pending bytes are a key.
        if input.isEmpty, isWaitingForEscape { events += session.flushPending().map(ScreenEvent.terminal) }
        isWaitingForEscape = session.pendingEscapeDelay != nil
        return events
    }

    func present(_ frame: Frame, patches: [Patch]?) throws { try session.present(frame, patches: patches) }
    func redrawAll() { session.redrawAll() }
    func suspend() { session.suspend() }
    func lend(_ body: () -> Void) { session.lend(body) }
    func close() { session.close() }
}

/// A screen without a terminal.
final class NullScreen: Screen {
    let size: Size
    let descriptors: [Int32] = []
    let patience: Duration? = nil
    let isDark: Bool? = nil

    init(size: Size) { self.size = size }

    func takeEvents(from ready: [Int32]) -> [ScreenEvent] { [] }
    func present(_ frame: Frame, patches: [Patch]?) {}
    func redrawAll() {}
    func suspend() {}
    func lend(_ body: () -> Void) { body() }
    func close() {}
}
