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
        var closed = typed("escape", in: state)
        #expect(sent(App.reduce(&closed, .key("enter"))) == [.text(StyledText("See " + Self.text))])
    }

    @Test func aPastedPathBehindWordsIsOrdinaryTextOnceSomethingWasTyped() {
        let file = FoundPath("b.pngx", text: "/a/b.pngx", paths: ["/a/b.pngx"])
        var state = typed("x", in: pasted("/a/b.png", behind: "See ")).after(found([file], for: "/a/b.pngx"))
        #expect(sent(App.reduce(&state, .key("enter"))) == [.text("See /a/b.pngx")])
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
