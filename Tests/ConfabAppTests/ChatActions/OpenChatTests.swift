import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Closing the open chat, and deleting it.
@Suite struct OpenChatTests {
    private let chats: [ChatSummary] = [.contact(unread: 2), .group(), .someNotes]
    private let removal = ServiceRequest.remove([.conversation(ChatID(3))])

    private func opened(_ width: Int, open: UInt64 = 3) -> AppState {
        .fixture(width: width, chats: chats, open: ChatID(open))
    }

    @Test(arguments: [60, 120]) func deletingTheOpenChatAsksClosesItAndCanBeUndone(width: Int) {
        for keys in [["tab", "D"], ["escape", "D"]] {
            // One at a time, Escape closes the chat.
            if width < MainView.wideWidth, keys[0] == "escape" { continue }
            var state = opened(width)
            for key in keys { state.press(key) }
            #expect(state.confirmation != nil)
            #expect(state.press("down", "enter").changes == [])
            #expect(state.main?.conversation == nil && state.main?.focus == .list)
            #expect(state.list.window?.elements.map(\.id) == [ChatID(4), ChatID(10)])
            var undone = state
            #expect(undone.press("u").changes == [])
            #expect(undone.list.pendingRemovals.isEmpty)
            #expect(state.pass(seconds: 8).changes == [removal])
        }
    }

    @Test func itsDraftIsKeptForTheUndo() {
        var state = opened(120)
        state.press("H", "i", "tab", "D", "down")
        let effects = state.press("enter")
        #expect(effects.contains(.perform(.save(.draft(Draft(chat: ChatID(3), text: "Hi", cursor: 2))))))
    }

    @Test func whatDoesNotDeleteTheChatLeavesItOpen() {
        var state = opened(120)
        state.press("escape", "C", "down", "enter")
        #expect(state.main?.conversation?.chat.id == ChatID(3))
        state = opened(120)
        state.press("escape", "down", "D", role: .owner)
        state.press("down", "enter", role: .owner)
        #expect(state.list.departed[ChatID(4)] != nil)
        #expect(state.main?.conversation?.chat.id == ChatID(3))
    }

    @Test func aGroupIsDeletedOnlyByItsOwner() {
        var state = opened(60, open: 4)
        state.press("tab", "D")
        #expect(state.said == ["You're still in this group. Leave it before you delete it."])
        state = opened(60, open: 4)
        state.press("tab")
        state.press("D", role: .owner)
        #expect(state.confirmation != nil)
    }

    @Test func notesStay() {
        var state = opened(60, open: 10)
        state.press("tab", "D")
        #expect(state.confirmation == nil && state.main?.conversation != nil)
    }

    @Test(arguments: [60, 120]) func aChatIsClosedAndItsDraftKept(width: Int) {
        var state = typed("H", "i", "alt-q", in: opened(width))
        #expect(state.main?.conversation == nil && state.main?.focus == .list)
        state = opened(width)
        #expect(typed("tab", "q", in: state).main?.conversation == nil)
        state = typed("H", "i", in: state)
        #expect(
            App.reduce(&state, .command(.closeChat)).contains(
                .perform(.save(.draft(Draft(chat: ChatID(3), text: "Hi", cursor: 2))))))
        #expect(App.reduce(&state, .command(.closeChat)) == [])
    }

    @Test func thePaletteOffersToCloseAChatOnlyWhileOneIsOpen() {
        #expect(Palette.offers(opened(120)).contains { $0.command == .closeChat })
        #expect(Palette.offers(opened(120)).contains { $0.command == .deleteChat })
        #expect(!Palette.offers(.fixture(chats: chats)).contains { $0.command == .closeChat })
    }
}
