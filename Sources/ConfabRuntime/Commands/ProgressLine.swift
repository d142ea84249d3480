import Glibc
import Importing

/// The progress of an import or an export: a line on standard error that is overwritten, if that is a terminal.
struct ProgressLine {
    private let isShown: Bool

    init(isShown: Bool) { self.isShown = isShown && isatty(STDERR_FILENO) == 1 }

    func show(_ progress: TransferProgress) {
        guard isShown else { return }
        let total = progress.total.map { " of \($0)" } ?? ""
        Output.note("\r\(progress.done)\(total) chats, \(progress.messages) messages")
    }

    /// Ends the line, so that what is written next has its own.
    func end() { if isShown { Output.note("\n") } }

    /// Runs `body`, which reports its progress, and ends the line even if it fails.
    func showing<Value>(_ body: ((TransferProgress) -> Void) throws -> Value) throws -> Value {
        defer { end() }
        return try body(show)
    }
}
