import Foundation
import Messenger
import ProcessTesting
import Testing

@testable import ConfabRuntime

/// The user's editor, played by small scripts.
@Suite final class ExternalEditorTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)")
    private let runtime: URL

    init() throws {
        runtime = folder.appending(path: "run")
        try FileManager.default.createDirectory(at: runtime, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Edits `text` with a script that gets the path of the file as its last argument.
    private func edit(
        _ text: String, with script: String, arguments: String = ""
    ) throws -> Result<String, EditorProblem> {
        let program = folder.appending(path: "my editor")
        try writeScript(script, to: program.path)
        let editor = "'\(program.path)' \(arguments)"
        let variables = ["EDITOR": editor, "XDG_RUNTIME_DIR": runtime.path]
        return ExternalEditor(variable: { variables[$0] }).edit(text)
    }

    private var leftovers: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: runtime.path) } }

    /// The kind of a problem, with the numbers in it.
    private func kind(_ result: Result<String, EditorProblem>) -> String {
        switch result {
        case .success(let text): "text \(text)"
        case .failure(.noEditor): "no editor"
        case .failure(.notWritable): "not writable"
        case .failure(.ended(_, let status, _)): "status \(status)"
        case .failure(.killed(_, let signal, _)): "signal \(signal)"
        case .failure(.unreadable): "unreadable"
        case .failure(.notText): "no text"
        case .failure(.tooLong): "too long"
        }
    }

    @Test func theTextComesBackChangedAndNoFileStays() throws {
        #expect(try edit("Hi\n漢字", with: "echo ' there' >> \"$1\"; touch \"$1~\"") == .success("Hi\n漢字 there"))
        #expect(try edit("Hi", with: "true") == .success("Hi"))
        #expect(try edit("Hi", with: ": > \"$1\"") == .success(""))
        #expect(try leftovers.isEmpty)
    }

    @Test func onlyTheUserCanReadTheFile() throws {
        #expect(try edit("secret", with: "stat -c %a \"$1\" > \"$1.mode\"; mv \"$1.mode\" \"$1\"") == .success("600"))
    }

    @Test func theEditorMayHaveArguments() throws {
        #expect(try edit("x", with: "printf '%s' \"$1 $#\" > \"$2\"", arguments: "--wait") == .success("--wait 2"))
    }

    @Test(arguments: [
        ("exit 3", ["status 3"]), ("echo x > \"$1\"; exit 3", ["status 3"]), (": > \"$1\"; exit 3", ["status 3"]),
        // The shell tells of the signal in one way or the other.
        ("kill -9 $$", ["signal 9", "status 137"]),
        ("touch \"$(dirname \"$1\")/.message.md.swp\"; exit 1", ["status 1"]),
    ])
    func anEditorThatFailsChangesNothingAndLeavesNothing(script: String, expected: [String]) throws {
        #expect(expected.contains(kind(try edit("x", with: script))))
        #expect(try leftovers.isEmpty)
    }

    @Test(arguments: [
        ("echo saved > \"$1\"; exit 3", ["status 3"]),
        ("echo saved > \"$1\"; kill -9 $$", ["signal 9", "status 137"]),
    ])
    func aTextThatWasSavedBeforeTheEditorFailedStaysInItsFile(script: String, expected: [String]) throws {
        let result = try edit("x", with: script)
        #expect(expected.contains(kind(result)))
        let kept: String? =
            switch result {
            case .failure(.ended(_, _, let kept)), .failure(.killed(_, _, let kept)): kept
            case .success, .failure: nil
            }
        let path = try #require(kept)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "saved\n")
    }

    @Test(arguments: [
        ("printf '\\377\\376' > \"$1\"", "no text"), ("head -c 2000000 /dev/zero > \"$1\"", "unreadable"),
        ("head -c 17000 /dev/zero | tr '\\0' x > \"$1\"", "too long"), ("rm \"$1\"; mkfifo \"$1\"", "unreadable"),
    ])
    func aTextThatCannotBeTakenStaysInItsFile(script: String, expected: String) throws {
        #expect(kind(try edit("x", with: script)) == expected)
        #expect(try leftovers.count == 1)
    }

    @Test func anEditorThatDeletesItsFileLeavesNothing() throws {
        #expect(kind(try edit("x", with: "rm \"$1\"")) == "unreadable")
        #expect(try leftovers.isEmpty)
    }

    @Test func anEditorThatStopsItselfStopsConfabToo() {
        var stops = 0
        let editor = ExternalEditor(variable: { ["EDITOR": "kill -STOP $$; true", "TMPDIR": self.runtime.path][$0] }) {
            stops += 1
        }
        #expect(editor.edit("x") == .success("x"))
        #expect(stops == 1)
    }

    @Test func withoutAnEditorOrAFolderItSaysSo() {
        #expect(ExternalEditor(variable: { _ in nil }).edit("x") == .failure(.noEditor))
        #expect(ExternalEditor(variable: { _ in " " }).edit("x") == .failure(.noEditor))
        let nowhere = folder.appending(path: "nowhere").path
        let result = ExternalEditor(variable: { ["VISUAL": "true", "XDG_RUNTIME_DIR": nowhere][$0] }).edit("x")
        #expect(kind(result) == "not writable")
    }
}
