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

    @Test func itIsAtTheLowerRightCornerBelowTheRows() {
        let state = settled(.fixture(width: 60, height: 20, chats: Self.chats))
        #expect(buttonLine(state) == 18)
        #expect(!lines(state)[18].contains("Chat "))
        #expect(lines(state)[17].contains("Chat ") || lines(state)[16].contains("Chat "))
        // One column beside it and one within it stay free.
        #expect(lines(state)[18].hasSuffix("  + New chat"))
        #expect(lines(state)[18].count == 58)
    }

    @Test func theLastRowIsAboveIt() {
        var state = settled(.fixture(width: 60, height: 20, chats: Self.chats))
        state = settled(typed("G", in: state))
        #expect(lines(state)[16].contains("Chat 30"))
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

    @Test func aNarrowListShowsOnlyItsSignAndATinyOneNothing() {
        let narrow = settled(.fixture(width: 20, height: 12, chats: Self.chats))
        #expect(buttonLine(narrow) == nil)
        #expect(lines(narrow)[10].hasSuffix(" +"))
        let tiny = settled(.fixture(width: 20, height: 6, chats: Self.chats))
        #expect(tiny.main?.chatList.viewport?.height == 3)
        #expect(lines(tiny)[4].contains("Chat"))
    }

    @Test func itIsThereWhereThereAreNoChats() {
        #expect(buttonLine(settled(.fixture(width: 100, height: 20, chats: []))) == 18)
    }
}
