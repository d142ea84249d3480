import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Files that were removed from the message field, and undo.
@Suite struct RemovedAttachmentTests {
    private static let cat = DraftAttachment("/home/ada/cat.png", mediaType: "image/png", byteCount: 1_200_000)
    private static let captionedCat: DraftAttachment = {
        var file = cat
        file.caption = "My cat"
        return file
    }()
    private static let notes = DraftAttachment("/home/ada/notes.txt", mediaType: "text/plain", byteCount: 800)

    /// Two files with captions, of which the first one is selected.
    private let both = typed(
        "ctrl-up",
        in: typed(
            "ctrl-down",
            in: AppState.fixture(open: ChatID(2)).after(.terminal(.paste("My cat")))
                .after(.conversation(.composer(.attached(ChatID(2), typed: "", [cat, notes]))))
        ).after(.terminal(.paste("Read this"))))

    private func field(_ state: AppState) -> String? { state.main?.conversation?.composer.field.text }

    private func files(_ state: AppState) -> [String] {
        state.main?.conversation?.composer.draft.captionedAttachments.map { "\($0.name): \($0.caption.plain)" } ?? []
    }

    @Test func undoBringsBackEveryRemovedFile() {
        #expect(files(both) == ["cat.png: My cat", "notes.txt: Read this"])
        var state = typed("escape", "escape", in: both)
        #expect(files(state) == [] && field(state) == "Read this")
        state = typed("ctrl-_", in: state)
        #expect(files(state) == ["notes.txt: Read this"])
        state = typed("ctrl-_", in: state)
        #expect(files(state) == ["cat.png: My cat", "notes.txt: Read this"] && field(state) == "My cat")
    }

    @Test func undoGoesBackThroughWritingAndRemovalsInTheirOrder() {
        var state = typed("escape", "!", in: both)
        #expect(files(state) == ["notes.txt: Read this!"])
        state = typed("ctrl-_", in: state)
        #expect(files(state) == ["notes.txt: Read this"])
        #expect(files(typed("ctrl-_", in: state)) == ["cat.png: My cat", "notes.txt: Read this"])
        // A letter, a removal, a letter, a removal that keeps the text, and a letter.
        state = typed("?", "escape", "!", "escape", ".", in: both)
        #expect(files(state) == [] && field(state) == "Read this!.")
        let steps: [(files: [String], field: String)] = [
            ([], "Read this!"), (["notes.txt: Read this!"], "Read this!"), (["notes.txt: Read this"], "Read this"),
            (["cat.png: My cat?", "notes.txt: Read this"], "My cat?"),
        ]
        for step in steps {
            state = typed("ctrl-_", in: state)
            #expect(files(state) == step.files && field(state) == step.field, "\(step)")
        }
    }

    @Test(arguments: [50, 150]) func aRemovedFileComesBackAfterManyChanges(_ changes: Int) {
        var state = typed("escape", in: both)
        for _ in 0..<changes { state = typed("x", " ", in: state) }
        #expect(files(typed("ctrl-_", in: state)).count == 1)
        for _ in 0..<min(changes, 100) {
            #expect(files(state).count == 1)
            state = typed("ctrl-_", in: state)
        }
        #expect(files(typed("ctrl-_", in: state)).count == 2)
    }

    @Test func anEditDoesNotGetTheFilesOfTheDraft() {
        var state = typed("escape", in: both).after(.paneChosen(.conversation(.timeline)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(6) }
        state = typed("ctrl-_", in: typed("e", in: state))
        #expect(state.main?.conversation?.composer.attachments == [])
        #expect(state.main?.conversation?.composer.removed.count == 1)
    }

    @Test func aFileIsNotThereTwiceAndOneOfASentDraftStaysAway() {
        var state = typed("escape", in: both)
            .after(.conversation(.composer(.attached(ChatID(2), typed: "", [Self.cat]))))
        state = typed("ctrl-_", in: state)
        #expect(files(state) == ["notes.txt: Read this", "cat.png: "])
        state = typed("ctrl-_", in: typed("enter", in: typed("escape", in: state)))
        #expect(files(state) == [])
    }

    @Test func undoBringsRemovedFilesBackAfterTheChatWasLeft() throws {
        var state = try reopened(typed("?", "escape", "!", "escape", ".", in: both))
        #expect(files(state) == [] && field(state) == "Read this!.")
        // What is written since is undone first.
        state = typed("ctrl-_", in: typed("x", in: state))
        #expect(files(state) == [] && field(state) == "Read this!.")
        state = typed("ctrl-_", in: state)
        #expect(files(state) == ["notes.txt: Read this!."])
        // The other one comes back the next time.
        state = typed("ctrl-_", in: try reopened(state))
        #expect(files(state) == ["cat.png: My cat?", "notes.txt: Read this!."] && field(state) == "My cat?")
        state = typed("ctrl-_", in: try reopened(state))
        #expect(files(state).count == 2 && state.savedInput == SavedInput())
    }

    @Test func removedFilesOfASentDraftAreForgottenWhenTheChatIsLeft() {
        let left = typed("escape", in: both).after(.command(.closeChat))
        #expect(left.savedInput.removed[ChatID(2)]?.count == 1)
        let sent = typed("enter", in: typed("escape", in: both)).after(.command(.closeChat))
        #expect(sent.savedInput == SavedInput())
    }

    @Test func undoBringsRemovedFilesBackAfterTheProfileWasLeft() {
        var state = typed("escape", in: both)
        _ = App.carryOut(&state, .addProfile)
        #expect(state.main == nil)
        #expect(state.savedInput.removed[ChatID(2)]?.map(\.item) == [.file(Self.captionedCat, index: 0)])
    }

    /// The state after the chat was closed and opened again, with the stored draft.
    private func reopened(_ state: AppState) throws -> AppState {
        let conversation = try #require(state.main?.conversation)
        var details = Conversation.Details()
        details.draft = conversation.composer.draft
        var again = state.after(.command(.closeChat))
        _ = App.carryOut(&again, .openChat(conversation.chat))
        return again.after(.conversation(.loaded(conversation.chat.id, conversation.chat, details)))
            .after(.paneChosen(.conversation(.composer)))
    }

    @Test func undoInNormalModeBringsAFileBack() {
        var state = both
        state.options.keyPreset = .vim
        state.options.keymap = Keymap(.vim)
        state = typed("escape", "escape", in: state)
        #expect(files(state) == ["notes.txt: Read this"])
        #expect(files(typed("u", in: state)) == ["cat.png: My cat", "notes.txt: Read this"])
    }
}
