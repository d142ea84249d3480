import TerminalDOM
import Testing

@testable import ConfabApp

/// The path before the cursor.
@Suite struct PathCompletionTests {
    private func typed(_ text: String) -> String? { PathCompletion(in: EditableText(text))?.typed }

    @Test func aTextThatBeginsWithAPathIsOne() {
        #expect(typed("/tmp/a b") == "/tmp/a b")
        #expect(typed("'/tmp/a' '/tmp/b'") == "'/tmp/a' '/tmp/b'")
        #expect(typed("/shrug") == nil && typed("//tmp/a") == nil && typed("") == nil)
    }

    @Test(arguments: ["/tmp/a", "~/a b", "./a", "../a", "file:/tmp", "\"/tmp/a b", "'file:/tmp/a"])
    func theLastPathOfALineIsFound(path: String) {
        #expect(typed("see /etc/passwd and " + path) == path)
        #expect(typed("see /etc/passwd\n" + path) == path)
        #expect(typed("first, " + String(repeating: "é ", count: 9000) + path) == path)
        #expect(typed("see " + path + "\nnext line") == nil)
        // Only a blank comes before one.
        #expect(typed("(" + path.filter { $0 != " " }) == nil)
    }

    @Test(arguments: ["~/", "./", "../", "file:/", "/tmp/", "'/", "'~/"])
    func aPathMayHaveACombiningMarkAfterASlash(beginning: String) {
        let path = beginning + "\u{301}a"
        #expect(typed(path) == path && typed("see " + path) == path)
        #expect(typed("/\u{301}a") == nil && typed("//\u{301}a/b") == nil)
    }

    @Test func blanksBeforeAPathAtTheBeginningBelongToIt() {
        let completion = PathCompletion(in: EditableText(" \n'/tmp/a' '/tmp/b'"))
        #expect(completion?.typed == "'/tmp/a' '/tmp/b'" && completion?.range == 0..<19)
        #expect(typed(" /shrug") == nil && typed("  ") == nil)
    }

    @Test func pathsThatWerePastedBehindWordsAreFoundTogether() {
        let text = EditableText("See '/tmp/a' '/tmp/b'")
        let paste = PathPaste(" '/tmp/a' '/tmp/b' ")
        let pasted = PathCompletion(in: text, paste: paste)
        #expect(pasted?.typed == "'/tmp/a' '/tmp/b'" && pasted?.range == 4..<21 && pasted?.origin == .pasted)
        // Other text is before them, and a blank behind them.
        for words in ["Oh, see", "~/bin is broken, see", "/a/b\nsee"] {
            let text = EditableText(words + " '/tmp/a' '/tmp/b' ")
            #expect(PathCompletion(in: text, paste: paste)?.typed == "'/tmp/a' '/tmp/b' ")
        }
        for other in [PathPaste("'/tmp/c' '/tmp/b'"), nil] {
            let last = PathCompletion(in: text, paste: other)
            #expect(last?.typed == "'/tmp/b'" && last?.origin == .typed)
        }
        #expect(PathPaste("see /tmp/a") == nil)
        #expect(PathCompletion(in: EditableText("'/tmp/a' '/tmp/b'"), paste: paste)?.origin == .alone)
    }

    @Test func aPathInADeclinedPasteIsNotFound() {
        var paste = PathPaste("'/tmp/a' '/tmp/b'")
        paste?.isDeclined = true
        for end in ["", " ", " or"] {
            #expect(PathCompletion(in: EditableText("See '/tmp/a' '/tmp/b'" + end), paste: paste) == nil)
        }
        #expect(PathCompletion(in: EditableText("See '/tmp/a' '/tmp/b' ~/c"), paste: paste)?.typed == "~/c")
    }

    @Test func pastesBehindEachOtherAreOne() {
        let first = PathPaste("/tmp/a ")
        let before = Array("See /tmp/a ")
        let both = first?.joined(with: "'/tmp/b' ", behind: before[...])
        #expect(PathCompletion(in: EditableText("See /tmp/a '/tmp/b'"), paste: both)?.typed == "/tmp/a '/tmp/b'")
        #expect(first?.joined(with: "b", behind: before[...]) == nil)
        #expect(first?.joined(with: "/tmp/b", behind: Array("See /tmp/a or ")[...]) == nil)
        let close = first?.joined(with: "/tmp/b", behind: Array("See /tmp/a")[...])
        #expect(PathCompletion(in: EditableText("See /tmp/a/tmp/b"), paste: close)?.typed == "/tmp/a /tmp/b")
    }

    @Test func aSlashOrATildeAloneBeginsAPathOnlyWhereOneWasBegun() {
        for path in ["/", "/t", "~"] {
            let text = EditableText("See " + path)
            #expect(PathCompletion(in: text, begun: 4)?.typed == path)
            #expect(PathCompletion(in: text) == nil && PathCompletion(in: text, begun: 0) == nil)
        }
        #expect(PathCompletion(in: EditableText("/t\nx"), begun: 0) == nil)
    }

    @Test func noPathIsLongerThanTheSystemAllows() {
        let name = String(repeating: "a", count: 4093)
        #expect(typed("see ~/" + name) == "~/" + name)
        #expect(typed("see ~/a" + name + "a") == nil)
    }
}
