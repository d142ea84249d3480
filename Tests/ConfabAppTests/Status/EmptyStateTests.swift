import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Row 40 of the reference: five texts, and none while loading.
@Suite struct EmptyStateTests {
    private static let tag = ChatTag(id: TagID(1), profile: ProfileID(1), name: "Family")

    private func empty(_ filter: ChatFilter?) -> AppState {
        var state = AppState.fixture()
        state.withMainForTest { main in
            main.chatList.tags = [Self.tag]
            main.chatList.filter = filter
            main.chatList.window = .empty
            main.chatList.selection = nil
        }
        return state
    }

    @Test func aListWithoutRowsSaysWhichItIs() {
        #expect(shown(empty(.unread)).contains("All caught up"))
        #expect(shown(empty(.tag(Self.tag.id))).contains("No chats tagged “Family”"))
        #expect(shown(empty(.groups)).contains("No matching chats"))
        var archived = empty(nil)
        archived.withMainForTest { $0.chatList.counts.byFilter[.archived] = FilterCount(chats: 2) }
        #expect(shown(archived).contains("No chats"))
    }

    /// The search looks for more than chats, so it says more than that there are none of those.
    @Test func aSearchWithoutResultsSaysSo() {
        var state = AppState.searching("moth")
        #expect(!shown(state).contains("No results"))
        state.answerNames(NameResults())
        state.answerMessages([])
        #expect(shown(state).contains("No results"))
    }

    @Test func withoutUnreadChatsAllAreShownWhenItIsActivated() {
        var state = empty(.unread)
        _ = App.reduce(&state, .key("enter"))
        #expect(state.main?.chatList.filter == nil)
        #expect(clicked("All caught up", in: empty(.unread)).main?.chatList.filter == nil)
    }

    @Test(arguments: [nil, .unread, .groups, .tag(EmptyStateTests.tag.id)] as [ChatFilter?])
    func whileItIsReadNothingIsSaidToBeMissing(filter: ChatFilter?) {
        var state = empty(filter)
        for waiting: ChatList.Loading? in [.begun, .long] {
            state.withMainForTest { main in
                main.chatList.window = nil
                main.chatList.loading = waiting
            }
            #expect(!shown(state).contains("No "), "\(String(describing: waiting))")
            #expect(shown(state).contains("Loading…") == (waiting == .long))
        }
    }
}
