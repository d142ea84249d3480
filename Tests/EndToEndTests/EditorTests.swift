import Foundation
import ProcessTesting
import Testing

/// The user's editor has the terminal while a message is written in it.
@Suite struct EditorTests {
    @Test func theEditorHasTheTerminalUntilItEnds() throws {
        let confab = try Confab()
        let editor = confab.directory.appendingPathComponent("editor").path
        // Shows what it got, and writes the line that is typed.
        try writeScript("echo \"editing: $(cat \"$1\")\"\nread line\nprintf '%s' \"$line\" > \"$1\"", to: editor)
        let terminal = try Tmux(
            ["env", "PS1=shell> ", "EDITOR=\(editor)", "sh", "-i"], width: 100, height: 30, for: confab)
        try terminal.wait(for: "shell>")
        try terminal.type(Confab.executable)
        try terminal.press("Enter")
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.type("Buy bread")
        try terminal.press("C-x", "C-e")
        try terminal.wait("the editor instead of Confab") {
            $0.contains("editing: Buy bread") && !$0.contains("Enter send")
        }
        // Ctrl-Z stops both, and the shell continues both.
        try terminal.press("C-z")
        try terminal.wait(for: "Stopped")
        try terminal.type("fg")
        try terminal.press("Enter")
        try terminal.type("and much milk")
        try terminal.press("Enter")
        try terminal.wait("the text from the editor") {
            $0.contains("› and much milk") && $0.contains("Enter send") && !$0.contains("Stopped")
        }
        // Ctrl-C ends the editor, but not Confab.
        try terminal.press("C-x", "C-e")
        try terminal.wait(for: "editing: and much milk")
        try terminal.press("C-c")
        try terminal.wait("the text as it was") {
            $0.contains("› and much milk") && $0.contains("The editor ")
        }
        try terminal.press("Enter")
        try terminal.wait("the message") { $0.contains("and much milk") && $0.contains("Write a message") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: confab.directory.path + "/temporary").isEmpty)
        try terminal.press("C-q")
        try terminal.wait(without: "Write a message")
        // The shell outlives its terminal.
        try terminal.type("exit")
        try terminal.press("Enter")
    }
}
