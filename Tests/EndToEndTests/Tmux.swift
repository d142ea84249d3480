import Foundation
import Glibc
import ProcessTesting
import Testing

/// A terminal for a test: a tmux server of its own, keys in and screen out.
///
/// Everything waits for what the screen says. The limit is only there for what never comes.
final class Tmux {
    private let socket = "confab-test-\(UUID().uuidString.prefix(8))"
    private let session = "0"

    /// Runs `command` in a new terminal.
    init(
        _ command: [String], width: Int = 80, height: Int = 24, environment: [String: String] = [:]
    ) throws {
        let variables = environment.merging(["TERM": "tmux-256color", "LC_ALL": "C.UTF-8"]) { own, _ in own }
        let line = (["env"] + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + command)
            .map(Self.quoted).joined(separator: " ")
        // The server outlives a run of the tests that is killed; this ends it then.
        let watch = "(while kill -0 \(getpid()) 2>&-; do sleep 5; done; tmux -L \(socket) kill-server) &"
        // The shell stays when the program ends, so that what it left behind can be looked at.
        try tmux(
            "-f", "/dev/null", "new-session", "-d", "-s", session, "-x", "\(width)", "-y", "\(height)",
            "\(watch) \(line); echo; echo \"ended with $?\"; exec sh")
        try tmux("set-option", "-g", "status", "off")
        try tmux("set-option", "-g", "escape-time", "0")
    }

    deinit { _ = try? tmux("kill-server") }

    /// Types keys, in tmux's names (`Enter`, `Escape`, `C-q`, `M-Enter`) or as single characters.
    func press(_ keys: String...) throws { try tmux(["send-keys", "-t", session] + keys) }

    /// Types text as it is.
    func type(_ text: String) throws { try tmux("send-keys", "-t", session, "-l", text) }

    /// Pastes text as a terminal does.
    func paste(_ text: String) throws {
        try tmux("set-buffer", text)
        try tmux("paste-buffer", "-p", "-r", "-t", session)
    }

    /// Gives the terminal another size.
    func resize(_ width: Int, _ height: Int) throws {
        try tmux("resize-window", "-t", session, "-x", "\(width)", "-y", "\(height)")
    }

    /// What the terminal shows.
    func screen() throws -> String { try tmux("capture-pane", "-p", "-t", session) }

    /// The process that runs in it.
    func process() throws -> Int32? {
        Int32(try tmux("display-message", "-p", "-t", session, "#{pane_pid}").trimmingCharacters(in: .newlines))
    }

    /// The title that the program has set.
    func title() throws -> String {
        try tmux("display-message", "-p", "-t", session, "#{pane_title}").trimmingCharacters(in: .newlines)
    }

    /// Waits until the screen is as `condition` says, and gives it.
    @discardableResult
    func wait(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation, until condition: (String) -> Bool
    ) throws -> String {
        let limit = ContinuousClock.now + .seconds(120)
        var screen = ""
        while ContinuousClock.now < limit {
            screen = try self.screen()
            if condition(screen) { return screen }
            usleep(20_000)
        }
        Issue.record("never on the screen: \(what)\n\(screen)", sourceLocation: sourceLocation)
        throw Absent(what: what)
    }

    /// Waits until the screen shows `text`.
    @discardableResult
    func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try wait("“\(text)”", sourceLocation: sourceLocation) { $0.contains(text) }
    }

    /// Waits until the screen does not show `text` any more.
    @discardableResult
    func wait(without text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try wait("a screen without “\(text)”", sourceLocation: sourceLocation) { !$0.contains(text) }
    }

    struct Absent: Error { let what: String }

    @discardableResult
    private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        try run("tmux", ["-L", socket] + arguments).output
    }

    private static func quoted(_ word: String) -> String {
        "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
