import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Reports to the moderators are events of the group, not messages of the reporter.
@Suite struct ReportTests {
    private let group = ChatID(1)
    private let ada = MessageSender.member(MemberID(1))

    private func state(
        from sender: MessageSender, _ reason: Report.Reason = .spam, text: StyledText = .empty, quote: Quote? = nil
    ) -> AppState {
        var message = Message.fixture(
            1, from: sender, name: "Ada", minutesAgo: 1, content: .report(Report(reason: reason, text: text)))
        message.quote = quote
        message.chat = group
        return typed("tab", in: .fixture(width: 120, open: group, messages: [message]))
    }

    private func quote(of sender: MessageSender, _ name: String = "Mallory") -> Quote {
        Quote(message: MessageID(9), sender: sender, senderName: name, content: .text("Buy my course"))
    }

    @Test func aReportSaysWhoReportedWhatAndWhy() {
        let state = state(from: ada, text: "Third time this week", quote: quote(of: .member(MemberID(2))))
        let screen = shown(state)
        #expect(screen.contains("⚑ Ada reported Mallory's message as spam: “Buy my course”"))
        #expect(screen.contains("“Third time this week”"))
        let spoken = "Ada reported Mallory's message as spam, “Buy my course”, “Third time this week”"
        #expect(App.lines(state).contains { $0.hasSuffix(spoken) })
    }

    @Test func theUsersOwnReportIsNoBubble() {
        let screen = shown(state(from: .me, .communityRules, quote: quote(of: .member(MemberID(2)))))
        #expect(screen.contains("You reported Mallory's message for breaking the rules"))
        let line = screen.split(separator: "\n").first { $0.contains("You reported") } ?? ""
        // The list and the line beside it take 41 columns.
        let (before, after) = (line.prefix { $0 != "⚑" }.count - 41, 120 - line.count)
        #expect(before > 0 && abs(before - after) < 50)
    }

    @Test(arguments: [
        (Report.Reason.spam, "as spam"), (.illegal, "as illegal"), (.communityRules, "for breaking the rules"),
        (.profile, "for an inappropriate profile"), (.other, "for another reason"),
    ]) func everyReasonHasItsWords(reason: Report.Reason, words: String) {
        #expect(English().reported(by: "Ada", quote(of: .me), reason) == "Ada reported your message \(words)")
        #expect(English().reported(by: "", nil, reason) == "Someone reported a message \(words)")
    }

    @Test func aReportLeadsToItsMessageAndCanBeDeletedButNotAnswered() {
        let state = state(from: ada, quote: quote(of: .member(MemberID(2))))
        let message = state.main?.conversation?.timeline.messages[0]
        #expect(
            click("reported Mallory", of: state) == .conversation(.timeline(.quoteClicked(MessageID(1)))))
        let conversation = state.main?.conversation
        let offered = message.flatMap { message in
            conversation.map { MessageAction.offered(message, $0.facts(.fixture)) }
        }
        #expect(offered == [.info, .delete])
    }
}
