import Messenger
import Testing

@testable import ConfabApp

/// Several chats at once.
@Suite struct SelectingTests {
    private let chats: [ChatSummary] = [.contact(unread: 2), .group(), .someNotes, .request]
    private func state() -> AppState { .fixture(chats: chats) }

    @Test func vAndSpaceMarkAndGoOnEscapeEndsIt() {
        var state = state()
        state.press("space", "v")
        #expect(state.list.chosen == [ChatID(3), ChatID(4)])
        #expect(state.list.selection == ChatID(10))
        #expect(shown(state).contains("2 chats marked"))
        state.press("escape")
        #expect(state.list.chosen == nil)
    }

    @Test func aClickOnARowMarksItMeanwhile() {
        var state = state()
        state.press("v")
        state.send(.chatList(.rowClicked(ChatID(10))))
        #expect(state.list.chosen == [ChatID(3), ChatID(10)])
        state.send(.chatList(.avatarClicked(ChatID(3))))
        #expect(state.list.chosen == [ChatID(10)])
        #expect(state.main?.conversation == nil)
        #expect(state.overlay == nil)
    }

    @Test func VMarksAllThatShowUnderTheFilterAndTakesTheMarksAgain() {
        var state = state()
        state.withMainForTest { $0.chatList.filter = .groups }
        state.press("V")
        #expect(state.list.chosen == [ChatID(4)])
        state.withMainForTest { $0.chatList.filter = nil }
        state.press("V")
        #expect(state.list.chosen?.count == 4)
        state.press("V")
        #expect(state.list.chosen == [])
    }

    @Test func aHundredThousandAreMarkedAndChangedInOneGo() {
        var state = state()
        let ids = (1...100_000).map { ChatID($0) }
        state.send(.rows(.shownFound(ProfileID(1), nil, ids)))
        #expect(shown(state).contains("100000 chats marked"))
        let rows = ids.map { ChosenChat(.contact($0.rawValue, "Chat")) }
        let changes = state.send(.rows(.chosen(.act(.archive), rows))).changes
        #expect(changes.count == 1)
        if case .changeAll(let edits) = changes.first { #expect(edits.count == 100_000) }
        #expect(state.list.chosen == nil)
    }

    @Test func whatCannotBeDoneToSomeIsSaid() {
        var state = state()
        state.press("V")
        let changes = state.press("M").changes
        #expect(
            changes == [
                .changeAll([ChatEdit(ChatID(3), .notifications(.none)), ChatEdit(ChatID(4), .notifications(.none))])
            ])
        #expect(state.said == ["2 chats muted. 2 left out: it cannot be done to them."])
        #expect(
            state.press("u").changes == [
                .changeAll([ChatEdit(ChatID(3), .notifications(.all)), ChatEdit(ChatID(4), .notifications(.all))])
            ])
    }

    @Test func whatIsDoneToSomeAlreadyIsDoneToTheOthersOnly() {
        var state = AppState.fixture(chats: [
            .contact(3, "Grace", ChatSettings(pinnedOrder: 1)), .contact(4, "Ada"),
        ])
        state.press("V")
        #expect(state.press("p").changes == [.changeAll([ChatEdit(ChatID(4), .pinned(true))])])
    }

    @Test func severalAreDeletedTogetherAndComeBackTogether() {
        var state = AppState.fixture(chats: [.contact(), .group(condition: .left), .ownLink, .contact(20, "Last")])
        state.press("v", "v", "v", "D", "j", "enter")
        #expect(state.list.window?.elements.map(\.id) == [ChatID(20)])
        #expect(state.list.chosen == nil)
        #expect(state.said == ["3 chats deleted."])
        #expect(
            state.pass(seconds: 8).changes == [
                .remove([
                    .conversation(ChatID(3)), .group(ChatID(4), forEveryone: false), .pending(ChatID(7)),
                ])
            ])
    }

    @Test func theMenuOffersWhatAnyOfThemHas() {
        var state = state()
        state.press("V", "m")
        let entries = state.rowMenu?.level.entries ?? []
        #expect(entries.contains(.mute) && entries.contains(.accept) && entries.contains(.delete))
        #expect(!entries.contains(.join) && !entries.contains(.open))
    }

    @Test func severalAreTagged() {
        var state = AppState.fixture(chats: [
            .contact(3, "Grace", ChatSettings(tags: [TagID(1)])), .contact(4, "Ada"),
        ])
        state.withMainForTest { $0.chatList.tags = ChatTag.fixtures }
        state.press("V", "t")
        #expect(state.press("space").changes == [.changeAll([ChatEdit(ChatID(4), .tags([TagID(1)]))])])
        #expect(
            state.press("space").changes == [
                .changeAll([ChatEdit(ChatID(3), .tags([])), ChatEdit(ChatID(4), .tags([]))])
            ])
        state.press("escape")
        #expect(state.list.chosen == nil)
        #expect(state.press("u").changes == [.changeAll([ChatEdit(ChatID(3), .tags([TagID(1)]))])])
    }

    @Test func nothingIsMarkedAndThatIsSaid() {
        var state = state()
        state.press("v", "k", "v")
        #expect(state.list.chosen == [])
        state.press("a")
        #expect(state.said == ["No chat is marked."])
    }
}
