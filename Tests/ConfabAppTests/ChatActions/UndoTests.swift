import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Undo, and removals that happen only once undo is over.
@Suite struct UndoTests {
    private let chats: [ChatSummary] = [.contact(unread: 2), .group(), .someNotes]
    private func state() -> AppState { .fixture(chats: chats) }
    private func edit(_ changes: ChatChange...) -> ServiceRequest { edit(changes) }

    private func edit(_ changes: [ChatChange]) -> ServiceRequest {
        .changeAll(changes.map { ChatEdit(ChatID(3), $0) })
    }

    /// Deletes the first chat's conversation.
    private func deleted() -> AppState {
        var state = state()
        #expect(state.press("D", "j", "enter").changes == [])
        return state
    }

    private let removal = ServiceRequest.remove([.conversation(ChatID(3))])

    @Test func uPutsBackWhatAKeyChanged() {
        let before = ChatSettings(notifications: .mentions, pinnedOrder: 5, isMarkedUnread: true, tags: [TagID(1)])
        for (key, change) in [
            ("p", [ChatChange.pinnedAt(5)]), ("f", [.favourite(false)]), ("a", [.archived(false), .pinnedAt(5)]),
            ("M", [.notifications(.mentions)]), ("r", [.readUpTo(MessagePosition(70), isMarkedUnread: true)]),
            ("K", [.pinnedAt(5)]),
        ] {
            var chat = ChatSummary.contact(3, "Grace", before, unread: 2)
            chat.readUpTo = MessagePosition(70)
            var state = AppState.fixture(chats: [chat])
            state.press(key)
            #expect(state.press("u").changes == [edit(change)], "\(key)")
            #expect(state.press("u").changes == [], "only once")
        }
    }

    @Test func anArchivedChatIsSelectedAgain() {
        var state = state()
        state.press("g", "a")
        let archived = chats[0].id
        state.withMainForTest {
            $0.chatList.window?.elements.removeAll { $0.id == archived }
            $0.chatList.selection = chats[1].id
        }
        state.press("u")
        #expect(state.list.pendingSelection == .chat(archived))
    }

    @Test func aMuteForAWhileComesBackWithItsMode() {
        let chat = ChatSummary.contact(3, "Grace", ChatSettings(notifications: .mentions, mutedUntil: .fixtureNow))
        var state = AppState.fixture(chats: [chat])
        state.press("M")
        #expect(
            state.press("u").changes == [
                .changeAll([
                    ChatEdit(ChatID(3), .notifications(.mentions)), ChatEdit(ChatID(3), .mute(until: .fixtureNow)),
                ])
            ])
    }

    @Test func aClickOnTheToastTakesBack() {
        var state = state()
        state.press("f")
        #expect(click("Undo", of: state) == .command(.undoChange))
    }

    @Test func theToastNamesAKeyThatWorksThere() {
        var state = AppState.fixture(chats: chats, open: ChatID(3))
        state.send(.paneChosen(.list))
        state.press("f")
        #expect(shown(state).contains("Undo (u) 8"))
        state.send(.paneChosen(.composer))
        #expect(shown(state).contains("Undo (Alt-U) 8"))
        #expect(App.lines(state).contains { $0.hasSuffix("Undo (Alt-U) 8") })
        #expect(state.press("alt-u").changes == [edit(.favourite(false))])
        #expect(state.main?.conversation?.composer.field.isEmpty == true)
        state.press("tab")
        #expect(state.main?.focus == .timeline)
        state.send(.paneChosen(.list))
        state.press("f")
        state.send(.paneChosen(.timeline))
        #expect(shown(state).contains("Undo (u) 8"))
    }

    @Test func theToastCountsDownAndThenItIsOver() {
        var state = state()
        state.press("f")
        #expect(state.toasts.all.last?.offer?.seconds == 8)
        state.pass(seconds: 7)
        #expect(state.toasts.all.last?.offer?.seconds == 1)
        state.pass(seconds: 1)
        #expect(state.toasts.all.isEmpty)
        #expect(state.press("u").changes == [])
    }

    @Test func whatElseIsSaidLeavesTheOfferThere() {
        var state = state()
        state.press("f")
        for text in ["one", "two", "three", "four", "five"] {
            state.send(text == "five" ? .toasts(.said(text)) : .failed(.gone(text)))
        }
        #expect(state.toasts.all.contains { $0.offer != nil })
        #expect(state.toasts.all.count <= 4)
    }

    @Test func aDeletedChatIsGoneAtOnceAndDeletedWhenTheToastEnds() {
        var state = deleted()
        #expect(state.list.window?.elements.map(\.id) == [ChatID(4), ChatID(10)])
        #expect(state.list.selection == ChatID(4))
        #expect(state.list.counts.all.chats == 2)
        #expect(state.list.counts.unreadTotal == 0)
        #expect(state.pass(seconds: 7).changes == [])
        #expect(state.pass(seconds: 1).changes == [removal])
    }

    @Test func uBringsItBack() {
        var state = deleted()
        let effects = state.press("u")
        #expect(effects.changes == [])
        #expect(effects.contains(.perform(.query(.counts(ProfileID(1))))))
        state.send(.chatList(.loaded(query(state), ChatWindow(chats))))
        #expect(state.list.window?.elements == chats)
        #expect(state.list.selection == ChatID(3))
        #expect(state.pass(seconds: 9).changes == [])
    }

    @Test func whatIsGoingIsNotOpened() {
        let state = deleted()
        let refused = "Grace is being deleted. Undo that to open it."
        var opened = state
        for intent: Intent in [.openChat(chats[0]), .openCard(chats[0])] {
            opened = state
            #expect(App.carryOut(&opened, intent) == [opened.expiry])
            #expect(opened.said.last == refused)
            #expect(opened.root == state.root && opened.layers.isEmpty)
        }
        opened.layers = [.switcher(Switcher([], open: nil, recent: [], opened.options.strings))]
        #expect(App.reduce(&opened, .switcher(.chosen(.chat(chats[0])))) == [opened.expiry])
        #expect(opened.main?.conversation == nil)
        #expect(opened.list.selection == ChatID(4))
        // What is only cleared is there still.
        opened = self.state()
        opened.press("C", "j", "enter")
        _ = App.carryOut(&opened, .openChat(chats[0]))
        #expect(opened.main?.conversation?.chat.id == ChatID(3))
    }

    private func query(_ state: AppState) -> ChatQuery {
        ChatQuery(profile: ProfileID(1), filter: state.list.filter, anchor: .top, before: 0, after: 80)
    }

    @Test func whatIsReadMeanwhileDoesNotBringItBack() {
        var state = deleted()
        state.send(.chatList(.loaded(query(state), ChatWindow(chats))))
        state.send(.chatList(.refreshed([ChatID(3)], [chats[0]])))
        state.send(.chatList(.counted(ChatCounts(all: FilterCount(chats: 3, unread: 1), unreadTotal: 2))))
        #expect(state.list.window?.elements.map(\.id) == [ChatID(4), ChatID(10)])
        #expect(state.list.counts.all == FilterCount(chats: 2, unread: 0))
        #expect(state.list.counts.unreadTotal == 0)
    }

    @Test func anotherRemovalAnotherProfileAndTheEndDoItNow() {
        var state = deleted()
        #expect(state.press("C", "j", "enter").changes == [removal])
        state = deleted()
        #expect(App.reduce(&state, .command(.quit)).prefix(1) == [.request(removal, by: .chatActions)])
        state = deleted()
        state.profiles = [
            ProfileSummary(profile: .fixture(), unreadTotal: 0),
            ProfileSummary(profile: .fixture("Bo", id: 2), unreadTotal: 0),
        ]
        state.layers = [.profiles(UserPicker())]
        let effects = state.send(.userPicker(.chosen(.profile(ProfileID(2)))))
        #expect(effects.first == .request(removal, by: .chatActions))
        #expect(effects.contains(.perform(.profile(.open(ProfileID(2))))))
        // A link that moves there goes after it, too.
        state = deleted()
        state.profiles = [
            ProfileSummary(profile: .fixture(), unreadTotal: 0),
            ProfileSummary(profile: .fixture("Bo", id: 2), unreadTotal: 0),
        ]
        state.layers = AppState.invitation().layers
        state.press("@")
        let moved = state.send(.newChat(.profileChosen(ProfileID(2))))
        #expect(
            moved.prefix(2) == [
                .request(removal, by: .chatActions), .perform(.profile(.open(ProfileID(2), withdrawing: ChatID(12)))),
            ])
        // So does one that was opened meanwhile: it was slow.
        state = deleted()
        #expect(state.send(.profileOpened(.fixture("Bo", id: 2))).first == .request(removal, by: .chatActions))
        // Adding a profile leaves the screen.
        state = deleted()
        state.layers = [.profiles(UserPicker())]
        #expect(state.send(.userPicker(.chosen(.add))).changes == [removal])
    }

    /// The messages of the first chat, up to the newest one when the user was asked.
    private let clearing = ServiceRequest.remove([.messages(ChatID(3), upTo: MessagePosition(1))])

    @Test func whatIsWrittenWhileMessagesAreOnTheirWayOutStays() {
        var state = state()
        state.press("enter")
        state.send(.paneChosen(.list))
        #expect(state.press("C", "j", "enter").changes == [])
        state.send(.paneChosen(.composer))
        state.press("H", "i")
        #expect(state.press("enter").contains(.sends("Hi", to: 3)))
        #expect(state.pass(seconds: 8).changes == [clearing])
    }

    @Test func whatComesInWhileAChatIsClearedIsShownAndCountedAndStays() {
        var state = AppState.fixture(chats: chats, open: ChatID(3))
        state.withMainForTest { $0.focus = .list }
        state.press("C", "j", "enter")
        var now = chats[0]
        now.stats.unread = 3
        now.preview?.position = MessagePosition(700)
        #expect(state.send(.arrived(now, .fixture(70, "Wait!"))).contains(.perform(.query(.counts(ProfileID(1))))))
        state.send(.chatList(.refreshed([ChatID(3)], [now])))
        state.send(.chatList(.counted(ChatCounts(all: FilterCount(chats: 3, unread: 1), unreadTotal: 3))))
        #expect(state.list.window?.elements.first?.stats.unread == 1)
        #expect(state.list.window?.elements.first?.preview == now.preview)
        #expect(state.list.counts.all.unread == 1)
        #expect(state.list.counts.unreadTotal == 1)
        let page = MessagePage([.fixture(0, "Old"), .fixture(70, "Wait!")])
        state.send(.conversation(.timeline(.pageLoaded(.chat(ChatID(3)), .newest, page))))
        #expect(state.main.map { shownMessages($0) } == [MessageID(70)])
        #expect(state.pass(seconds: 8).changes == [clearing])
    }

    @Test func whatComesInAfterTheOthersWereReadIsUnread() {
        var state = AppState.fixture(chats: chats, open: ChatID(3))
        state.withMainForTest { $0.focus = .list }
        state.press("C", "j", "enter")
        var now = chats[0]
        (now.stats.unread, now.stats.mentions, now.readUpTo) = (1, 1, MessagePosition(600))
        now.preview?.position = MessagePosition(700)
        state.send(.arrived(now, .fixture(70, "Wait!")))
        state.send(.chatList(.refreshed([ChatID(3)], [now])))
        state.send(.chatList(.counted(ChatCounts(all: FilterCount(chats: 3, unread: 1), unreadTotal: 1))))
        #expect(state.list.window?.elements.first?.stats == ChatStats(unread: 1, mentions: 1))
        #expect(state.list.counts.all.unread == 1)
        #expect(state.list.counts.unreadTotal == 1)
    }

    /// Unread messages of others aren't subtracted from the counts because of read ones.
    @Test func whatIsReadMeanwhileIsNotTakenOffTheCountsAgain() {
        var state = AppState.fixture(chats: chats, open: ChatID(3))
        state.withMainForTest { $0.focus = .list }
        state.press("C", "j", "enter")
        var now = chats[0]
        now.stats.unread = 3
        now.preview?.position = MessagePosition(700)
        state.send(.arrived(now, .fixture(70, "Wait!")))
        (now.stats.unread, now.readUpTo) = (0, MessagePosition(700))
        for read in [
            ChatList.Action.refreshed([ChatID(3)], [now]), .loaded(query(state), ChatWindow([now] + chats.dropFirst())),
        ] {
            var state = state
            state.send(.chatList(read))
            state.send(.chatList(.counted(ChatCounts(all: FilterCount(chats: 3, unread: 1), unreadTotal: 5))))
            #expect(state.list.counts.all == FilterCount(chats: 3, unread: 1))
            #expect(state.list.counts.unreadTotal == 5)
        }
    }

    private func shownMessages(_ main: Main) -> [MessageID] {
        main.conversation.flatMap { main.chatList.shown($0).timeline.page?.messages.map(\.id) } ?? []
    }

    @Test func theNextProfileHearsNothingOfIt() {
        var state = deleted()
        state.send(.profileOpened(.fixture("Bo", id: 2)))
        #expect(state.toasts.all.isEmpty)
    }

    @Test func aClickBesideUndoNeitherTakesBackNorDoesItNow() throws {
        var state = deleted()
        let clicked = try #require(click("Conversation with", of: state))
        let before = state
        #expect(state.send(clicked) == [])
        #expect(state == before)
        #expect(state.pass(seconds: 8).changes == [removal])
    }

    @Test func whatTheStoreRefusesComesBackAndIsSaid() {
        var state = deleted()
        state.pass(seconds: 8)
        state.send(.refused(.remove([.conversation(ChatID(3))]), .offline))
        state.send(.chatList(.loaded(query(state), ChatWindow(chats))))
        #expect(state.list.window?.elements.count == 3)
        #expect(state.said == [Problem.offline.text])
    }

    @Test func untilTheStoreHasDoneItTheRowStaysAway() {
        var state = deleted()
        state.pass(seconds: 8)
        state.send(.chatList(.loaded(query(state), ChatWindow(chats))))
        #expect(state.list.window?.elements.count == 2)
        // Whatever else happens to it meanwhile, and without counting what is gone twice.
        var changes = ChangeSet()
        changes.chats = [ChatID(3)]
        #expect(!state.send(.changed(changes)).contains(.perform(.query(.counts(ProfileID(1))))))
        #expect(state.list.pendingRemovals.count == 1)
        let done = state.send(.answered(.remove([.conversation(ChatID(3))]), .done))
        #expect(state.list.pendingRemovals.isEmpty && state.list.departed.isEmpty)
        #expect(done.contains(.perform(.query(.counts(ProfileID(1))))))
    }

    @Test func ofSeveralThatAreGoingOnlyWhatIsRefusedComesBack() {
        var state = deleted()
        // The next one hands over the first.
        state.press("G", "k", "C", "j", "enter")
        #expect(state.list.pendingRemovals.count == 2)
        state.send(.refused(.remove([.conversation(ChatID(3))]), .offline))
        #expect(state.list.pendingRemovals.map(\.removals) == [[.messages(ChatID(4), upTo: MessagePosition(1))]])
        #expect(state.toasts.all.contains { $0.offer != nil })
    }

    @Test func aRefusedChangeIsNotOfferedToBeUndone() {
        var state = state()
        state.press("f")
        state.send(.refused(.changeAll([ChatEdit(ChatID(3), .favourite(true))]), .offline))
        #expect(state.said == [Problem.offline.text])
        #expect(state.press("u").changes == [])
    }

    @Test func whatElseIsRefusedLeavesTheOffer() {
        for refused: ServiceRequest in [
            .changeAll([ChatEdit(ChatID(4), .favourite(true))]), .changeAll([ChatEdit(ChatID(3), .pinned(true))]),
            .remove([.conversation(ChatID(3))]), .changeTags(.remove(TagID(1))),
        ] {
            var state = state()
            state.press("f")
            state.send(.refused(refused, .offline))
            #expect(state.press("u").changes == [edit(.favourite(false))], "\(refused)")
        }
    }

    @Test func aNewMessageKeepsAConversationThatIsDeleted() {
        var state = deleted()
        state.send(.arrived(chats[0], .fixture(50, "Wait!")))
        #expect(state.list.pendingRemovals.isEmpty)
        #expect(state.pass(seconds: 9).changes == [])
        #expect(state.said == ["Grace has a new message, so nothing was deleted."])
        // A deleted contact can no longer send.
        state = self.state()
        state.press("D", "j", "j", "enter", "G", "enter")
        state.send(.arrived(chats[0], .fixture(50, "Wait!")))
        #expect(
            state.pass(seconds: 8).changes == [
                .remove([.contact(ChatID(3), keepsConversation: false, tells: true)])
            ])
    }

    @Test func aClearedChatShowsNothingAtOnce() {
        var chats = chats
        chats[0].preview?.position = MessagePosition(110)
        var state = AppState.fixture(chats: chats, open: ChatID(3))
        state.press("escape")
        state.withMainForTest { $0.focus = .list }
        state.press("C", "j", "enter")
        #expect(state.list.window?.elements.first?.preview == nil)
        #expect(state.list.window?.elements.first?.stats.unread == 0)
        #expect(shown(state).contains("No messages yet"))
        state.press("u")
        #expect(!shown(state).contains("No messages yet"))
    }

    @Test func theLastOneUnderAFilterLeavesNoEmptyFilter() {
        var state = state()
        state.withMainForTest {
            $0.chatList.filter = .tag(TagID(1))
            $0.chatList.counts.byFilter[.tag(TagID(1))] = FilterCount(chats: 1)
            $0.chatList.tags = ChatTag.fixtures
            $0.chatList.window = ChatWindow([.contact(3, "Grace", ChatSettings(tags: [TagID(1)]))])
        }
        state.press("D", "j", "enter")
        #expect(state.list.filter == nil)
    }

    @Test func tagsArePutBack() {
        var state = AppState.fixture(chats: [.contact(3, "Grace", ChatSettings(tags: [TagID(2)]))])
        state.withMainForTest { $0.chatList.tags = ChatTag.fixtures }
        state.press("t", "space", "escape")
        #expect(state.said == ["Tags of Grace changed."])
        let offered = state
        #expect(state.press("u").changes == [edit(.tags([TagID(2)]))])
        // Unless they are not on it.
        state = offered
        state.send(.refused(.changeAll([ChatEdit(ChatID(3), .tags([TagID(1), TagID(2)]))]), .offline))
        #expect(state.press("u").changes == [])
    }

    @Test func whatIsDeletedInAProfileThatIsRemovedIsNotDeletedAgain() {
        var state = deleted()
        #expect(state.send(.profile(ProfileID(1), .removed)).changes == [])
        #expect(state.main == nil)
    }

    @Test func aContactThatIsGoingIsNotOpened() {
        var state = state()
        state.press("D", "j", "j", "enter", "G", "enter")
        #expect(App.carryOut(&state, .openContact(ContactID(3))) == [state.expiry])
        #expect(state.said.last == "Grace is being deleted. Undo that to open it.")
        #expect(
            App.carryOut(&state, .openContact(ContactID(4))) == [.request(.openChat(ContactID(4)), by: .chatActions)])
    }
}
