import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Refused requests are recorded without the user's texts, and changes of profiles without their names.
@Suite struct RefusalRedactionTests {
    private func recorded(_ action: AppAction) -> String {
        "\(action.redacted(by: Redaction { DisplayWidth.of($0) }))"
    }

    @Test func theWordsOfRequestsAndAnswersAreNotRecorded() throws {
        let link = try #require(ConnectLink(secret: "Solveigs_own_secret_link_1234567"))
        for request: ServiceRequest in [
            .change(ChatID(3), .alias("Solveig")), .changeAll([ChatEdit(ChatID(3), .alias("Solveig"))]),
            .changeTags(.create(name: "Solveig", emoji: "🐎", on: ChatID(3))),
            .changeTags(.rename(TagID(1), name: "Solveig", emoji: "🐎")),
            .createGroup(name: "Solveig", inviting: [ContactID(1)]), .send(.written("Solveig", in: 3), to: ChatID(3)),
            .edit(MessageID(1), .text(StyledText("Solveig"))), .redact(MessageID(1), reason: "Solveig"),
            .connect(link), .plan(link),
        ] {
            for action: AppAction in [
                .refused(request, .gone("Solveig")), .answered(request, .ended(name: "Solveig")),
                .answered(request, .plan(.new(name: "Solveig"))), .answered(request, .link(link, ChatID(1))),
                .answered(
                    request, .group(ChatID(1), refused: [RefusedInvitation(name: "Solveig", reason: .gone("Solveig"))])),
            ] {
                let text = recorded(action)
                #expect(!text.contains("Solveig") && !text.contains("🐎"), "\(text)")
            }
        }
        let removal = AppAction.answered(.remove([.messages(ChatID(3))]), .done)
        #expect(recorded(removal) == "\(removal)")
    }

    @Test func theWordsOfChangesThatWereNotSavedAreNotRecorded() {
        for change: LocalChange in [
            .draft(Draft(chat: ChatID(1), text: "Solveig")),
            .profileOption(ProfileID(1), .readReceipts, .text("Solveig")),
        ] {
            let text = recorded(.notSaved(change, .gone("Solveig")))
            #expect(!text.contains("Solveig"), "\(text)")
        }
        #expect(!recorded(.registration(.refused(.gone("Solveig")))).contains("Solveig"))
        let failure = Transfers.Action.failed(MessageID(1), of: TransactionID("1"), .gone("Solveig"))
        #expect(!recorded(.transfers(failure)).contains("Solveig"))
    }

    @Test func whatWasDoneToAProfileIsRecordedAndItsNameIsNot() {
        var hidden = Profile.fixture("Solveig")
        hidden.isHidden = true
        for action: AppAction in [
            .profileOpened(hidden), .profilesLoaded([ProfileSummary(profile: hidden, unreadTotal: 0)]),
            .profilesPage(.unlocked(1, [ProfileSummary(profile: hidden, unreadTotal: 0)])),
        ] {
            let text = recorded(action)
            #expect(!text.contains("Solveig") && text.contains("isHidden: true"), "\(text)")
        }
        // All of it or nothing: what a replay is told must lead where it led.
        for action: AppAction in [
            .command(.hideProfile), .profilesPage(.entryChosen(.hide)), .profile(ProfileID(1), .changed(.hide)),
            .profile(ProfileID(1), .changed(.unhide)),
        ] {
            #expect(recorded(action) == "\(action)")
        }
    }
}
