import ConfabApp
import Testing
import ViewSnapshots

/// The functions that tests rely on fail the test that uses them wrongly.
@Suite struct SupportTests {
    @Test(arguments: ["", "entre", "jk", "ctl-x", "ctrl-"]) func aMistypedKeyFails(text: String) {
        withKnownIssue { _ = AppAction.key(text) }
    }

    @Test func aForgottenLayerFails() {
        withKnownIssue { _ = layerView(.fixture()) }
    }

    @Test func aSizeAtWhichNothingRespondsIsRefused() throws {
        let card = AppState.card(.someNotes)
        #expect(throws: SnapshotProblem.self) { try Snapshotting.layer(alsoAt: .large).snapshot(card) }
        #expect(try Snapshotting.layer(alsoAt: .small).snapshot(card).contains("\n40×12  layer "))
    }
}
