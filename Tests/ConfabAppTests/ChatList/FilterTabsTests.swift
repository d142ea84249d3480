import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The tabs above the list.
@Suite struct FilterTabsTests {
    private let me = ProfileID(1)
    private let work = ChatTag(id: TagID(5), profile: ProfileID(1), name: "Work", emoji: "💼")
    private let empty = ChatTag(id: TagID(6), profile: ProfileID(1), name: "Nobody")

    private var counts: ChatCounts {
        ChatCounts(
            all: FilterCount(chats: 10, unread: 3),
            byFilter: [
                .unread: FilterCount(chats: 3, unread: 3), .groups: FilterCount(chats: 4, unread: 2),
                .contacts: FilterCount(chats: 5), .tag(TagID(5)): FilterCount(chats: 2, unread: 1),
            ])
    }

    private var state: AppState {
        var state = AppState.fixture()
        state.withMainForTest {
            $0.chatList.counts = counts
            $0.chatList.tags = [work, empty]
        }
        return state
    }

    private func filters(_ state: AppState) -> [ChatFilter?] {
        state.main.map { $0.chatList.tabs.map(\.filter) } ?? []
    }

    private func query(_ filter: ChatFilter?, _ order: ChatOrder = .activity) -> ChatQuery {
        ChatQuery(profile: me, filter: filter, order: order, anchor: .top, before: 0, after: 80)
    }

    @Test func presetsWithoutChatsAndEmptyTagsHide() {
        #expect(filters(state) == [nil, .unread, .groups, .contacts, .tag(TagID(5))])
    }

    @Test func theArchiveIsTheLastTabOnceThereIsSomethingInIt() {
        var state = state
        state.withMainForTest { $0.chatList.counts.byFilter[.archived] = FilterCount(chats: 1) }
        #expect(filters(state).last == .archived)
    }

    @Test func aChosenTabIsReadFromItsBeginningAndRemembered() throws {
        let store = TestStore(state, reduce: App.reduce)
        store.send(
            .chatList(.tabChosen(.groups)),
            effects: [
                .perform(.query(.chats(query(.groups))), id: "load-chats"),
                .perform(.save(.filter(me, .groups)), id: "remember-filter"),
            ]
        ) {
            $0.withMainForTest {
                $0.chatList.filter = .groups
                $0.chatList.window = nil
                $0.chatList.pendingSelection = .first
            }
        }
        let groups = ChatWindow([ChatSummary.fixtures[4], ChatSummary.fixtures[9]])
        store.answer(.query(.chats(query(.groups))), with: .chatList(.loaded(query(.groups), groups))) {
            $0.withMainForTest {
                $0.chatList.window = groups
                $0.chatList.pendingSelection = nil
                $0.chatList.selection = ChatID(5)
                $0.chatList.scroll = ListScroll(.start, reveal: ChatID(5))
            }
        }
        store.complete(.save(.filter(me, .groups)))
        store.finish()
    }

    @Test func choosingTheActiveTabAgainTurnsItOff() {
        var state = state
        _ = App.reduce(&state, .chatList(.tabChosen(.groups)))
        _ = App.reduce(&state, .chatList(.tabChosen(.groups)))
        #expect(state.main?.chatList.filter == nil)
        _ = App.reduce(&state, .chatList(.tabChosen(nil)))
        #expect(state.main?.chatList.filter == nil)
    }

    @Test func bracketsGoRoundTheTabs() {
        var seen: [ChatFilter?] = []
        var state = state
        for _ in 0..<5 {
            _ = App.reduce(&state, .key("]"))
            seen.append(state.main?.chatList.filter)
        }
        #expect(seen == [.unread, .groups, .contacts, .tag(TagID(5)), nil])
        #expect(typed("[", in: state).main?.chatList.filter == .tag(TagID(5)))
    }

    @Test func turningTheTabsHoldsNoRow() {
        #expect(typed("]", in: state).main?.chatList.isUserActive == false)
    }

    @Test func altAndADigitChoosesATabFromAnywhere() {
        var state = state
        _ = App.reduce(&state, .command(.open))
        #expect(state.main?.focus != .list)
        #expect(typed("alt-3", in: state).main?.chatList.filter == .groups)
        #expect(typed("alt-3", "alt-3", in: state).main?.chatList.filter == nil)
        #expect(typed("alt-3", "alt-1", in: state).main?.chatList.filter == nil)
        // There is no ninth one.
        #expect(typed("alt-3", "alt-9", in: state).main?.chatList.filter == .groups)
        // One at a time, the list comes into sight.
        state.size = Size(60, 20)
        #expect(typed("alt-3", in: state).main?.focus == .list)
    }

    @Test func aFilterThatNothingMatchesAnyMoreClearsItself() {
        var state = state
        _ = App.reduce(&state, .chatList(.tabChosen(.contacts)))
        var counts = counts
        counts.byFilter[.contacts] = nil
        let effects = App.reduce(&state, .chatList(.counted(counts)))
        #expect(state.main?.chatList.filter == nil)
        #expect(effects.contains(.perform(.save(.filter(me, nil)), id: "remember-filter")))
    }

    @Test func unreadStaysWhenEverythingWasRead() {
        var state = state
        _ = App.reduce(&state, .chatList(.tabChosen(.unread)))
        _ = App.reduce(&state, .chatList(.counted(ChatCounts(all: FilterCount(chats: 10)))))
        #expect(state.main?.chatList.filter == .unread)
        #expect(filters(state) == [nil, .unread])
        // Enter on the empty list shows all chats again.
        _ = App.reduce(&state, .chatList(.loaded(query(.unread), .empty)))
        #expect(typed("enter", in: state).main?.chatList.filter == nil)
    }

    @Test func deletingTheActiveTagShowsAllChats() {
        var state = state
        _ = App.reduce(&state, .chatList(.tabChosen(.tag(TagID(5)))))
        var counts = counts
        counts.byFilter[.tag(TagID(5))] = nil
        _ = App.reduce(&state, .chatList(.counted(counts)))
        #expect(state.main?.chatList.filter == nil)
    }

    @Test func aTagThatIsGoneIsNoFilterWhateverIsCounted() {
        var state = state
        _ = App.reduce(&state, .chatList(.tabChosen(.tag(TagID(5)))))
        _ = App.reduce(&state, .chatList(.tagged(me, [empty])))
        #expect(state.main?.chatList.filter == nil)
    }

    @Test func whatWasChosenIsReadAgainAtTheStart() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        let effects = App.reduce(&state, .profileOpened(.fixture()))
        #expect(effects.contains(.perform(.query(.listSettings(me)))))
        let read = App.reduce(&state, .chatList(.remembered(me, .groups, .name)))
        #expect(state.main?.chatList.filter == .groups)
        #expect(state.main?.chatList.order == .name)
        #expect(read.contains(.perform(.query(.counts(me)))))
        // What belongs to another profile is not taken.
        _ = App.reduce(&state, .chatList(.remembered(ProfileID(2), .notes, .activity)))
        #expect(state.main?.chatList.filter == .groups)
    }

    @Test func waitingIsSaidAfterATenthOfASecond() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        _ = App.reduce(&state, .profileOpened(.fixture()))
        #expect(state.main?.chatList.loading == .begun)
        _ = App.reduce(&state, .chatList(.waitedLong))
        #expect(App.lines(state).contains("Loading…"))
        _ = App.reduce(&state, .chatList(.loaded(query(nil), .empty)))
        #expect(state.main?.chatList.loading == nil)
        _ = App.reduce(&state, .chatList(.waitedLong))
        #expect(state.main?.chatList.loading == nil)
    }

    @Test func anotherOrderIsAskedForAndThenReadFromItsBeginning() {
        var state = typed("O", in: state)
        guard case .question(let question) = state.frontLayer else {
            Issue.record("nothing is asked")
            return
        }
        #expect(question.selection == 0)
        _ = App.reduce(&state, .key("j"))
        let effects = App.reduce(&state, .key("enter"))
        #expect(effects.first == .perform(.save(.order(me, .unreadFirst)), id: "set-order"))
        // The list stays as it is until the store has it in order.
        #expect(state.main?.chatList.order == .activity)
        let read = App.reduce(&state, .chatList(.ordered(me, .unreadFirst)))
        #expect(state.main?.chatList.order == .unreadFirst)
        #expect(read == [.perform(.query(.chats(query(nil, .unreadFirst))), id: "load-chats")])
    }

    // Which tabs are seen.

    @Test func theActiveTabIsAlwaysSeenAndNoRoomIsLeftAtTheEnd() {
        let widths = [6, 10, 12, 8, 9, 11, 7]
        for width in 1...80 {
            for active in widths.indices {
                let shown = FilterBar.visible(widths, active: active, first: nil, width: width)
                #expect(shown.contains(active), "at \(width) columns")
                let columns = widths[shown].reduce(0, +)
                #expect(columns <= max(1, width - FilterBar.reserved) || shown.count == 1)
                if shown.upperBound == widths.count, shown.lowerBound > 0 {
                    #expect(columns + widths[shown.lowerBound - 1] > width - FilterBar.reserved)
                }
            }
        }
    }

    @Test func theWheelScrollsTheTabs() {
        var state = state
        _ = App.reduce(&state, .chatList(.tabsScrolled(to: 2)))
        #expect(state.main?.chatList.firstTab == 2)
        _ = App.reduce(&state, .chatList(.tabsScrolled(to: 99)))
        #expect(state.main?.chatList.firstTab == 4)
        _ = App.reduce(&state, .chatList(.tabsScrolled(to: -1)))
        #expect(state.main?.chatList.firstTab == 0)
        // Choosing one brings it into sight again.
        _ = App.reduce(&state, .chatList(.tabChosen(.groups)))
        #expect(state.main?.chatList.firstTab == nil)
    }
}
