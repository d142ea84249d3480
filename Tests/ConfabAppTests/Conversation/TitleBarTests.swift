import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The line above the messages: the name of the chat, its details, and symbols.
@Suite struct TitleBarTests {
    private func title(width: Int = 60, _ change: (inout Conversation) -> Void) -> String {
        var conversation = Conversation(chat: ChatSummary.fixtures[1], of: ProfileID(1))
        change(&conversation)
        var shared = Shared.fixture
        shared.size.width = width
        return String(shown(conversation, shared).prefix { $0 != "\n" })
    }

    @Test(arguments: [
        (ChatSettings(), "◁"), (ChatSettings(notifications: .mentions), "⊖"),
        (ChatSettings(notifications: .none), "∅"),
        (ChatSettings(notifications: .mentions, mutedUntil: .fixtureNow), "∅"),
    ])
    func aSymbolSaysWhichMessagesNotify(settings: ChatSettings, symbol: String) {
        #expect(title { $0.chat.settings = settings }.hasSuffix(" ⌕ \(symbol) ≡"))
    }

    @Test func initialsAreThereIfThereIsRoom() {
        let details = { (conversation: inout Conversation) in conversation.details.memberCount = 4 }
        #expect(title(width: 64, details).hasPrefix("  GH  Grace Hopper · 4 members "))
        #expect(title(width: 63, details).hasPrefix(" Grace Hopper · 4 members "))
    }

    @Test(arguments: [
        (604_800, "1 week"), (86_400, "1 day"), (1_209_600, "2 weeks"), (90, "90 seconds"), (7200, "2 hours"),
        (60, "1 minute"), (1, "1 second"), (604_799, "6 days"), (100_000_000, "3 years"),
        (Int.max, "292,471,208,677 years"),
    ])
    func aTimerSaysThatMessagesAreDeletedAndWhen(seconds: Int, expected: String) {
        let line = title { $0.details.messageLifetime = seconds }
        #expect(line.hasPrefix(" Grace Hopper · deleted after \(expected) "))
        #expect(line.hasSuffix(" ◷ ⌕ ◁ ≡"))
    }

    /// The mark is there however narrow the screen is.
    @Test(arguments: [40, 60]) func theTimerStaysBesideOtherDetails(width: Int) {
        let line = title(width: width) {
            $0.details.messageLifetime = 604_800
            $0.details.incognitoName = "Mellow Jackdaw"
        }
        #expect(line.hasSuffix(" ◷ ⌕ ◁ ≡"))
    }

    /// A detail is cut if a good part of it is there, and else left out.
    @Test(arguments: [
        (60, "Grace Hopper · 4 members · Cafeteria at noon"), (46, "Grace Hopper · 4 members · Cafeteria …"),
        (43, "Grace Hopper · 4 members · Cafeter…"), (42, "Grace Hopper · 4 members"),
        (31, "Grace Hopper · 4 membe…"), (30, "Grace Hopper"), (16, "Grace …"),
    ])
    func detailsAreShownAsFarAsThereIsRoom(width: Int, expected: String) {
        let line = title(width: width) {
            $0.details.memberCount = 4
            $0.details.topic = "Cafeteria at noon"
        }
        #expect(line.prefix { $0 != "⌕" }.replacing(/[ ]+$/, with: "") == " " + expected)
    }
}
