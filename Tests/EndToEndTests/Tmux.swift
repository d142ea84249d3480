import Foundation
import Glibc
import ProcessTesting
import TerminalDOM
import Testing

/// A terminal for a test: a tmux server of its own, keys in and screen out.
///
/// Everything waits for what the screen says. The limit is only there for what never comes.
final class Tmux {
    /// Stays as long as the terminal, which keeps its socket there.
    private let confab: Confab
    private let socket = "tmux-\(UUID().uuidString.prefix(8))"
    private let session = "0"
    /// The time limit for waiting; a shorter one helps when debugging.
    private static let patience = Duration.seconds(
        ProcessInfo.processInfo.environment["CONFAB_TEST_PATIENCE"].flatMap { Int($0) } ?? 120)

    /// Runs `command` in a new terminal.
    init(_ command: [String], width: Int = 80, height: Int = 24, for confab: Confab) throws {
        self.confab = confab
        let variables = confab.environment.merging(["TERM": "tmux-256color", "LC_ALL": "C.UTF-8"]) { own, _ in own }
        let line = (["env"] + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + command)
            .map(Self.quoted).joined(separator: " ")
        // The server outlives a run of the tests that is killed; this ends it then.
        let watch = """
            (while kill -0 \(getpid()) 2>&-; do sleep 5; done; trap '' HUP; \
            tmux -S \(Self.quoted(socketPath)) kill-server; sleep 1; rm -rf \(Self.quoted(confab.directory.path))) &
            """
        // The shell stays when the program ends, so that what it left behind can be looked at.
        try tmux(
            "-f", "/dev/null", "new-session", "-d", "-s", session, "-x", "\(width)", "-y", "\(height)",
            "\(watch)\n\(line); status=$?; echo; echo \"ended with $status\"; exec sh")
        try tmux("set-option", "-g", "status", "off")
        try tmux("set-option", "-g", "escape-time", "0")
    }

    deinit {
        // Until the program has ended it writes into directories that are about to be removed.
        let started = (try? processes()) ?? []
        _ = try? tmux("kill-server")
        let limit = ContinuousClock.now + .seconds(60)
        for process in started {
            while kill(process, 0) == 0, ContinuousClock.now < limit { usleep(5000) }
            kill(process, SIGKILL)
        }
    }

    /// Types keys, in tmux's names (`Enter`, `Escape`, `C-q`, `M-Enter`) or as single characters.
    func press(_ keys: String...) throws { try tmux(["send-keys", "-t", session] + keys) }

    /// Types text as it is.
    func type(_ text: String) throws { try tmux("send-keys", "-t", session, "-l", text) }

    /// Clicks with the left button, as a terminal reports it; both counted from 0.
    func click(column: Int, row: Int) throws {
        try type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    }

    /// Moves the mouse to a cell without a button, as a terminal reports it; both counted from 0.
    func hover(column: Int, row: Int) throws { try type("\u{1B}[<35;\(column + 1);\(row + 1)M") }

    /// Moves the mouse over the first place that shows `text`, once it is there.
    func hover(on text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let lines = try wait(for: text, sourceLocation: sourceLocation).components(separatedBy: "\n")
        for (row, line) in lines.enumerated() {
            guard let range = line.range(of: text) else { continue }
            return try hover(column: DisplayWidth.of(String(line[..<range.lowerBound])), row: row)
        }
    }

    /// Clicks on the first row that shows `text`, or on the last one, once it is there; `offset` columns to the right of
    /// its beginning.
    func click(
        on text: String, offset: Int = 0, inLastRow: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let lines = try wait(for: text, sourceLocation: sourceLocation).components(separatedBy: "\n")
        let rows = Array(lines.enumerated())
        for (row, line) in inLastRow ? rows.reversed() : rows {
            guard let range = line.range(of: text) else { continue }
            return try click(column: DisplayWidth.of(String(line[..<range.lowerBound])) + offset, row: row)
        }
    }

    /// Clicks with Alt held down on the first row that shows `text`, or on the last one, once it is there.
    func altClick(
        on text: String, inLastRow: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let lines = try wait(for: text, sourceLocation: sourceLocation).components(separatedBy: "\n")
        let rows = Array(lines.enumerated())
        for (row, line) in inLastRow ? rows.reversed() : rows {
            guard let range = line.range(of: text) else { continue }
            let column = DisplayWidth.of(String(line[..<range.lowerBound])) + 1
            return try type("\u{1B}[<8;\(column);\(row + 1)M\u{1B}[<8;\(column);\(row + 1)m")
        }
    }

    /// Clicks with the button for menus on the first place that shows `text`, once it is there.
    func rightClick(on text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let lines = try wait(for: text, sourceLocation: sourceLocation).components(separatedBy: "\n")
        for (row, line) in lines.enumerated() {
            guard let range = line.range(of: text) else { continue }
            let column = DisplayWidth.of(String(line[..<range.lowerBound])) + 1
            return try type("\u{1B}[<2;\(column);\(row + 1)M\u{1B}[<2;\(column);\(row + 1)m")
        }
    }

    /// Presses the mouse's main button where `text` is, moves it by so many columns, and lets it go.
    func drag(_ text: String, by columns: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let lines = try wait(for: text, sourceLocation: sourceLocation).components(separatedBy: "\n")
        guard let row = lines.firstIndex(where: { $0.contains(text) }),
            let start = lines[row].range(of: text)?.lowerBound
        else { return }
        let column = DisplayWidth.of(String(lines[row][..<start])) + 1
        let step = columns < 0 ? -1 : 1
        try type("\u{1B}[<0;\(column);\(row + 1)M")
        for offset in stride(from: step, through: columns, by: step) {
            try type("\u{1B}[<32;\(column + offset);\(row + 1)M")
        }
        try type("\u{1B}[<0;\(column + columns);\(row + 1)m")
    }

    /// Turns the wheel by notches: down, or up when negative.
    func turnWheel(_ notches: Int, column: Int, row: Int) throws {
        let turn = "\u{1B}[<\(notches < 0 ? 64 : 65);\(column + 1);\(row + 1)M"
        try type(String(repeating: turn, count: abs(notches)))
    }

    /// Pastes text as a terminal does.
    func paste(_ text: String) throws {
        // Through a file: an argument has at most 128 KiB and no zero byte.
        let file = confab.directory.appendingPathComponent("paste-\(socket)")
        try Data(text.utf8).write(to: file)
        try tmux("load-buffer", file.path)
        try tmux("paste-buffer", "-p", "-r", "-d", "-t", session)
    }

    /// Gives the terminal another size.
    func resize(_ width: Int, _ height: Int) throws {
        try tmux("resize-window", "-t", session, "-x", "\(width)", "-y", "\(height)")
    }

    func screen() throws -> String { try tmux("capture-pane", "-p", "-t", session) }

    /// The screen, with the escape sequences for its colors.
    func colors() throws -> String { try tmux("capture-pane", "-e", "-p", "-t", session) }

    /// Sends `signal` to the program that runs in it.
    func signal(_ signal: Int32) throws {
        // The shell's other child watches over the tests, and is a shell itself.
        let programs = try programs()
        try #require(!programs.isEmpty, "no confab runs in this terminal")
        for program in programs { kill(program, signal) }
    }

    /// Lets files of the program grow to so many bytes, as if the disk were full then; nil lets them grow again.
    func limitFiles(to bytes: Int?) throws {
        for process in try programs() {
            // Its soft limit only, which it can be given back.
            let outcome = try run(
                "prlimit", ["--pid", "\(process)", "--fsize=\(bytes.map { "\($0)" } ?? "unlimited"):"])
            try #require(outcome.status == 0, "\(outcome.errors)")
        }
    }

    /// The program, while it runs.
    func programs() throws -> [Int32] {
        // The system cuts names off after 15 bytes.
        try processes().filter { ["confab", "delivering-conf"].contains(Self.name(of: $0)) }
    }

    private static func name(of process: Int32) -> String {
        (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8))?
            .trimmingCharacters(in: .newlines) ?? ""
    }

    /// The shell's children.
    private func processes() throws -> [Int32] {
        let shell = try tmux("display-message", "-p", "-t", session, "#{pane_pid}").trimmingCharacters(in: .newlines)
        return try run("pgrep", ["-P", shell]).output.split(separator: "\n").compactMap { Int32($0) }
    }

    /// The title that the program has set.
    func title() throws -> String {
        try tmux("display-message", "-p", "-t", session, "#{pane_title}").trimmingCharacters(in: .newlines)
    }

    /// The text that was copied last.
    func buffer() throws -> String { try tmux("show-buffer") }

    /// Waits until the screen is as `condition` says, and gives it.
    @discardableResult
    func wait(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation, until condition: (String) -> Bool
    ) throws -> String {
        let limit = ContinuousClock.now + Self.patience
        var screen = ""
        while ContinuousClock.now < limit {
            screen = try self.screen()
            if condition(screen) { return screen }
            usleep(20_000)
        }
        Issue.record("never on the screen: \(what)\n\(screen)", sourceLocation: sourceLocation)
        throw Absent(what: what)
    }

    /// Presses `key` until the screen is as `condition` says, each time after the screen has answered the last one.
    ///
    /// - Returns: how often it was pressed.
    @discardableResult
    func repeating(
        _ key: String, until what: String, atMost limit: Int = 300,
        sourceLocation: SourceLocation = #_sourceLocation, _ condition: (String) -> Bool
    ) throws -> Int {
        var screen = try self.screen()
        for count in 0..<limit {
            if condition(screen) { return count }
            let before = screen
            try press(key)
            screen = try wait("an answer to \(key) before \(what)", sourceLocation: sourceLocation) { $0 != before }
        }
        Issue.record("\(limit) times \(key), and never: \(what)\n\(screen)", sourceLocation: sourceLocation)
        throw Absent(what: what)
    }

    /// Waits until the screen shows `text`.
    @discardableResult
    func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try wait("“\(text)”", sourceLocation: sourceLocation) { $0.contains(text) }
    }

    /// Waits until the screen no longer shows `text`.
    @discardableResult
    func wait(without text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try wait("a screen without “\(text)”", sourceLocation: sourceLocation) { !$0.contains(text) }
    }

    struct Absent: Error { let what: String }

    @discardableResult
    private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        try run("tmux", ["-S", socketPath] + arguments).output
    }

    private var socketPath: String { confab.directory.appendingPathComponent(socket).path }

    private static func quoted(_ word: String) -> String {
        "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
