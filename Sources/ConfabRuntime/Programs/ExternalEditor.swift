import Glibc
import Messenger
import Theming

/// The user's editor, in which a message can be written.
struct ExternalEditor {
    /// Returns the value of an environment variable.
    var variable: (String) -> String? = { Places.environment($0) }

    /// More than any message may have.
    static let byteLimit = 1 << 20

    /// Has the user edit `text` in a file for this user alone, which doesn't stay. The editor has the terminal until it ends.
    func edit(_ text: String) -> Result<String, EditorProblem> {
        guard let editor else { return .failure(.noEditor) }
        let folder = value("XDG_RUNTIME_DIR") ?? value("TMPDIR") ?? "/tmp"
        // Editors know by the suffix how to color the text.
        let path = "\(folder)/confab-\(String(UInt64.random(in: .min ... .max), radix: 36)).md"
        let problem = Files.create(path, Array(text.utf8))
        guard problem == 0 else { return .failure(.notWritable(path: path, reason: Files.reason(problem))) }
        // Some editors leave a copy of the file as it was.
        defer { for name in [path, path + "~"] { unlink(name) } }
        if let problem = run(editor, path) { return .failure(problem) }
        return read(path)
    }

    private var editor: String? { value("VISUAL") ?? value("EDITOR") }

    private func value(_ name: String) -> String? {
        variable(name).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    /// Runs the editor to its end. Its variable may have arguments, so a shell reads it, as in other programs; the path isn't
    /// a part of what the shell reads.
    private func run(_ editor: String, _ path: String) -> EditorProblem? {
        let program = Program(path: "/bin/sh", arguments: ["sh", "-c", editor + " \"$1\"", "sh", path])
        guard let process = try? program.start() else { return .ended(editor: editor, status: 127) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return .ended(editor: editor, status: 127) }
        }
        let signal = Int(status & 0x7F)
        if signal != 0 { return .killed(editor: editor, signal: signal) }
        let code = Int(status >> 8 & 0xFF)
        return code == 0 ? nil : .ended(editor: editor, status: code)
    }

    private func read(_ path: String) -> Result<String, EditorProblem> {
        do throws(FileProblem) {
            guard var text = String(validating: try readFile(path, limit: Self.byteLimit), as: UTF8.self) else {
                return .failure(.notText(path: path))
            }
            // Editors end the last line.
            if text.last?.isNewline == true { text.removeLast() }
            return .success(text)
        } catch {
            return .failure(.unreadable(path: path, reason: error.message))
        }
    }
}
