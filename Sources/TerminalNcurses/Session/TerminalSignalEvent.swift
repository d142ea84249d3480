package import TerminalDOM

/// A signal about the terminal or the process.
package enum TerminalSignalEvent: Equatable, Sendable {
    /// The terminal has a new size.
    case resize(Size)
    /// The process continues after a stop, or the size changed and changed back. Present everything again.
    case continued
    /// The process should stop; call ``TerminalSession/suspend()``.
    case suspendRequested
    /// The process should end (SIGTERM, SIGHUP, or SIGINT). If another such signal arrives before this one is read, the
    /// process ends immediately.
    case terminate(signal: Int32)
}
