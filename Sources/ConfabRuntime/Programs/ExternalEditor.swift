import ConfabApp
import FoundationEssentials
import Glibc
import Messenger
import Theming

/// The user's editor, in which a message can be written.
struct ExternalEditor {
    /// Returns the value of an environment variable.
    var variable: (String) -> String? = { Places.environment($0) }
    /// Stops this process when the user has stopped the editor, until the shell continues both.
    var stop: () -> Void = {}

    private static let byteLimit = 1 << 20

    /// Has the user edit `text` in a file for this user alone. The editor has the terminal until it ends. Its file is
    /// removed, with whatever the editor left beside it, unless it has a text that can't be taken.
    func edit(_ text: String) -> Result<String, EditorProblem> {
        guard let editor = value("VISUAL") ?? value("EDITOR") else { return .failure(.noEditor) }
        let parent = value("XDG_RUNTIME_DIR") ?? value("TMPDIR") ?? "/tmp"
        var template = Array("\(parent)/confab-edit-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            return .failure(.notWritable(path: parent, reason: Files.reason(errno)))
        }
        let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // Editors know by the suffix how to color the text.
        let path = folder + "/message.md"
        let problem = Files.create(path, Array(text.utf8))
        let result =
            problem == 0
            ? run(editor, path).map(Result.failure) ?? read(path)
            : .failure(.notWritable(path: path, reason: Files.reason(problem)))
        if result.keepsFile, access(path, F_OK) == 0 { return result }
        try? FileManager.default.removeItem(atPath: folder)
        return result
    }

    private func value(_ name: String) -> String? {
        variable(name).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    /// Runs the editor to its end. Its variable may have arguments, so a shell reads it, as in other programs; the path isn't
    /// a part of what the shell reads.
    private func run(_ editor: String, _ path: String) -> EditorProblem? {
        let program = Program(path: "/bin/sh", arguments: ["sh", "-c", editor + " \"$1\"", "sh", path])
        guard let process = try? program.start() else { return .ended(editor: editor, status: 127) }
        var status: Int32 = 0
        while true {
            if waitpid(process, &status, WUNTRACED) < 0 {
                guard errno == EINTR else { return .ended(editor: editor, status: 127) }
                continue
            }
            guard status & 0xFF == 0x7F else { break }
            stop()
            // The shell continues the whole group, unless it continued only this process.
            kill(process, SIGCONT)
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
            guard text.count <= Composer.mostCharacters else {
                return .failure(.tooLong(path: path, limit: Composer.mostCharacters))
            }
            return .success(text)
        } catch {
            return .failure(.unreadable(path: path, reason: error.message))
        }
    }
}

extension Result<String, EditorProblem> {
    /// True if the user's text is only in the file.
    fileprivate var keepsFile: Bool {
        switch self {
        case .failure(.notText), .failure(.tooLong), .failure(.unreadable): true
        case .success, .failure: false
        }
    }
}
