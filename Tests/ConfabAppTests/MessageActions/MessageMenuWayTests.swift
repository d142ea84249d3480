import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The ways to the actions of messages, and the chats that forwarded messages go to.
@Suite struct MessageMenuWayTests {
    private let open = typed("tab", in: AppState.fixture(open: ChatID(2)))

    private var selected: AppState {
        var state = open
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(5) }
        return state
    }

    @Test func messagesAreForwardedToFiveChatsAtMost() {
        var state = typed("f", in: selected)
        let chats = (0..<6).map { ChatSummary.fixture(30 + $0, "Chat \($0)") }
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), FuzzyNames(chats: chats))))
        for _ in 0..<5 { state = typed("tab", "down", in: state) }
        #expect(state.said.isEmpty)
        state = typed("tab", in: state)
        #expect(state.said == ["You can forward to at most 5 chats"])
        let sent = App.reduce(&state, .key("enter")).filter {
            if case .perform(.service, _) = $0 { true } else { false }
        }
        #expect(sent.count == 5)
    }

    @Test func theFooterOffersTheMenuOnlyOfAMessageThatHasOne() {
        for (message, hasMenu) in [(MessageID(1), false), (MessageID(5), true), (MessageID(11), true)] {
            var state = open
            state.withMainForTest { $0.conversation?.timeline.selection = message }
            #expect(state.footerCommands(Shared(state)).map(\.id).contains(.messageMenu) == hasMenu, "\(message)")
            #expect((typed("m", in: state).frontLayer != nil) == hasMenu, "\(message)")
        }
    }

    @Test func onAPageAnEventHasNoMenuEither() {
        let source = TimelineSource.thread(ChatID(2), MessageID(1))
        var page = MessagesPage(source, in: ChatSummary.fixtures[1])
        let read = MessagePage(Array(Message.fixtures.prefix(2)))
        _ = page.reduce(.timeline(.pageLoaded(source, .oldest, read)), .fixture)
        #expect(!page.offers(.messageMenu, .fixture))
        _ = page.perform(.newerMessage, .fixture)
        #expect(page.offers(.messageMenu, .fixture))
    }

    /// The menu of several messages has no row for marking.
    @Test func aMarkedMessageThatCanOnlyBeMarkedHasNoMenu() {
        let source = TimelineSource.merged(MessageID(1), [])
        var page = MessagesPage(source, in: ChatSummary.fixtures[1], recordTitle: "Moths")
        let read = MessagePage([.fixture(8, content: .undecryptable(.missingKey)), .fixture(9, "No.")])
        _ = page.reduce(.timeline(.pageLoaded(source, .oldest, read)), .fixture)
        page.timeline.selection = MessageID(8)
        #expect(page.offers(.messageMenu, .fixture))
        _ = page.perform(.selectMessage, .fixture)
        #expect(page.timeline.marked == [MessageID(8)] && !page.offers(.messageMenu, .fixture))
        let opened = page.perform(.messageMenu, .fixture)
        #expect(opened?.intents.isEmpty == true)
    }

    @Test func aRightClickOpensTheMenuOfAMessage() throws {
        let action = try #require(click("first actual case", of: open, .press(.right)))
        let state = open.after(action)
        guard case .messageMenu? = state.frontLayer else {
            Issue.record("\(String(describing: state.frontLayer))")
            return
        }
        #expect(shown(state).contains("Reply"))
    }

    /// Below the row, or above it if there's more room.
    @Test func menusAreBesideTheirRows() throws {
        for (id, words) in [(UInt64(2), "Is this thing on?"), (5, "写真"), (10, "Will do")] {
            var state = open
            state.size = Size(120, 44)
            state.withMainForTest { $0.conversation?.timeline.selection = MessageID(id) }
            state = state.settled()
            let row = try #require(lines(state).firstIndex { $0.contains(words) })
            let shown = lines(typed("m", in: state))
            let top = try #require(shown.firstIndex { $0.contains("╭─") })
            let bottom = try #require(shown.lastIndex { $0.contains("╰─") })
            #expect(shown[row].contains(words), "the row is still there")
            #expect((row + 1...row + 3).contains(top) || (row - 3...row - 1).contains(bottom), "\(id)")
        }
    }

    private func lines(_ state: AppState) -> [Substring] { shown(state).split(separator: "\n") }
}
