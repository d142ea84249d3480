import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The state knows if Confab is suspended, and since when the user has typed nothing.
@Suite struct ActivityTests {
    private let minute = LocalClock(now: LocalClock.fixture.now.advanced(byMilliseconds: 60_000))

    @Test func suspendingLastsUntilConfabHasTheTerminalAgain() {
        var state = AppState.fixture(open: ChatID(2))
        #expect(!state.isSuspended)
        let effects = App.reduce(&state, .command(.suspend))
        #expect(effects.contains(.perform(.terminal(.suspend))))
        #expect(state.isSuspended)
        #expect(!state.after(.resumed).isSuspended)
    }

    @Test func theEditorHasTheTerminalToo() {
        var state = AppState.fixture(open: ChatID(2))
        let effects = App.reduce(&state, .command(.editExternally))
        #expect(effects.contains(.perform(.terminal(.edit("", in: ChatID(2))))))
        #expect(state.isSuspended)
        #expect(!state.after(.resumed).isSuspended)
    }

    @Test func nothingIsSeenWhileConfabIsSuspended() {
        let state = AppState.fixture(open: ChatID(2))
        #expect(state.isConversationSeen)
        let suspended = state.after(.command(.suspend))
        #expect(!suspended.isConversationSeen)
        #expect(suspended.after(.resumed).isConversationSeen)
    }

    @Test func theUserIsIdleSinceTheMinuteOfTheLastKeyOrPaste() {
        let start = AppState.fixture(open: ChatID(2))
        #expect(start.idleSince == start.clock.now)
        // Time, the focus, and another size of the terminal are no typing.
        let later = start.after(.minute(minute), .terminal(.focus(false)), .terminal(.resize(Size(90, 30))))
        #expect(later.idleSince == start.clock.now)
        #expect(later.after(.key("a")).idleSince == minute.now)
        #expect(later.after(.terminal(.paste("a"))).idleSince == minute.now)
    }
}
