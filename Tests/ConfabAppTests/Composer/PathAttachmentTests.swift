import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Paths that are pasted behind words, and those that Ctrl-O begins.
@Suite struct PathAttachmentTests {
    private static let text = "'/a/b c.png' '/d/e.png'"
    private static let files = FoundPath("", text: text, paths: ["/a/b c.png", "/d/e.png"])
    private let open = AppState.fixture(open: ChatID(2))

    private func pasted(_ text: String, behind words: String) -> AppState {
        open.after(.terminal(.paste(words))).after(.terminal(.paste(text)))
    }

    private func found(_ paths: [FoundPath], for typed: String) -> AppAction {
        .conversation(.composer(.pathsFound(ChatID(2), FoundPaths(typed: typed, paths))))
    }

    private func composer(_ state: AppState) -> String? { state.main?.conversation?.composer.field.text }

    /// The files that the effects attach; nil if they attach none.
    private func attached(_ effects: [AppEffect]) -> [String]? {
        for case .perform(.file(.attach(let paths, _, _, _)), _) in effects { return paths }
        return nil
    }

    /// The messages that the effects send.
    private func sent(_ effects: [AppEffect]) -> [MessageContent] {
        effects.compactMap { effect in
            guard case .perform(.service(let call), _) = effect, case .send(let message, _) = call.request else {
                return nil
            }
            return message.content
        }
    }

    @Test(arguments: ["See this ", "See this"])
    func filesThatArePastedBehindWordsAreAttachedTogether(words: String) {
        var state = pasted(Self.text, behind: words).after(found([Self.files], for: Self.text))
        #expect(shown(state).contains("Attach 2 files") && shown(state).contains("Enter attach"))
        let effects = App.reduce(&state, .key("enter"))
        #expect(attached(effects) == Self.files.paths && sent(effects).isEmpty)
        let drafts = Self.files.paths.map { DraftAttachment($0) }
        state = state.after(.conversation(.composer(.attached(ChatID(2), typed: Self.text, drafts))))
        #expect(composer(state) == words)
        #expect(state.main?.conversation?.composer.attachments.map(\.path) == Self.files.paths)
    }

    @Test func escapeLeavesPastedPathsInTheText() {
        let state = pasted(Self.text, behind: "See ").after(found([Self.files], for: Self.text))
        for keys in [[], ["space"], ["o", "k", "backspace", "backspace"]] {
            var closed = keys.reduce(typed("escape", in: state)) { typed($1, in: $0) }
            closed = closed.after(found([Self.files], for: Self.text))
            #expect(!shown(closed).contains("Attach 2 files"))
            let text = "See " + Self.text + (keys == ["space"] ? " " : "")
            #expect(sent(App.reduce(&closed, .key("enter"))) == [.text(StyledText(text))])
        }
    }

    @Test func filesThatAreDroppedOneAfterTheOtherAreAttachedTogether() {
        let state = pasted("/a/b ", behind: "See ").after(.terminal(.paste("/a/c ")))
        let files = FoundPath("", text: "/a/b /a/c ", paths: ["/a/b", "/a/c"])
        #expect(shown(state.after(found([files], for: "/a/b /a/c "))).contains("Attach 2 files"))
    }

    @Test func aMissingFileAmongSeveralIsAskedAbout() {
        for words in ["See ", ""] {
            let found = FoundPaths(typed: Self.text, [], missing: "/d/e.png")
            var state = pasted(Self.text, behind: words).after(
                .conversation(.composer(.pathsFound(ChatID(2), found))))
            #expect(sent(App.reduce(&state, .key("enter"))).isEmpty)
            #expect(shown(state).contains("There's no file at /d/e.png"))
        }
    }

    @Test func aFileThatIsNamedTwiceIsAttachedOnce() {
        let state = pasted("/a/b /a/b", behind: "See ")
        let drafts = [DraftAttachment("/a/b"), DraftAttachment("/a/b")]
        let attached = state.after(.conversation(.composer(.attached(ChatID(2), typed: "/a/b /a/b", drafts))))
        #expect(attached.main?.conversation?.composer.attachments.count == 1)
    }

    @Test func aPastedPathBehindWordsIsOrdinaryTextOnceSomethingWasTyped() {
        let file = FoundPath("b.pngx", text: "/a/b.pngx", paths: ["/a/b.pngx"])
        var state = typed("x", in: pasted("/a/b.png", behind: "See ")).after(found([file], for: "/a/b.pngx"))
        #expect(shown(state).contains("Tab attach"))
        #expect(sent(App.reduce(&state, .key("enter"))) == [.text("See /a/b.pngx")])
    }

    @Test func aFolderThatIsPastedBehindWordsIsOpened() {
        let folder = FoundPath("d", text: "/a/d/")
        var state = typed("tab", in: pasted("/a/d", behind: "See ").after(found([folder], for: "/a/d")))
        #expect(composer(state) == "See /a/d/")
        state = typed("o", in: state).after(
            found([FoundPath("one", text: "/a/d/one", paths: ["/a/d/one"])], for: "/a/d/o"))
        #expect(shown(state).contains("one"))
    }

    @Test func aTypedPathIsNotThePasteFromBefore() {
        let file = FoundPath("b", text: "/a/b", paths: ["/a/b"])
        var state = typed("ctrl-c", in: pasted("/a/b", behind: "See ").after(found([file], for: "/a/b")))
        for key in ["S", "e", "e", "space", "/", "a", "/", "b"] { state = typed(key, in: state) }
        state = state.after(found([file], for: "/a/b"))
        #expect(sent(App.reduce(&state, .key("enter"))) == [.text("See /a/b")])
    }

    @Test(arguments: ["/a/b @Ha", "/a/b :sm", "'/a/b :sm'", "/a/b\n"])
    func whateverIsInTheNameOfAPastedFileItIsOffered(path: String) {
        let state = AppState.fixture(open: ChatID(1)).after(.terminal(.paste("See "))).after(.terminal(.paste(path)))
        let file = FoundPath("b", text: path, paths: ["/a/b"])
        let found = AppAction.conversation(.composer(.pathsFound(ChatID(1), FoundPaths(typed: path, [file]))))
        #expect(shown(state.after(found)).contains("Enter attach"))
    }

    @Test func escapeInAnotherListDeclinesNoFile() {
        let file = FoundPath("b", text: "/a/b", paths: ["/a/b"])
        var state = pasted("/a/b", behind: "See ").after(found([file], for: "/a/b"))
        for key in ["space", ":", "t", "a", "d", "escape"] + Array(repeating: "backspace", count: 5) {
            state = typed(key, in: state)
        }
        #expect(shown(state.after(found([file], for: "/a/b"))).contains("Enter attach"))
    }

    @Test func enterBehindAPasteWaitsForItsFiles() {
        var state = pasted("/a/b", behind: "See ")
        #expect(sent(App.reduce(&state, .key("enter"))).isEmpty)
        let file = FoundPath("b", text: "/a/b", paths: ["/a/b"])
        var waiting = state
        #expect(attached(App.reduce(&waiting, found([file], for: "/a/b"))) == ["/a/b"])
        // Words about a path that isn't here, about a folder, or about the beginning of a name are only words.
        let longer = FoundPath("bc", text: "/a/bc", paths: ["/a/bc"])
        for others in [[], [FoundPath("b", text: "/a/b/")], [longer]] {
            var waiting = state
            #expect(sent(App.reduce(&waiting, found(others, for: "/a/b"))) == [.text("See /a/b")])
        }
    }

    @Test func manyFilesThatAreDroppedBehindWordsFit() {
        let paths = (0..<100).map { "'/home/ada/pictures/\($0).png'" }.joined(separator: " ")
        #expect(composer(pasted(paths, behind: "See ")) == "See " + paths)
    }

    @Test func aLongTextThatBeginsLikeAPathIsCut() {
        let log = "/var/log/x: " + String(repeating: "error ", count: 500)
        for words in ["", "See "] {
            let state = pasted(log, behind: words)
            #expect(composer(state)?.count == 1000)
            #expect(composer(typed("/", in: state))?.count == 1000)
            #expect(shown(state).contains("As a file"))
            // Once it's taken, or something else is written, there's nothing left to offer.
            #expect(!shown(typed("alt-o", in: state)).contains("As a file"))
            #expect(!shown(typed("backspace", in: state)).contains("As a file"))
        }
    }

    @Test func captionsOverTheLimitAreNotSent() {
        let paths = (0..<100).map { "/home/ada/pictures/\($0).png" }.joined(separator: " ")
        let files = ["/a/b", "/a/c"].map { DraftAttachment($0) }
        var state = open.after(.conversation(.composer(.attached(ChatID(2), typed: "", files))))
        state = typed("ctrl-down", in: state.after(.terminal(.paste(paths))))
        #expect(sent(App.reduce(&state, .key("enter"))).isEmpty)
    }

    @Test func theCommandBeginsAPathOnceAndEscapeRemovesIt() {
        #expect(composer(typed("ctrl-o", "ctrl-o", in: open)) == "~/")
        #expect(composer(typed("ctrl-o", "d", "ctrl-o", in: open)) == "~/d")
        for keys in [["/"], ["~"], []] {
            let state = keys.reduce(typed("ctrl-o", in: open)) { typed($1, in: $0) }
            #expect(composer(typed("escape", in: state)) == "")
        }
        let blank = typed("ctrl-o", in: open).after(.terminal(.paste(" /a/b ")))
        #expect(composer(blank) == " /a/b ")
    }

    @Test func anAbsolutePathReplacesTheBeginningFromTheCommand() {
        let words = open.after(.terminal(.paste("See")))
        for (keys, text) in [("/", "/"), ("~", "~"), ("x", "~/x")] {
            #expect(composer(typed("ctrl-o", keys, in: open)) == text)
            #expect(composer(typed("ctrl-o", keys, in: words)) == "See " + text)
        }
        #expect(composer(typed("ctrl-o", "~", "/", in: words)) == "See ~/")
        #expect(composer(typed("ctrl-o", "x", "/", in: words)) == "See ~/x/")
        #expect(composer(typed("ctrl-o", in: words).after(.terminal(.paste("/a/b")))) == "See /a/b")
        // The same path without the command is what was typed.
        #expect(composer(typed("/", in: pasted("~/", behind: "See "))) == "See ~//")
        var state = typed("ctrl-o", "/", "t", in: words).after(found([FoundPath("tmp", text: "/tmp/")], for: "/t"))
        #expect(shown(state).contains("Enter open"))
        _ = App.reduce(&state, .key("enter"))
        #expect(composer(state) == "See /tmp/")
    }
}
