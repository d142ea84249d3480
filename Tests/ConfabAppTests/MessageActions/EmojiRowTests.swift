import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The emoji of a message's menu: on narrow screens, as many as fit, each whole.
@Suite struct EmojiRowTests {
    private func row(_ state: AppState) -> String {
        let lines = shown(state).split(separator: "\n").map(String.init)
        return lines.first { line in state.options.emoji.contains { line.contains(" \($0) ") } } ?? ""
    }

    private func menu(_ width: Int, _ emoji: String? = nil) -> AppState {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        if let emoji { state.options.quickEmoji = emoji }
        _ = App.reduce(&state, .terminal(.resize(Size(width, 12))))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(4) }
        return typed("m", in: state)
    }

    @Test func theUsualSevenFitOnANarrowScreen() {
        let state = menu(40)
        #expect(state.options.emoji.count == 7)
        let row = row(state)
        for emoji in state.options.emoji { #expect(row.contains(emoji)) }
        #expect(row.contains(": "), "the key for all others")
        #expect(DisplayWidth.of(row) == 40)
    }

    @Test(arguments: [30, 34, 40]) func thoseThatFitAreWholeAndIncludeTheSelectedOne(width: Int) {
        let emoji = ["👍", "😂", "😮", "😢", "🙏", "🎉", "🔥", "👏", "🤔", "🚀"]
        var state = typed("up", in: menu(width, emoji.joined(separator: " ")))
        for selected in emoji {
            let row = row(state)
            #expect(row.contains("[\(selected)]"))
            #expect(DisplayWidth.of(row) == width)
            state = typed("right", in: state)
        }
    }
}
