import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Files that were removed from the message field, and undo.
@Suite struct RemovedAttachmentTests {
    private static let cat = DraftAttachment("/home/ada/cat.png", mediaType: "image/png", byteCount: 1_200_000)
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
        #expect(state.main?.conversation?.composer.removedAttachments.count == 1)
    }

    @Test func aFileIsNotThereTwiceAndOneOfASentDraftStaysAway() {
        var state = typed("escape", in: both)
            .after(.conversation(.composer(.attached(ChatID(2), typed: "", [Self.cat]))))
        state = typed("ctrl-_", in: state)
        #expect(files(state) == ["notes.txt: Read this", "cat.png: "])
        state = typed("ctrl-_", in: typed("enter", in: typed("escape", in: state)))
        #expect(files(state) == [])
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
