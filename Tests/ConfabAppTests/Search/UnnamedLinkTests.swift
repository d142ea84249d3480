import Messenger
import Testing

@testable import ConfabApp

/// Links that nobody has used, found by the titles of their rows.
@Suite struct UnnamedLinkTests {
    /// Nothing in the store is named “Invite link (14:25)”.
    @Test func aLinkWithoutANameIsFoundByTheTitleOfItsRow() {
        let pending = ChatKind.pendingConnection(PendingConnection(side: .invited))
        var link = ChatSummary.fixture(61, "", kind: pending)
        link.lastActivity = .minutesAgo(5)
        var other = ChatSummary.fixture(62, "", kind: pending)
        other.lastActivity = .minutesAgo(65)
        let title = link.rowTitle(Shared.fixture.env)
        var results = NameResults.fixture
        results.unnamed = [link, other]
        for (text, ids) in [(title, [UInt64(61)]), ("invite LI", [61, 62]), ("moth", [])] {
            var state = AppState.searching(text)
            state.answerNames(results)
            let found = state.search?.found
            #expect(found?.chats.map(\.id) == (ids.map { ChatID($0) } + NameResults.fixture.chats.map(\.id)), "\(text)")
            #expect(found?.chatCount == ids.count + 12 && found?.unnamed == [])
        }
        var state = AppState.searching(title)
        state.answerNames(results)
        #expect(shown(state).contains(title))
        #expect(App.lines(state).contains { $0.contains(title) })
    }
}
