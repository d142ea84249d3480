import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The bar of tabs and the lists without rows, at three sizes.
@Suite struct ListScreenTests {
    private static let tags = [
        ChatTag(id: TagID(1), profile: ProfileID(1), name: "Family", emoji: "🏡"),
        ChatTag(id: TagID(2), profile: ProfileID(1), name: "仕事と学校"),
        ChatTag(id: TagID(3), profile: ProfileID(1), name: "Those who still owe me a pint", emoji: "🍺"),
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

    private func check(
        _ change: (inout ChatList) -> Void, _ name: String, testName: String = #function, line: Int = #line,
        column: Int = #column
    ) {
        for size in [Size(80, 24), Size(40, 12), Size(200, 60)] {
            var state = AppState.fixture(width: size.width, height: size.height)
            state.withMainForTest { main in
                main.chatList.tags = Self.tags
                main.chatList.counts = Self.counts
                change(&main.chatList)
            }
            assertSnapshot(
                of: App.view(state), as: .styledScreen(size.width, size.height),
                named: "\(name)-\(size.width)x\(size.height)", testName: testName, line: line, column: column)
            if size.width == 80 {
                assertSnapshot(
                    of: App.lines(state).joined(separator: "\n"), as: .lines, named: "\(name)-lines",
                    testName: testName, line: line, column: column)
            }
        }
    }

    @Test func tabs() {
        check({ _ in }, "all")
        check({ $0.filter = .contacts }, "contacts")
        check({ $0.filter = .tag(TagID(3)) }, "tag")
        check({ $0.filter = .archived }, "archive")
        check({ $0.firstTab = 2 }, "scrolled")
    }

    @Test func emptyLists() {
        func empty(_ list: inout ChatList, _ filter: ChatFilter?) {
            list.filter = filter
            list.window = .empty
            list.selection = nil
            list.counts.byFilter[.unread] = nil
        }
        check({ empty(&$0, .unread) }, "unread")
        check({ empty(&$0, .groups) }, "preset")
        check({ empty(&$0, .tag(TagID(2))) }, "tag")
        check({ empty(&$0, .archived) }, "archive")
        check({ empty(&$0, nil) }, "only-archived")
        check(
            {
                empty(&$0, nil)
                $0.counts = ChatCounts()
            }, "nobody-yet")
    }

    @Test func waiting() {
        check(
            {
                $0.window = nil
                $0.loading = .long
            }, "loading")
        check({ $0.loading = .long }, "ordering")
    }
}
