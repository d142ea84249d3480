import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// What was refused is recorded without what the user wrote, and what was done to profiles without their names.
@Suite struct RefusalRedactionTests {
    private func recorded(_ action: AppAction) -> String {
        "\(action.redacted(by: Redaction { DisplayWidth.of($0) }))"
    }

    @Test func namesAreNotRecorded() {
        for refused: RefusedChange in [
            .edits([ChatEdit(ChatID(3), .alias("Solveig"))]),
            .tags(.create(name: "Solveig", emoji: "🐎", on: ChatID(3))),
            .tags(.rename(TagID(1), name: "Solveig", emoji: "🐎")),
        ] {
            let text = recorded(.changeFailed(refused, "No Solveig."))
            #expect(!text.contains("Solveig") && !text.contains("🐎"), "\(text)")
        }
        let removals = RefusedChange.removals([.messages(ChatID(3))])
        #expect(recorded(.changeFailed(removals, "")) == "\(AppAction.changeFailed(removals, ""))")
    }

    @Test func whatWasDoneToAProfileIsRecordedAndItsNameIsNot() {
        var hidden = Profile.fixture("Solveig")
        hidden.isHidden = true
        for action: AppAction in [
            .profileOpened(hidden), .profilesLoaded([ProfileSummary(profile: hidden, unreadTotal: 0)], .ask),
            .profilesPage(.unlocked(1, [ProfileSummary(profile: hidden, unreadTotal: 0)])),
        ] {
            let text = recorded(action)
            #expect(!text.contains("Solveig") && text.contains("isHidden: true"), "\(text)")
        }
        // All of it or nothing: what a replay is told must lead where it led.
        for action: AppAction in [
            .command(.hideProfile), .profilesPage(.entryChosen(.hide)), .profilesPage(.changed(ProfileID(1), .hide)),
            .profilesPage(.changed(ProfileID(1), .unhide)),
        ] {
            #expect(recorded(action) == "\(action)")
        }
    }
}
