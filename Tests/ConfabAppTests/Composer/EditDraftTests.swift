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

    /// The words of a message that was deleted for everyone stayed above the field.
    @Test func theBarOfAReplySaysThatItsMessageWasDeleted() {
        var state = pressing("r", on: 6, in: open)
        #expect(shown(state).contains("Reply to yourself: The first"))
        state.withMainForTest {
            $0.conversation?.timeline.page?.messages[5].content = .deleted(Deletion(by: .sender, at: .zero))
        }
        #expect(shown(state).contains("Reply to yourself: You deleted this"))
    }

    /// The state after the change of a message is discarded.
    private func discarded(_ state: AppState) -> AppState { typed("escape", "down", "enter", in: state) }

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
        state = discarded(state)
        #expect(field(state) == "Yes" && shown(state).contains("Reply to Grace Hopper"))
        #expect(saved(App.reduce(&state, .conversation(.composer(.draftDue))))?.edit == nil)
        #expect(App.reduce(&state, .key("enter")).contains(.sends("Yes", to: 2, quoting: MessageID(4))))
    }

    @Test func theFooterSaysThatEnterSavesAnEditAndSendsAReply() throws {
        var state = try interrupted().state
        #expect(shown(state).contains(" Enter save  Esc cancel"))
        state = discarded(state)
        #expect(shown(state).contains(" Enter send  Esc cancel"))
    }

    @Test func savingTheEditBringsTheReplyBack() throws {
        var state = try opened(with: interrupted().draft)
        let effects = App.reduce(&state, .key("enter"))
        let content = MessageContent.text(StyledText("\(Self.edited.plain)!"))
        #expect(effects.contains(.perform(.service(.edit(6, to: content, in: 2)))))
        // The stored draft has the edit until the service takes it out together with saving the message.
        #expect(saved(effects) == nil && App.reduce(&state, .conversation(.composer(.draftDue))) == [])
        #expect(field(state) == "Yes" && shown(state).contains("Reply to Grace Hopper"))
    }

    @Test func filesComeBackAfterAnEdit() {
        var state = open.after(.terminal(.paste("My cat")))
        state = state.after(.conversation(.composer(.attached(Self.chat, typed: "", [Self.cat]))))
        let edited = pressing("e", "!", on: 6, in: state)
        #expect(!shown(edited).contains("cat.png") && composer(edited)?.attachments == [])
        for ended in [discarded(edited), typed("enter", in: edited)] {
            #expect(field(ended) == "My cat" && composer(ended)?.attachments == [Self.cat])
        }
    }

    @Test func theWordsOfAnEditAreKeptIfItsMessageIsGone() throws {
        let state = try opened(with: interrupted().draft, isEditedMessageThere: false)
        #expect(field(state) == "\(Self.edited.plain)!\nYes" && shown(state).contains("Reply to Grace Hopper"))
    }

    @Test func anUnsavedEditIsInTheFieldWhenItsChatIsOpened() throws {
        var (state, draft) = try interrupted()
        state = otherChat(state).after(.notSaved(.draft(draft), .offline))
        state = try openedAgain(state, editing: 6)
        #expect(field(state) == "\(Self.edited.plain)!" && composer(state)?.target?.message == MessageID(6))
        #expect(state.savedInput == SavedInput())
        #expect(saved(App.reduce(&state, .conversation(.composer(.draftDue))))?.edit == draft.edit)
        #expect(field(discarded(state)) == "Yes")
    }

    @Test func anEditThatIsRefusedAfterItsChatWasLeftIsInTheFieldWhenItIsOpened() throws {
        let refusal = AppAction.answered(.edit(6, to: .text("Changed"), in: 2, cursor: 3), .failed(.offline))
        var left = otherChat(pressing("i", "Y", on: 6, in: open))
        let edit = Draft.Edit(of: MessageID(6), to: "Changed", cursor: 3)
        #expect(App.reduce(&left, refusal).contains(.perform(.save(.edit(Self.chat, edit)))))
        _ = App.reduce(&left, .notSaved(.edit(Self.chat, edit), .offline))
        #expect(field(left) == "" && left.said == [Problem.offline.text])
        // Another one of the same chat: only one of them can be in the field.
        _ = App.reduce(&left, .answered(.edit(4, to: .text("Other"), in: 2), .failed(.offline)))
        var state = try openedAgain(left, editing: 4)
        #expect(field(state) == "Other" && composer(state)?.target?.message == MessageID(4))
        state = discarded(state)
        #expect(field(state)?.hasPrefix("Changed") == true)
        // The message may be gone by then.
        state = try openedAgain(left, editing: nil)
        #expect(field(state)?.contains("Other") == true && field(state)?.contains("Changed") == true)
    }

    /// The state after another chat is opened.
    private func otherChat(_ state: AppState) -> AppState {
        typed("escape", "escape", "escape", "j", "enter", in: state.after(.paneChosen(.list)))
    }

    /// The state after this chat is opened again, whose message that is edited is read.
    private func openedAgain(_ state: AppState, editing message: UInt64?) throws -> AppState {
        var state = typed("escape", "k", in: state)
        let effects = App.reduce(&state, .key("enter"))
        let edited = state.savedInput.edits[Self.chat]?.message
        #expect(effects.contains(.perform(.query(.chat(Self.chat, edited: edited)))))
        var details = Conversation.Details()
        details.editedMessage = open.main?.conversation?.timeline.page?.messages.first { $0.id.rawValue == message }
        let chat = try #require(state.main?.conversation?.chat)
        return state.after(.conversation(.loaded(Self.chat, chat, details)))
            .after(.paneChosen(.conversation(.composer)))
    }

    @Test func aMessageThatFailsDuringAnEditIsInTheDraftBelow() throws {
        let (state, _) = try interrupted()
        var failed = state
        _ = App.reduce(&failed, .refused(.send(.written("Hi", in: 2), to: Self.chat), by: .conversation, .offline))
        #expect(field(failed) == field(state) && failed.said == [Problem.offline.text])
        #expect(saved(App.reduce(&failed, .conversation(.composer(.draftDue))))?.text == "Hi\nYes")
        #expect(field(discarded(failed)) == "Hi\nYes")
    }

    @Test func aRefusedEditInterruptsTheDraftOrIsKeptInIt() {
        let refusal = AppAction.answered(.edit(6, to: .text("Changed"), in: 2), .failed(.offline))
        var state = pressing("r", "Y", on: 4, in: open)
        _ = App.reduce(&state, refusal)
        #expect(field(state) == "Changed" && composer(state)?.target?.message == MessageID(6))
        // Another edit goes on.
        _ = App.reduce(&state, .answered(.edit(4, to: .text("Other"), in: 2), .failed(.offline)))
        #expect(field(state) == "Changed")
        state = discarded(state)
        #expect(field(state) == "Other\nY" && shown(state).contains("Reply to Grace Hopper"))
    }

    @Test func escapeAsksBeforeItDiscardsAChange() {
        let state = pressing("e", "!", on: 6, in: pressing("r", "Y", on: 4, in: open))
        for asked in [typed("escape", in: state), state.after(.conversation(.composer(.targetClosed)))] {
            #expect(shown(asked).contains("Discard your changes?"))
            let kept = typed("enter", in: asked)
            #expect(kept.layers.isEmpty && field(kept) == "\(Self.edited.plain)!")
            #expect(composer(kept)?.target?.purpose == .edit)
            let discarded = typed("down", "enter", in: asked)
            #expect(discarded.layers.isEmpty && field(discarded) == "Y")
            #expect(shown(discarded).contains("Reply to Grace Hopper"))
        }
    }

    @Test func aReplyAsksBeforeItDiscardsAChange() {
        let asked = pressing("r", on: 4, in: pressing("e", "!", on: 6, in: pressing("i", "Y", on: 4, in: open)))
        #expect(shown(asked).contains("Discard your changes?"))
        let kept = typed("enter", in: asked)
        #expect(field(kept) == "\(Self.edited.plain)!" && composer(kept)?.target?.purpose == .edit)
        let discarded = typed("down", "enter", in: asked)
        #expect(discarded.layers.isEmpty && field(discarded) == "Y")
        #expect(composer(discarded)?.target?.purpose == .reply && composer(discarded)?.target?.message == MessageID(4))
    }

    @Test func escapeClosesAnUnchangedEditAtOnce() {
        let state = typed("escape", in: pressing("e", "!", "backspace", on: 6, in: pressing("i", "Y", on: 4, in: open)))
        #expect(state.layers.isEmpty && field(state) == "Y" && composer(state)?.target == nil)
    }

    @Test func theTextOfAnotherEditCanBeUndone() {
        var state = pressing("e", "!", on: 6, in: pressing("i", "Y", on: 4, in: open))
        state = pressing("e", on: 6, in: state)
        #expect(field(state) == Self.edited.plain)
        #expect(field(typed("ctrl-_", in: state)) == "\(Self.edited.plain)!")
        #expect(field(typed("escape", in: state)) == "Y")
    }
}
