import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// What was refused is recorded without what the user wrote, and hidden profiles are not recorded as such.
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

    @Test func thatAProfileIsHiddenIsNotRecorded() {
        var hidden = Profile.fixture()
        hidden.isHidden = true
        for action: AppAction in [
            .profileOpened(hidden), .profilesLoaded([ProfileSummary(profile: hidden, unreadTotal: 0)], .ask),
            .profilesPage(.changed(ProfileID(1), .hide)), .profilesPage(.changed(ProfileID(1), .unhide)),
        ] {
            let text = recorded(action)
            #expect(!text.contains("isHidden: true") && !text.contains("hide"), "\(text)")
        }
    }
}
