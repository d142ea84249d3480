import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The bar of tabs and the lists without rows.
@Suite struct ListScreenTests {
    private static let tags = [
        ChatTag(id: TagID(1), profile: ProfileID(1), name: "Family", emoji: "🏡"),
        ChatTag(id: TagID(2), profile: ProfileID(1), name: "仕事と学校"),
        ChatTag(id: TagID(3), profile: ProfileID(1), name: "Friends who still owe me a pint", emoji: "🍺"),
    ]

    private static let counts = ChatCounts(
        all: FilterCount(chats: 1234, unread: 3),
        byFilter: [
            .unread: FilterCount(chats: 3, unread: 3), .favourites: FilterCount(chats: 2),
            .groups: FilterCount(chats: 1000, unread: 2), .contacts: FilterCount(chats: 200, unread: 1),
            .business: FilterCount(chats: 1), .notes: FilterCount(chats: 1), .reports: FilterCount(chats: 1, unread: 1),
            .archived: FilterCount(chats: 12, unread: 4), .tag(TagID(1)): FilterCount(chats: 5, unread: 1),
            .tag(TagID(2)): FilterCount(chats: 7), .tag(TagID(3)): FilterCount(chats: 1),
        ], unreadTotal: 17)

    private func list(_ change: (inout ChatList) -> Void = { _ in }) -> AppState {
        var state = AppState.fixture()
        state.withMainForTest { main in
            main.chatList.tags = Self.tags
            main.chatList.counts = Self.counts
            change(&main.chatList)
        }
        return state
    }

    @Test func tabs() {
        assertSnapshot(of: list(), as: .screen(alsoAt: .small, .large), named: "all")
        assertSnapshot(of: list { $0.filter = .contacts }, as: .screen(), named: "contacts")
        assertSnapshot(of: list { $0.filter = .tag(TagID(3)) }, as: .screen(alsoAt: .small), named: "tag")
        assertSnapshot(of: list { $0.filter = .archived }, as: .screen(), named: "archive")
        assertSnapshot(of: list { $0.firstTab = 2 }, as: .screen(), named: "scrolled")
    }

    @Test func emptyLists() {
        func empty(_ filter: ChatFilter?) -> AppState {
            list {
                $0.filter = filter
                $0.window = .empty
                $0.selection = nil
                $0.counts.byFilter[.unread] = nil
            }
        }
        assertSnapshot(of: empty(.unread), as: .screen(alsoAt: .small), named: "unread")
        assertSnapshot(of: empty(.groups), as: .screen(), named: "preset")
        assertSnapshot(of: empty(.tag(TagID(2))), as: .screen(), named: "tag")
        assertSnapshot(of: empty(.archived), as: .screen(), named: "archive")
        assertSnapshot(of: empty(nil), as: .screen(), named: "only-archived")
    }

    @Test func waiting() {
        let loading = list {
            $0.window = nil
            $0.loading = .long
        }
        assertSnapshot(of: loading, as: .screen(), named: "loading")
        assertSnapshot(of: list { $0.loading = .long }, as: .screen(), named: "ordering")
    }
}
