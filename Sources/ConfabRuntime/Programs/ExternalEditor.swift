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
    /// removed, with whatever the editor left beside it, unless it has a text that can't be taken, or that the user
    /// saved before the editor failed.
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
        let result: Result<String, EditorProblem> =
            if problem != 0 {
                .failure(.notWritable(path: path, reason: Files.reason(problem)))
            } else if let failure = run(editor, path) {
                .failure(hasOther(than: text, in: path) ? failure.keeping(path) : failure)
            } else {
                read(path)
            }
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

    /// Returns true if the file has a text that the user saved. A program that is killed may leave an empty file.
    private func hasOther(than text: String, in path: String) -> Bool {
        guard access(path, F_OK) == 0 else { return false }
        do throws(FileProblem) {
            let bytes = try readFile(path, limit: Self.byteLimit)
            return !bytes.isEmpty && bytes != Array(text.utf8) && bytes != Array((text + "\n").utf8)
        } catch {
            return true
        }
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
        case .failure(.notText), .failure(.tooLong), .failure(.unreadable), .failure(.ended(_, _, _?)),
            .failure(.killed(_, _, _?)):
            true
        case .success, .failure: false
        }
    }
}

extension EditorProblem {
    /// Returns the failure of the editor with the file in which the user saved a text.
    fileprivate func keeping(_ path: String) -> EditorProblem {
        switch self {
        case .ended(let editor, let status, _): .ended(editor: editor, status: status, kept: path)
        case .killed(let editor, let signal, _): .killed(editor: editor, signal: signal, kept: path)
        case .noEditor, .notWritable, .unreadable, .notText, .tooLong: self
        }
    }
}
