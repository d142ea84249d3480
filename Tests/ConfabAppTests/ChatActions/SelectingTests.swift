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
        #expect(shown(state).contains("2 selected"))
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
        #expect(state.frontLayer == nil)
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
        state.send(.chatList(.shownFound(ProfileID(1), nil, ids)))
        #expect(shown(state).contains("100,000 sel"))
        let rows = ids.map { ChosenChat(.contact($0.rawValue, "Chat")) }
        let changes = state.send(.chatList(.chosen(.act(.archive), rows))).changes
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
        #expect(state.said == ["2 chats muted. 2 others don't allow this."])
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

    private let mixed: [ChatSummary] = [
        .contact(), .group(condition: .left), .ownLink, .contact(11, "Ida", condition: .ended), .contact(20, "Last"),
    ]

    @Test func conversationsAloneAreThoseWithContactsAndTheRestStays() {
        var state = AppState.fixture(chats: mixed)
        state.press("v", "v", "v", "v", "D")
        #expect(shown(state).contains("2 contacts, 1 group (for you only), 1 pending"))
        #expect(shown(state).contains("Delete 1 conversation only"))
        state.press("j", "enter")
        #expect(state.list.window?.elements.map(\.id) == [ChatID(4), ChatID(7), ChatID(11), ChatID(20)])
        #expect(state.said == ["Conversation with Grace deleted. 3 others are unchanged."])
        #expect(state.pass(seconds: 8).changes == [.remove([.conversation(ChatID(3))])])
    }

    @Test func marksThatChangedWhileManyWereReadAreSaidSo() {
        var state = state()
        let ids = (1...3_000).map { ChatID($0) }
        state.send(.chatList(.shownFound(ProfileID(1), nil, ids)))
        let answer = AppAction.chatList(.chosen(.act(.archive), ids.map { ChosenChat(.contact($0.rawValue, "Chat")) }))
        for action: AppAction in [.chatList(.rowClicked(ChatID(3))), .command(.back), .command(.help)] {
            var state = state
            state.send(action)
            #expect(state.send(answer).changes == [])
            #expect(state.said == ["No changes made because the selection changed."])
        }
        // Of a single one that is seen.
        var single = AppState.fixture(chats: chats)
        single.send(.command(.help))
        #expect(single.send(.chatList(.chosen(.menu, [ChosenChat(chats[0])]))) == [])
        #expect(single.said == [])
        // One more is not meant, and no reason not to do it to the others.
        state.withMainForTest { _ = $0.chatList.chosen?.insert(ChatID(9_999)) }
        #expect(state.send(answer).changes.count == 1)
    }

    @Test func severalAreDeletedTogetherAndComeBackTogether() {
        var state = AppState.fixture(chats: [.contact(), .group(condition: .left), .ownLink, .contact(20, "Last")])
        state.press("v", "v", "v", "D", "j", "j", "enter")
        #expect(shown(state).contains("Notify the contacts?"))
        state.press("j", "j", "enter")
        #expect(state.list.window?.elements.map(\.id) == [ChatID(20)])
        #expect(state.list.chosen == nil)
        #expect(state.said == ["3 chats deleted."])
        #expect(
            state.pass(seconds: 8).changes == [
                .remove([
                    .contact(ChatID(3), keepsConversation: false, tells: false),
                    .group(ChatID(4), forEveryone: false), .pending(ChatID(7)),
                ])
            ])
    }

    @Test func theMenuOffersWhatAnyOfThemHas() {
        var state = state()
        state.press("V", "m")
        let entries = state.chatActionMenu?.level.entries ?? []
        #expect(entries.contains(.mute) && entries.contains(.reject) && entries.contains(.delete))
        #expect(!entries.contains(.decline) && !entries.contains(.open))
    }

    @Test func severalAreNeitherAcceptedNorJoined() {
        var state = AppState.fixture(chats: [.request, .invitation, .contact()])
        state.press("V", "m")
        let opening: [ChatAction] = [.accept, .acceptIncognito, .join, .joinIncognito]
        #expect(state.chatActionMenu?.level.entries.contains(where: opening.contains) == false)
        state.press("escape")
        for action in opening {
            let rows = [ChatSummary.request, .invitation].map { ChosenChat($0) }
            #expect(state.send(.chatList(.chosen(.act(action), rows))).changes == [])
            #expect(state.said.last == "That doesn't apply to the selected chats.")
        }
    }

    @Test func thatSeveralGroupsWereLeftIsSaidUnlessItIsRefused() {
        var state = AppState.fixture(chats: [.group(), .group(12, "Band"), .contact()])
        state.press("V", "L", "j")
        let left = ServiceRequest.remove([.membership(ChatID(4)), .membership(ChatID(12))])
        #expect(state.press("enter").changes == [left])
        #expect(state.said == ["You left 2 groups. 1 other doesn't allow this."])
        state.send(
            .refused(.remove([.membership(ChatID(4)), .membership(ChatID(12))]), .offline))
        #expect(state.said == [Problem.offline.text])
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
        #expect(state.said == ["No chats selected."])
    }
}
