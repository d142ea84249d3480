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
        let pasted = PathCompletion(in: text, pasted: PastedPaths(" '/tmp/a' '/tmp/b'", at: 3))
        #expect(pasted?.typed == "'/tmp/a' '/tmp/b'" && pasted?.range == 4..<21 && pasted?.isPasted == true)
        // Elsewhere, or in another text, they're ordinary words.
        for other in [PastedPaths("'/tmp/a' '/tmp/b'", at: 3), PastedPaths("'/tmp/c' '/tmp/b'", at: 4), nil] {
            let last = PathCompletion(in: text, pasted: other)
            #expect(last?.typed == "'/tmp/b'" && last?.isPasted == false)
        }
        #expect(PastedPaths("see /tmp/a", at: 0) == nil)
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
