import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The button lies over the end of the list, and hides nothing for good.
@Suite struct ActionButtonTests {
    private static let chats = (1...30).map { ChatSummary.fixture(UInt64($0), "Chat \($0)") }

    /// Draws until what is seen is known.
    private func settled(_ state: AppState) -> AppState {
        var state = state
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        for _ in 0..<6 {
            for action in renderer.render(App.view(state), size: state.size).actions { _ = App.reduce(&state, action) }
        }
        return state
    }

    private func lines(_ state: AppState) -> [Substring] {
        shown(state).split(separator: "\n", omittingEmptySubsequences: false)
    }

    private func buttonLine(_ state: AppState, _ text: String = "+ New chat") -> Int? {
        lines(state).lastIndex { $0.contains(text) }
    }

    @Test func itFloatsAtTheLowerRightCorner() {
        let state = settled(.fixture(width: 60, height: 20, chats: Self.chats))
        #expect(buttonLine(state) == 18)
        // A row is under it, and goes on beside it.
        #expect(lines(state)[18].hasPrefix("  C9  Chat 9 "))
        // A column is left beside it, and one within it.
        #expect(lines(state)[18].hasSuffix("  + New chat"))
        #expect(lines(state)[18].count == 58)
    }

    @Test func theLastRowCanBeScrolledFree() {
        var state = settled(.fixture(width: 60, height: 20, chats: Self.chats))
        state = settled(typed("G", in: state))
        guard let button = buttonLine(state) else {
            Issue.record("no button")
            return
        }
        #expect(lines(state)[button - 2].contains("Chat 30"))
        #expect(!lines(state)[button].contains("Chat"))
        // With the wheel, too.
        state = settled(.fixture(width: 60, height: 20, chats: Self.chats))
        for _ in 0..<20 {
            _ = App.reduce(&state, .chatList(.wheelTurned(1)))
            state = settled(state)
        }
        #expect(lines(state)[16].contains("Chat 30"))
    }

    /// Whatever moves the list.
    @Test func theSelectedRowIsNeverUnderIt() {
        for (rowLines, height) in [(1, 20), (2, 20), (2, 19), (2, 6), (1, 6), (2, 7)] {
            var state = AppState.fixture(width: 60, height: height, chats: Self.chats)
            state.options.rowLines = rowLines
            state = settled(state)
            func check(_ what: String) {
                let lines = lines(state)
                let selected = lines.firstIndex { $0.contains("▌") }
                guard let selected, let button = lines.lastIndex(where: { $0.contains(" + ") }) else { return }
                #expect(button < selected || button >= selected + rowLines, "\(what), \(rowLines), \(height)")
            }
            for key in Array(repeating: "j", count: 29) + Array(repeating: "k", count: 29) {
                state = settled(typed(key, in: state))
                check(key)
            }
            for notches in [1, 1, 1, -1, -1, -1] {
                _ = App.reduce(&state, .chatList(.wheelTurned(notches)))
                state = settled(state)
                check("wheel")
            }
        }
    }

    @Test func onATinyScreenOnlyItsSignIsLeft() {
        let state = settled(.fixture(width: 20, height: 6, chats: Self.chats))
        #expect(buttonLine(state) == nil)
        #expect(lines(state)[4].hasSuffix(" +"))
        #expect(lines(state)[4].count == 18)
        #expect(state.main?.chatList.viewport?.height == 3)
    }

    @Test func itIsThereWhereThereAreNoChats() {
        #expect(buttonLine(settled(.fixture(width: 60, height: 20, chats: []))) == 18)
    }
}
