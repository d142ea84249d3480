import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Telling others that the user is typing.
@Suite struct TypingTests {
    private let open = AppState.fixture(open: ChatID(2))
    private let paused = AppEffect.after(.seconds(3), .conversation(.composer(.typingPaused)), id: "typing-pause")
    private let due = AppAction.conversation(.composer(.typingDue(ChatID(2))))

    private func told(_ isOn: Bool) -> AppEffect { .request(.setTyping(ChatID(2), isOn), by: .conversation) }

    private func isTelling(_ effects: [AppEffect]) -> Bool {
        effects.contains(told(true)) || effects.contains(told(false))
    }

    @Test func theFirstLetterTellsAndTheNextOnesDoNot() {
        var state = open
        let first = App.reduce(&state, .key("H"))
        #expect(first.contains(told(true)) && first.contains(paused))
        #expect(first.contains(.after(.seconds(10), due, id: "typing-interval-2")))
        let second = App.reduce(&state, .key("i"))
        #expect(!isTelling(second) && second.contains(paused))
    }

    @Test func aPauseEndsItAndItIsNotToldAgainWithinTenSeconds() {
        var state = typed("H", in: open)
        #expect(App.reduce(&state, .conversation(.composer(.typingPaused))).contains(told(false)))
        #expect(!isTelling(App.reduce(&state, .key("i"))))
        #expect(!isTelling(App.reduce(&state, .conversation(.composer(.typingPaused)))))
        _ = App.reduce(&state, due)
        #expect(App.reduce(&state, .key("!")).contains(told(true)))
    }

    @Test func whoTypesForLongIsToldEveryTenSeconds() {
        var state = typed("H", "i", in: open)
        _ = App.reduce(&state, due)
        #expect(App.reduce(&state, .key("!")).contains(told(true)))
    }

    @Test(arguments: ["enter", "ctrl-u", "backspace"]) func anEmptyFieldEndsIt(key: String) {
        var state = typed("H", in: open)
        #expect(App.reduce(&state, .key(key)).contains(told(false)))
        #expect(!isTelling(App.reduce(&state, .conversation(.composer(.typingPaused)))))
    }

    @Test func leavingTheChatEndsIt() {
        var state = typed("H", "escape", "j", in: open)
        #expect(App.reduce(&state, .key("enter")).contains(told(false)))
    }

    @Test func itIsNotToldAgainWithinTenSecondsAfterTheChatWasClosedAndOpened() throws {
        var state = try openedAgain(typed("H", in: open))
        #expect(!isTelling(App.reduce(&state, .key("i"))))
        _ = App.reduce(&state, due)
        #expect(App.reduce(&state, .key("!")).contains(told(true)))
    }

    @Test func tenSecondsEndWhileTheChatIsClosed() throws {
        var state = try openedAgain(typed("H", in: open), after: due)
        #expect(App.reduce(&state, .key("i")).contains(told(true)))
    }

    @Test func typingInAnotherChatIsToldAndDoesNotEndTheTenSeconds() throws {
        var state = typed("H", in: open)
        _ = App.carryOut(&state, .openChat(.fixture(3, "Mo")))
        let effects = App.reduce(&state, .key("H"))
        let other = AppAction.conversation(.composer(.typingDue(ChatID(3))))
        #expect(effects.contains(.request(.setTyping(ChatID(3), true), by: .conversation)))
        #expect(effects.contains(.after(.seconds(10), other, id: "typing-interval-3")))
        state = try openedAgain(state, after: other)
        #expect(!isTelling(App.reduce(&state, .key("i"))))
    }

    /// The state after the open chat was closed, an action was taken, and Grace's chat was opened.
    private func openedAgain(_ state: AppState, after action: AppAction? = nil) throws -> AppState {
        var again = state.after(.command(.closeChat))
        if let action { _ = App.reduce(&again, action) }
        let chat = try #require(open.main?.conversation?.chat)
        _ = App.carryOut(&again, .openChat(chat))
        return again
    }

    @Test func movingTheCursorTellsNothing() {
        var state = typed("H", in: open)
        _ = App.reduce(&state, due)
        #expect(!isTelling(App.reduce(&state, .key("left"))))
    }

    @Test func commandsAndEditsTellNothing() {
        var state = open
        #expect(!isTelling(App.reduce(&state, .key("/"))))
        #expect(!isTelling(App.reduce(&state, .key("m"))))
        state = open
        state.withMainForTest { main in
            let own = main.conversation?.timeline.messages.last { $0.isOutgoing }
            main.conversation?.composer.target = own.map { ComposerTarget(.edit, $0) }
        }
        #expect(state.main?.conversation?.composer.target != nil)
        #expect(!isTelling(App.reduce(&state, .key("x"))))
    }

    @Test func aChatWhereItIsSwitchedOffTellsNothing() {
        var state = open
        state.optionLayers.chats.chats[ChatID(2)] = [.sendTyping: .flag(false)]
        #expect(!isTelling(App.reduce(&state, .key("H"))))
    }
}
