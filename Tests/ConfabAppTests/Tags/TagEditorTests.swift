import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing

/// Writing a tag.
@Suite struct TagEditorTests {
    private let chat = ChatSummary.fixture(2, "Grace Hopper")
    private let profile = ProfileID(1)

    private func pasted(_ text: String, in state: AppState) -> AppState {
        var state = state
        _ = App.reduce(&state, .terminal(.paste(text)))
        return state
    }

    private func tagged(_ tags: [ChatTag], _ state: inout AppState) {
        _ = App.reduce(&state, .chatList(.tagged(profile, tags)))
    }

    @Test func aNewTagIsPutOnTheChatThatOneComesFrom() {
        var state = pasted("Moths", in: typed("n", in: .tags(of: chat)))
        state = pasted("🦋", in: typed("tab", in: state))
        #expect(
            App.reduce(&state, .key("enter")) == [
                .request(.changeTags(.create(name: "Moths", emoji: "🦋", on: chat.id)), by: .tags)
            ])
        #expect(shown(state).contains("Saving…"))
        // It is there: the list shows it, selected.
        tagged(ChatTag.fixtures + [ChatTag(id: TagID(9), profile: profile, name: "Moths", emoji: "🦋")], &state)
        #expect(state.tags?.editor == nil)
        #expect(state.tags?.selection == 3)
    }

    @Test func nothingIsMissingBeforeSomethingWasTried() {
        let new = typed("n", in: .tags())
        #expect(!App.lines(new).contains("Enter a name."))
        for keys in [["enter"], ["a", "backspace"], ["tab", "a"]] {
            var state = new
            for key in keys { state = typed(key, in: state) }
            #expect(App.lines(state).contains { $0 == "Enter a name." || $0.contains("emoji") }, "\(keys)")
        }
    }

    @Test func aNewTagFromTheListOfAllIsOnNoChat() {
        var state = pasted("  Moths ", in: typed("n", in: .tags()))
        #expect(
            App.reduce(&state, .key("enter")) == [
                .request(.changeTags(.create(name: "Moths", emoji: nil, on: nil)), by: .tags)
            ])
    }

    @Test(arguments: ["enter", "e"])
    func aTagIsRenamed(key: String) {
        var state = pasted("Home", in: typed(key, in: .tags()))
        #expect(
            App.reduce(&state, .key("enter")) == [
                .request(.changeTags(.rename(TagID(1), name: "Home", emoji: "🏡")), by: .tags)
            ])
        var tags = ChatTag.fixtures
        tags[0].name = "Home"
        tagged(tags, &state)
        #expect(state.tags?.editor == nil)
    }

    @Test func nothingIsSavedWhileSomethingIsInTheWayAndTheReasonIsShown() {
        func reason(_ state: AppState) -> String {
            var state = state
            #expect(App.reduce(&state, .key("enter")) == [])
            return App.lines(state).last ?? ""
        }
        let new = typed("n", in: .tags())
        #expect(reason(new) == "Enter a name.")
        #expect(reason(pasted(" \u{200B} ", in: new)) == "Enter a name.")
        #expect(reason(pasted("Family", in: new)) == "Another tag has this name.")
        #expect(reason(pasted("🏡", in: typed("tab", in: pasted("Fam", in: new)))) == "Another tag has this emoji.")
        #expect(reason(pasted(String(repeating: "x", count: 65), in: new)).contains("the limit is 64"))
        let old = typed("e", in: .tags())
        #expect(reason(old) == "Nothing to save yet.")
        #expect(reason(typed("end", "backspace", "y", in: old)) == "Nothing to save yet.")
        #expect(reason(typed("x", "enter", in: old)) == "Saving…")
    }

    @Test func whatIsTypedSurvivesAFailure() {
        var state = typed("n", "M", "o", "enter", in: .tags())
        _ = App.reduce(
            &state, .refused(.changeTags(.create(name: "", emoji: nil, on: nil)), by: .tags, .offline))
        #expect(state.tags?.editor?.name.text == "Mo")
        #expect(shown(state).contains("The service can't"))
        #expect(state.toasts.all.isEmpty)
        #expect(App.reduce(&state, .key("enter")).count == 1)
    }

    @Test func aTagThatIsDeletedMeanwhileCanBeMadeAnew() {
        var state = typed("e", "M", in: .tags())
        tagged([ChatTag.fixtures[1]], &state)
        #expect(shown(state).contains("This tag was deleted in the meantime"))
        #expect(
            App.reduce(&state, .key("enter")) == [
                .request(.changeTags(.create(name: "M", emoji: "🏡", on: nil)), by: .tags)
            ])
    }

    @Test func tabAndTheArrowsLeadFromFieldToField() {
        var state = typed("e", in: .tags())
        #expect(state.tags?.editor?.field == .name)
        for (key, field) in [("tab", Tags.Field.emoji), ("shift-tab", .name), ("up", .emoji), ("down", .name)] {
            state = typed(key, in: state)
            #expect(state.tags?.editor?.field == field)
        }
    }

    @Test func theMouseChoosesFieldsAndSaves() {
        var state = clicked("Family", in: .tags())
        state = clicked("🏡", inLineWith: "Emoji", in: state)
        #expect(state.tags?.editor?.field == .emoji)
        state = clicked("mily", inLineWith: "Name", in: state)
        #expect(state.tags?.editor?.field == .name)
        state = typed("x", in: state)
        #expect(state.tags?.editor?.name.text == "Faxmily")
        #expect(click("Save", of: state) == .tags(.saved))
        #expect(click("Save", of: typed("backspace", in: state)) == nil)
    }

    @Test func escapeLeadsBackToTheListAndAwayWhereThereIsNone() {
        let state = typed("n", "escape", in: .tags(of: chat))
        #expect(state.tags != nil && state.tags?.editor == nil)
        var empty = AppState.tags(of: chat, [])
        empty.withTagsForTest { $0.editor = Tags.Editor() }
        #expect(typed("escape", in: empty).frontLayer == nil)
    }
}
