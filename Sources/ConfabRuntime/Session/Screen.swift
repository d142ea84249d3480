import Glibc
import TerminalDOM
import TerminalNcurses

/// What a session is shown on: a terminal, or nothing.
protocol Screen: AnyObject {
    var size: Size { get }
    /// Descriptors to be polled for reading.
    var descriptors: [Int32] { get }
    /// How long to wait for more before ``take(from:)`` is to be asked all the same; `nil` for as long as there is nothing.
    var patience: Duration? { get }
    /// Whether the background is dark, as far as the terminal has said.
    var isDark: Bool? { get }
    /// What has come in on those descriptors that are `ready`.
    func take(from ready: [Int32]) throws -> [ScreenEvent]
    func present(_ frame: Frame, patches: [Patch]?) throws
    func redrawAll()
    func suspend()
    func close()
}

/// What comes from a screen.
enum ScreenEvent {
    case terminal(TerminalEvent)
    /// All is to be drawn anew, because somebody else had the terminal.
    case continued
    case suspendRequested
    /// Somebody wants the process to end.
    case terminate
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

    func take(from ready: [Int32]) throws -> [ScreenEvent] {
        let signals = ready.contains(session.signalDescriptor) ? session.readSignals() : []
        var events: [ScreenEvent] = signals.map { signal in
            switch signal {
            case .resize(let size): .terminal(.resize(size))
            case .continued: .continued
            case .suspendRequested: .suspendRequested
            case .terminate: .terminate
            }
        }
        let input = ready.contains(session.inputDescriptor) ? try session.readInput() : []
        events += input.map(ScreenEvent.terminal)
        // Nothing more came in time: what is pending was a key by itself.
        if input.isEmpty, isWaitingForEscape { events += session.flushPending().map(ScreenEvent.terminal) }
        isWaitingForEscape = session.pendingEscapeDelay != nil
        return events
    }

    func present(_ frame: Frame, patches: [Patch]?) throws { try session.present(frame, patches: patches) }
    func redrawAll() { session.redrawAll() }
    func suspend() { session.suspend() }
    func close() { session.close() }
}

/// A screen of a given size that shows nothing and says nothing.
final class NullScreen: Screen {
    let size: Size
    let descriptors: [Int32] = []
    let patience: Duration? = nil
    let isDark: Bool? = nil

    init(size: Size) { self.size = size }

    func take(from ready: [Int32]) -> [ScreenEvent] { [] }
    func present(_ frame: Frame, patches: [Patch]?) {}
    func redrawAll() {}
    func suspend() {}
    func close() {}
}
