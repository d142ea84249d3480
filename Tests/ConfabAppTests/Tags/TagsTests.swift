import ConfabApp
import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

/// Tagging a chat, and what can be done to the tags.
@Suite struct TagsTests {
    private let chat = ChatSummary.fixture(2, "Grace Hopper", settings: ChatSettings(tags: [TagID(1)]))
    private let profile = ProfileID(1)

    private func change(_ tags: UInt64...) -> AppEffect {
        .request(.change(chat.id, .tags(tags.map { TagID($0) })), by: .tags)
    }

    private func read(_ tags: UInt64...) -> AppAction {
        var row = chat
        row.settings.tags = tags.map { TagID($0) }
        return .chatList(.refreshed([row.id], [row]))
    }

    // MARK: - Where they are opened

    @Test func theTagsOfTheSelectedChatAreShown() {
        let state = typed("t", in: .tagged())
        #expect(state.tags?.chat?.id == ChatID(1))
        #expect(state.tags?.editor == nil)
        #expect(typed("escape", in: state).frontLayer == nil)
    }

    @Test func allTagsAreShownAndNoneIsPutOnAChat() {
        let state = typed("+", in: .tagged())
        #expect(state.tags?.isEditing == true)
        #expect(typed("enter", in: state).tags?.editor?.tag == TagID(1))
    }

    @Test(arguments: ["t", "+"])
    func whereThereIsNoneTheFirstOneIsMade(key: String) {
        let state = typed(key, in: .fixture())
        #expect(state.tags?.editor?.tag == nil && state.tags?.editor != nil)
        #expect(typed("escape", in: state).frontLayer == nil)
    }

    // MARK: - A chat's tags

    @Test func enterAndSpacePutATagOnTheChatAndTakeItOffAtOnce() {
        let store = AppTestStore(.tags(of: chat), reduce: App.reduce)
        store.exhaustivity = .off
        store.send(.key("j")) { $0.withTagsForTest { $0.selection = 1 } }
        store.send(.key("space"), effects: [change(1, 2)]) { $0.withTagsForTest { $0.wanted = [TagID(1), TagID(2)] } }
        store.send(.key("k")) { $0.withTagsForTest { $0.selection = 0 } }
        store.send(.key("enter"), effects: [change(2)]) { $0.withTagsForTest { $0.wanted = [TagID(2)] } }
        // What was read between the two says nothing new.
        store.send(read(1, 2))
        #expect(store.state.tags?.wanted == [TagID(2)])
        store.send(read(2))
        #expect(store.state.tags?.wanted == nil)
        #expect(store.state.tags?.chat?.settings.tags == [TagID(2)])
    }

    @Test func aClickPutsATagOnTheChat() {
        var state = AppState.tags(of: chat)
        #expect(click("仕事と学校", of: state) == .tags(.chosen(1)))
        #expect(App.reduce(&state, .tags(.chosen(1))) == [change(1, 2)])
        #expect(shown(state).contains("[✓] 💼 仕事と学校"))
    }

    @Test func aFailureShowsAgainWhatTheStoreHas() {
        var state = typed("j", "space", in: .tags(of: chat))
        let effects = App.reduce(
            &state,
            .refused(.changeAll([ChatEdit(chat.id, .tags([TagID(1), TagID(2)]))]), by: .tags, .offline))
        #expect(effects.contains(.perform(.query(.rows([chat.id])))))
        #expect(state.tags?.wanted == nil)
        #expect(state.said == [Problem.offline.text])
        #expect(!shown(state).contains("[✓] 💼"))
    }

    @Test func whatAnotherProcessDoesToTheChatIsSeen() {
        var state = AppState.tags(of: chat)
        var changes = ChangeSet()
        changes.chats = [chat.id]
        #expect(App.reduce(&state, .changed(changes)).contains(.perform(.query(.rows([chat.id])))))
        _ = App.reduce(&state, read(3))
        #expect(shown(state).contains("[✓]    Friends"))
    }

    @Test func aTagThatIsGoneDoesNotHoldUpTheOthers() {
        var state = typed("j", "space", in: .tags(of: chat))
        _ = App.reduce(&state, .chatList(.tagged(profile, [ChatTag.fixtures[0]])))
        _ = App.reduce(&state, read(1))
        #expect(state.tags?.wanted == nil)
    }

    @Test func editingLeadsToAllTagsAndEscapeBack() {
        var state = typed("G", "enter", in: .tags(of: chat))
        #expect(state.tags?.isEditing == true)
        state = typed("escape", in: state)
        #expect(state.tags?.isEditing == false)
        #expect(typed("escape", in: state).frontLayer == nil)
    }

    // MARK: - All tags

    @Test func tagsAreMovedAtOnceAndTheOrderOfTheStoreWinsInTheEnd() {
        var state = AppState.tags()
        let order = [TagID(2), TagID(1), TagID(3)]
        #expect(App.reduce(&state, .key("J")) == [.request(.changeTags(.reorder(order)), by: .tags)])
        #expect(state.tags?.selection == 1)
        #expect(App.reduce(&state, .key("shift-down")).count == 1)
        #expect(App.reduce(&state, .key("shift-down")) == [])
        #expect(App.reduce(&state, .key("K")).count == 1)
        _ = App.reduce(&state, .refused(.changeTags(.remove(TagID(3))), by: .tags, .offline))
        #expect(state.tags?.order != nil, "something else")
        _ = App.reduce(&state, .refused(.changeTags(.reorder(order)), by: .tags, .offline))
        #expect(state.tags?.order == nil)
    }

    @Test func theSelectionStaysWithItsTag() {
        var state = typed("j", in: .tags())
        let tags = ChatTag.fixtures
        _ = App.reduce(&state, .chatList(.tagged(profile, [tags[1], tags[0], tags[2]])))
        #expect(state.tags?.selection == 0)
        _ = App.reduce(&state, .chatList(.tagged(profile, [tags[0]])))
        #expect(state.tags?.selection == 0)
    }

    @Test func arrowsAndACrossAreForTheMouse() {
        let state = AppState.tags()
        #expect(click("▼", inLineWith: "Family", of: state) == .tags(.moved(TagID(1), by: 1)))
        #expect(click("▲", inLineWith: "仕事", of: state) == .tags(.moved(TagID(2), by: -1)))
        #expect(click("✕", inLineWith: "Friends", of: state) == .tags(.deleteChosen(TagID(3))))
        #expect(!shown(state).split(separator: "\n").contains { $0.contains("Family") && $0.contains("▲") })
    }

    @Test(arguments: ["d", "delete"])
    func deletingNamesTheTagAndHowManyChatsLoseItAndCancelsFirst(key: String) {
        var state = typed(key, in: .tags())
        #expect(shown(state).contains("This removes the tag from 12 chats"))
        #expect(App.reduce(&state, .key("enter")) == [])
        #expect(state.tags != nil)
        state = typed(key, "j", in: state)
        #expect(App.reduce(&state, .key("enter")) == [.request(.changeTags(.remove(TagID(1))), by: .tags)])
    }

    @Test func deletingIsAnsweredByTheMouse() {
        var state = clicked("✕", inLineWith: "仕事", in: .tags())
        #expect(shown(state).contains("from 1 chat and"))
        #expect(clicked("Cancel", in: state).tags != nil)
        guard let answer = click("Delete ", of: state) else { return }
        #expect(App.reduce(&state, answer) == [.request(.changeTags(.remove(TagID(2))), by: .tags)])
    }

    @Test func aTagThatIsGoneIsNotAskedAbout() {
        var state = typed("d", in: .tags())
        _ = App.reduce(&state, .chatList(.tagged(profile, [ChatTag.fixtures[1]])))
        #expect(state.tags != nil)
    }

    @Test func theWheelReachesWhatIsBelow() {
        var state = AppState.tags()
        _ = App.reduce(&state, .tags(.wheelTurned(2)))
        #expect(state.tags?.selection == 2)
        _ = App.reduce(&state, .tags(.wheelTurned(9)))
        #expect(state.tags?.selection == 3)
    }
}
