public import TerminalDOM

/// What the system tells about the terminal or the process.
public enum TerminalSignalEvent: Equatable, Sendable {
    /// The terminal has this size now.
    case resize(Size)
    /// The process goes on after a stop, or the size changed and changed back: present everything again.
    case continued
    /// Somebody wants it to stop: call ``TerminalSession/suspend()``.
    case suspendRequested
    /// Somebody wants it to end (SIGTERM, SIGHUP or SIGINT). Asked a second time before the first was read, it ends
    /// by itself.
    case terminate(signal: Int32)
}
