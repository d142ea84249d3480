import Loop
import Messenger
import Testing

@testable import ConfabApp

/// A command on a long message acts on that message, even if the user goes on to another while its text is being read.
@Suite struct ChosenWholeTests {
    private let chat = ChatID(2)
    private let text = String(repeating: "0123456789 ", count: 10_000)

    private func long(_ id: UInt64) -> Message {
        .fixture(id, minutesAgo: 5, content: .text(StyledText("\(id): \(text)")))
    }

    private var open: AppState {
        let messages = [Message.fixture(1, "Before"), long(2).truncated, .fixture(3, "Between"), long(4).truncated]
        return typed("tab", in: AppState.fixture(open: chat, messages: messages))
    }

    private func copied(_ effects: [AppEffect]) -> String? {
        effects.lazy.compactMap { effect -> String? in
            if case .perform(.terminal(.copy(let text)), _) = effect { text } else { nil }
        }.first
    }

    private func answer(_ ids: UInt64...) -> AppAction {
        .conversation(.timeline(.wholeLoaded(.chat(chat), ids.map(long))))
    }

    @Test func anotherSelectionDoesNotChangeWhatIsCopied() {
        var state = open
        #expect(copied(App.reduce(&state, .key("y"))) == nil)
        state = typed("up", "up", in: state)
        let selected = state.main?.conversation?.timeline.selection
        #expect(copied(App.reduce(&state, answer(4)))?.hasPrefix("4: ") == true)
        #expect(state.main?.conversation?.timeline.selection == selected)
    }

    @Test func messagesMarkedMeanwhileAreNotCopiedAndStayMarked() {
        var state = typed("v", "v", in: open)
        #expect(copied(App.reduce(&state, .key("y"))) == nil)
        // 4 and 3 are marked; now 2 is, too.
        state = typed("v", in: state)
        let text = copied(App.reduce(&state, answer(4))) ?? ""
        #expect(text.contains("Between") && text.contains("4: ") && !text.contains("2: "))
        #expect(state.main?.conversation?.timeline.marked == [MessageID(2)])
    }

    @Test func nothingIsDoneIfOneOfThemIsGone() {
        var state = typed("v", "v", in: open)
        _ = App.reduce(&state, .key("y"))
        state.withMainForTest { $0.conversation?.timeline.page?.messages.removeAll { $0.id == MessageID(3) } }
        #expect(copied(App.reduce(&state, answer(4))) == nil)
    }
}
