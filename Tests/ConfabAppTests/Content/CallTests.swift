import Foundation
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Calls that the user made have other names than calls that the user received.
@Suite struct CallTests {
    private static let outcomes: [(Call.Outcome, received: String, made: String)] = [
        (.ringing, "Incoming call", "Outgoing call"), (.ongoing, "Ongoing call", "Ongoing call"),
        (.ended, "Ended call (2:05)", "Outgoing call (2:05)"), (.missed, "Missed call", "Unanswered call"),
        (.declined, "Declined call", "Your call was declined"), (.failed, "Failed call", "Failed call"),
    ]

    private func state(_ outcome: Call.Outcome, from sender: MessageSender, width: Int = 120) -> AppState {
        let call = MessageContent.call(Call(outcome: outcome, seconds: 125))
        var chats = ChatSummary.fixtures
        chats[1].preview = .fixture("", from: sender, content: call)
        return .fixture(
            width: width, chats: chats, open: ChatID(2),
            messages: [.fixture(1, from: sender, minutesAgo: 1, content: call)])
    }

    @Test(arguments: outcomes) func theDirectionIsKnown(outcome: Call.Outcome, received: String, made: String) {
        for (sender, words) in [(MessageSender.contact(ContactID(2)), received), (.me, made)] {
            let state = state(outcome, from: sender)
            #expect(shown(state).components(separatedBy: "✆ \(words)").count == 3, "in the chat and in the list")
            #expect(App.lines(state).filter { $0.contains(words) }.count == 2)
            #expect(shown(typed("tab", "m", in: state)).contains("\(sender == .me ? "You" : "Grace Hopper"): \(words)"))
        }
    }

    @Test func hiddenPreviewsStayHidden() {
        var state = state(.missed, from: .me)
        state.options.previews = false
        #expect(shown(state).components(separatedBy: "Unanswered call").count == 2)
    }
}
