import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The draft while a message is edited: the edit, and what it has interrupted.
@Suite struct EditDraftTests {
    private static let chat = ChatID(2)
    private static let cat = DraftAttachment("/home/ada/cat.png", mediaType: "image/png", byteCount: 1_200_000)
    private static let edited: StyledText = "The first actual case of a bug being found!"
    private let open = typed("tab", in: AppState.fixture(open: chat))

    private func composer(_ state: AppState) -> Composer? { state.main?.conversation?.composer }
    private func field(_ state: AppState) -> String? { composer(state)?.field.text }

    /// The state with keys pressed while a message is selected.
    private func pressing(_ keys: String..., on message: UInt64, in state: AppState) -> AppState {
        var state = state.after(.paneChosen(.conversation(.timeline)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(message) }
        return keys.reduce(state) { typed($1, in: $0) }
    }

    /// A reply, interrupted by an edit, and the draft that is saved then.
    private func interrupted() throws -> (state: AppState, draft: Draft) {
        var state = pressing("r", "Y", "e", "s", "left", on: 4, in: open)
        state = pressing("e", "!", on: 6, in: state)
        let draft = try #require(saved(App.reduce(&state, .conversation(.composer(.draftDue)))))
        return (state, draft)
    }

    private func saved(_ effects: [AppEffect]) -> Draft? {
        effects.compactMap { if case .perform(.save(.draft(let draft)), _) = $0 { draft } else { nil } }.last
    }

    /// The chat, opened with this stored draft.
    private func opened(with draft: Draft, isEditedMessageThere: Bool = true) throws -> AppState {
        var state = open
        let messages = try #require(state.main?.conversation?.timeline.page?.messages)
        let chat = try #require(state.main?.conversation?.chat)
        state.withMainForTest { $0.conversation?.composer.isDraftLoaded = false }
        var details = Conversation.Details()
        details.draft = draft
        details.answeredMessage = messages.first { $0.id == draft.quoting }
        if isEditedMessageThere { details.editedMessage = messages.first { $0.id == draft.edit?.message } }
        return state.after(.conversation(.loaded(Self.chat, chat, details)))
            .after(.paneChosen(.conversation(.composer)))
    }

    @Test func theSavedDraftHasTheEditAndWhatItInterrupted() throws {
        let edit = Draft.Edit(of: MessageID(6), to: "\(Self.edited.plain)!", cursor: 44)
        let draft = Draft(chat: Self.chat, text: "Yes", cursor: 2, quoting: MessageID(4), edit: edit)
        #expect(try interrupted().draft == draft)
    }

    @Test func theEditIsInTheFieldAgainWhenTheChatIsOpened() throws {
        let draft = try interrupted().draft
        var state = try opened(with: draft)
        #expect(field(state) == "\(Self.edited.plain)!" && composer(state)?.field.cursor == 44)
        #expect(shown(state).contains("Edit message"))
        // It's saved already.
        #expect(App.reduce(&state, .conversation(.composer(.draftDue))) == [])
        state = typed("escape", in: state)
        #expect(field(state) == "Yes" && shown(state).contains("Reply to Grace Hopper"))
        #expect(saved(App.reduce(&state, .conversation(.composer(.draftDue))))?.edit == nil)
        #expect(App.reduce(&state, .key("enter")).contains(.sends("Yes", to: 2, quoting: MessageID(4))))
    }

    @Test func savingTheEditBringsTheReplyBack() throws {
        var state = try opened(with: interrupted().draft)
        let effects = App.reduce(&state, .key("enter"))
        let content = MessageContent.text(StyledText("\(Self.edited.plain)!"))
        #expect(effects.contains(.request(.edit(MessageID(6), content), by: .conversation)))
        #expect(saved(effects) == Draft(chat: Self.chat, text: "Yes", cursor: 3, quoting: MessageID(4)))
        #expect(field(state) == "Yes" && shown(state).contains("Reply to Grace Hopper"))
    }

    @Test func filesComeBackAfterAnEdit() {
        var state = open.after(.terminal(.paste("My cat")))
        state = state.after(.conversation(.composer(.attached(Self.chat, typed: "", [Self.cat]))))
        for key in ["escape", "enter"] {
            var edited = pressing("e", "!", on: 6, in: state)
            #expect(!shown(edited).contains("cat.png") && composer(edited)?.attachments == [])
            edited = typed(key, in: edited)
            #expect(field(edited) == "My cat" && composer(edited)?.attachments == [Self.cat], "\(key)")
        }
    }

    @Test func theWordsOfAnEditAreKeptIfItsMessageIsGone() throws {
        let state = try opened(with: interrupted().draft, isEditedMessageThere: false)
        #expect(field(state) == "\(Self.edited.plain)!\nYes" && shown(state).contains("Reply to Grace Hopper"))
    }

    @Test func anUnsavedEditIsInTheFieldWhenItsChatIsOpened() throws {
        var (state, draft) = try interrupted()
        state = typed("escape", "escape", "escape", "j", "enter", in: state.after(.paneChosen(.list)))
        state = state.after(.notSaved(.draft(draft), .offline))
        #expect(state.savedInput.drafts[Self.chat] == draft)
        state = typed("escape", "k", "enter", in: state)
        #expect(field(state) == "\(Self.edited.plain)!\nYes")
    }

    @Test func aMessageThatFailsDuringAnEditIsInTheDraftBelow() throws {
        let (state, _) = try interrupted()
        var failed = state
        _ = App.reduce(&failed, .refused(.send(.written("Hi", in: 2), to: Self.chat), by: .conversation, .offline))
        #expect(field(failed) == field(state) && failed.said == [Problem.offline.text])
        #expect(saved(App.reduce(&failed, .conversation(.composer(.draftDue))))?.text == "Hi\nYes")
        #expect(field(typed("escape", in: failed)) == "Hi\nYes")
    }

    @Test func aRefusedEditInterruptsTheDraftOrIsKeptInIt() {
        let request = ServiceRequest.edit(MessageID(6), .text("Changed"))
        var state = pressing("r", "Y", on: 4, in: open)
        _ = App.reduce(&state, .refused(request, by: .conversation, .offline))
        #expect(field(state) == "Changed" && composer(state)?.target?.message == MessageID(6))
        // Another edit goes on.
        _ = App.reduce(&state, .refused(request, by: .conversation, .offline))
        #expect(field(state) == "Changed")
        state = typed("escape", in: state)
        #expect(field(state) == "Changed\nY" && shown(state).contains("Reply to Grace Hopper"))
    }

    @Test func theTextOfAnotherEditCanBeUndone() {
        var state = pressing("e", "!", on: 6, in: pressing("i", "Y", on: 4, in: open))
        state = pressing("e", on: 6, in: state)
        #expect(field(state) == Self.edited.plain)
        #expect(field(typed("ctrl-_", in: state)) == "\(Self.edited.plain)!")
        #expect(field(typed("escape", in: state)) == "Y")
    }
}
