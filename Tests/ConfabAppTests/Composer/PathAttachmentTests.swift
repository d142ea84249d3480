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
            for (isFolder, title) in [
                (false, "There's no file at /d/e.png"), (true, "A folder can't be attached: /d/e.png"),
            ] {
                let found = FoundPaths(typed: Self.text, [], unfit: FoundPaths.Unfit("/d/e.png", isFolder: isFolder))
                var state = pasted(Self.text, behind: words).after(
                    .conversation(.composer(.pathsFound(ChatID(2), found))))
                #expect(sent(App.reduce(&state, .key("enter"))).isEmpty)
                #expect(shown(state).contains(title))
                #expect(shown(state).contains("an archive of them") == isFolder)
            }
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

    @Test func aTypedPathIsNotTheSameOneThatWasPasted() {
        let file = FoundPath("b", text: "/a/b", paths: ["/a/b"])
        for declines in [false, true] {
            var state = pasted("/a/b", behind: "See ").after(found([file], for: "/a/b"))
            if declines { state = typed("escape", in: state) }
            for key in ["space", "o", "r", "space", "/", "a", "/", "b"] { state = typed(key, in: state) }
            state = state.after(found([file], for: "/a/b"))
            #expect(shown(state).contains("Tab attach"))
            #expect(sent(App.reduce(&state, .key("enter"))) == [.text("See /a/b or /a/b")])
        }
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

    @Test func theCommandTakesNothingOfTheTextAndLeavesNothingInIt() {
        let word = open.after(.terminal(.paste("hello")))
        for keys in [[], ["left", "left"], ["shift-left", "shift-left"]] {
            let before = keys.reduce(word) { typed($1, in: $0) }
            #expect(composer(typed("ctrl-o", "escape", in: before)) == "hello")
            let file = FoundPath("b", text: "/a/b", paths: ["/a/b"])
            let begun = typed("ctrl-o", in: before).after(.terminal(.paste("/a/b"))).after(found([file], for: "/a/b"))
            #expect(shown(begun).contains("Enter attach"))
            let attached = AppAction.conversation(
                .composer(.attached(ChatID(2), typed: "/a/b", [DraftAttachment("/a/b")])))
            #expect(composer(begun.after(attached)) == "hello")
        }
        // A path that begins the text is another one.
        let path = typed("ctrl-o", in: open.after(.terminal(.paste("/etc/hosts is wrong, see"))))
        #expect(composer(path) == "/etc/hosts is wrong, see ~/")
        #expect(composer(typed("escape", in: path)) == "/etc/hosts is wrong, see")
        #expect(composer(path.after(.terminal(.paste("/a/b")))) == "/etc/hosts is wrong, see /a/b")
        // A blank that was typed stays.
        #expect(composer(typed("space", "ctrl-o", "escape", in: word)) == "hello ")
    }

    @Test func theCommandOpensSuggestionsThatWereClosed() {
        let tmp = typed("ctrl-o", "/", "t", in: open).after(found([FoundPath("tmp", text: "/tmp/")], for: "/t"))
        #expect(composer(typed("escape", "ctrl-o", in: tmp)) == "/t")
        let one = FoundPath("one", text: "~/one", paths: ["/home/ada/one"])
        let word = typed("ctrl-o", "o", in: open.after(.terminal(.paste("See")))).after(found([one], for: "~/o"))
        #expect(composer(typed("escape", "ctrl-o", "backspace", "escape", in: word)) == "See")
        #expect(composer(typed("escape", "space", "ctrl-o", in: word)) == "See ~/o ~/")
        let file = FoundPath("b", text: "/a/b", paths: ["/a/b"])
        let declined = typed("escape", in: pasted("/a/b", behind: "See ").after(found([file], for: "/a/b")))
        let offered = typed("ctrl-o", in: declined).after(found([file], for: "/a/b"))
        #expect(composer(offered) == "See /a/b" && shown(offered).contains("Enter attach"))
        let begun = typed("ctrl-o", "o", in: open.after(.terminal(.paste("See "))))
        let closed = typed("escape", in: begun.after(found([one], for: "~/o")))
        #expect(!shown(closed).contains("Enter attach"))
        let again = typed("ctrl-o", in: closed)
        #expect(composer(again) == "See ~/o" && shown(again).contains("Enter attach"))
    }

    @Test func aFileThatIsDroppedBehindADeclinedPathIsOffered() {
        let (one, file) = (FoundPath("one", text: "~/o"), FoundPath("b", text: "/a/b", paths: ["/a/b"]))
        var state = typed("ctrl-o", "o", in: open.after(.terminal(.paste("See ")))).after(found([one], for: "~/o"))
        for key in ["escape", "space", "o", "r", "space"] { state = typed(key, in: state) }
        state = state.after(.terminal(.paste("/a/b"))).after(found([file], for: "/a/b"))
        #expect(shown(state).contains("Enter attach"))
        // Some terminals put no blank between files.
        let declined = typed("escape", in: pasted("/a/c", behind: "See ").after(found([one], for: "/a/c")))
        let behind = declined.after(.terminal(.paste("/a/b"))).after(found([file], for: "/a/b"))
        #expect(composer(behind) == "See /a/c/a/b" && shown(behind).contains("Enter attach"))
    }

    @Test func theRestOfAnAddressIsNoFile() {
        for words in ["root@server:", "Copy it to ada@host:", "https://a.b"] {
            var state = pasted("/a/b", behind: words)
            state = state.after(found([FoundPath("b", text: "/a/b", paths: ["/a/b"])], for: "/a/b"))
            #expect(sent(App.reduce(&state, .key("enter"))).map(\.text.plain) == [words + "/a/b"])
        }
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
