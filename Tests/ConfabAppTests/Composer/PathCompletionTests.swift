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
        let paste = PathPaste(" '/tmp/a' '/tmp/b' ", at: 3)
        let pasted = PathCompletion(in: text, paste: paste)
        #expect(pasted?.typed == "'/tmp/a' '/tmp/b'" && pasted?.range == 4..<21 && pasted?.origin == .pastedBehindWords)
        // Other text is before them, and a blank behind them.
        for words in ["Oh, see", "~/bin is broken, see", "/a/b\nsee"] {
            let text = EditableText(words + " '/tmp/a' '/tmp/b' ")
            let paste = PathPaste(" '/tmp/a' '/tmp/b' ", at: words.count)
            #expect(PathCompletion(in: text, paste: paste)?.typed == "'/tmp/a' '/tmp/b' ")
        }
        let last = PathCompletion(in: text)
        #expect(last?.typed == "'/tmp/b'" && last?.origin == .typedBehindWords)
        #expect(PathPaste("see /tmp/a", at: 0) == nil)
        let first = PathPaste("'/tmp/a' '/tmp/b'", at: 0)
        #expect(PathCompletion(in: EditableText("'/tmp/a' '/tmp/b'"), paste: first)?.origin == .alone)
    }

    @Test func aPathInADeclinedPasteIsNotFound() {
        var paste = PathPaste("'/tmp/a' '/tmp/b'", at: 4)
        paste?.isDeclined = true
        for end in ["", " ", " or"] {
            #expect(PathCompletion(in: EditableText("See '/tmp/a' '/tmp/b'" + end), paste: paste) == nil)
        }
        #expect(PathCompletion(in: EditableText("See '/tmp/a' '/tmp/b' ~/c"), paste: paste)?.typed == "~/c")
    }

    @Test func pastesBehindEachOtherAreOne() {
        let first = PathPaste("/tmp/a ", at: 4)
        let before = Array("See /tmp/a ")
        let both = first?.joined(with: "'/tmp/b' ", behind: before[...])
        #expect(PathCompletion(in: EditableText("See /tmp/a '/tmp/b'"), paste: both)?.typed == "/tmp/a '/tmp/b'")
        #expect(first?.joined(with: "b", behind: before[...]) == nil)
        #expect(first?.joined(with: "/tmp/b", behind: Array("See /tmp/a or ")[...]) == nil)
        let close = first?.joined(with: "/tmp/b", behind: Array("See /tmp/a")[...])
        #expect(PathCompletion(in: EditableText("See /tmp/a/tmp/b"), paste: close)?.typed == "/tmp/a /tmp/b")
    }

    @Test func aPasteIsFollowedToItsNewPlace() throws {
        var paste = try #require(PathPaste("/a/b", at: 4))
        for (text, place) in [
            ("See /a/b", 4), ("See /a/b or /a/b", 4), ("Oh, see /a/b or /a/b", 8), ("Oh, see /a/b", 8), ("/a/b", 0),
        ] {
            #expect(paste.follow(in: Array(text)) && paste.range == place..<place + 4, "\(text)")
        }
        let isThere = paste.follow(in: Array("/a/c"))
        #expect(!isThere)
    }

    /// Looking for it everywhere in such a text took seconds.
    @Test func aLongPasteThatRepeatsItselfIsFollowedAtOnce() throws {
        let path = String(repeating: "/a", count: 4000)
        var paste = try #require(PathPaste(path, at: 0))
        let text = Array(path + path)
        for _ in 0..<100 { #expect(paste.follow(in: text) && paste.range.lowerBound == 0) }
        #expect(!paste.isOffered(in: text[...]))
    }

    @Test func theRestOfAPathThatIsPastedBelongsToIt() {
        for (typed, pasted) in [("/tmp", "/a/b"), (".", "/a/b"), ("~", "/a/b"), ("~/", "./a/b")] {
            let path = PathCompletion(in: EditableText(typed + pasted), paste: PathPaste(pasted, at: typed.count))
            #expect(path?.typed == typed + pasted && path?.origin == .alone)
        }
        let words = PathCompletion(in: EditableText("See this/a/b"), paste: PathPaste("/a/b", at: 8))
        #expect(words?.typed == "/a/b" && words?.origin == .pastedBehindWords)
    }

    @Test func aPasteBehindPathsThatWereTypedJoinsThem() {
        let paths = PathCompletion(in: EditableText("~/a.txt '/a/b'"), paste: PathPaste("'/a/b'", at: 8))
        #expect(paths?.typed == "~/a.txt '/a/b'" && paths?.origin == .alone && paths?.endsInPaste == true)
        for begun in [nil, 4] {
            let text = EditableText("See ~/a.txt and /a/b")
            let last = PathCompletion(in: text, begun: begun, paste: PathPaste("/a/b", at: 16))
            #expect(last?.typed == "/a/b" && last?.origin == .pastedBehindWords)
        }
        let begun = PathCompletion(in: EditableText("See ~/a /a/b"), begun: 4, paste: PathPaste("/a/b", at: 8))
        #expect(begun?.typed == "~/a /a/b" && begun?.origin == .alone)
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
