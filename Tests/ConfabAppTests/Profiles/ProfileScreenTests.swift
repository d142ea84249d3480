import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@Suite struct ProfileScreenTests {
    private let work = ProfileID(2)

    @Test func theSheet() { assertSnapshot(of: .picker(), as: .layer(alsoAt: .tiny, .small)) }

    @Test func theSheetOfASingleProfile() { assertSnapshot(of: .picker([.fixture("Ada", id: 1)]), as: .layer()) }

    @Test func aProfileIsBeingOpened() {
        assertSnapshot(of: typed("enter", in: .picker()).after(.profile(work, .takesLong)), as: .layer())
    }

    @Test func aProfileThatAnotherProcessHas() {
        let held = AppState.picker().after(.holdersLoaded([work: 4711, ProfileID(3): 0]))
        assertSnapshot(of: held.after(.userPicker(.chosen(.profile(work)))), as: .layer(alsoAt: .small))
    }

    @Test func aProfileThatCannotBeOpened() {
        let failed = AppAction.profile(
            work, .notOpened(.diskFull))
        assertSnapshot(of: typed("enter", in: .picker()).after(failed), as: .layer(alsoAt: .small))
    }

    @Test func moreProfilesThanFit() {
        let many = (1...40).map { ProfileSummary.fixture("Profile \($0)", id: $0, minutesAgo: Int64($0)) }
        assertSnapshot(of: typed("G", "k", "k", in: .picker(many)), as: .layer(alsoAt: .large), named: "sheet")
        assertSnapshot(of: typed("G", "k", "k", in: .profilesPage(many)), as: .layer(alsoAt: .large), named: "page")
    }

    @Test func thePage() { assertSnapshot(of: .profilesPage(), as: .layer(alsoAt: .tiny, .small)) }

    @Test func whatCanBeDone() {
        assertSnapshot(of: typed("g", "enter", in: .profilesPage()), as: .layer())
    }

    @Test func searching() {
        assertSnapshot(of: typed("/", "w", "o", in: .profilesPage()), as: .layer(), named: "found")
        let nothing = typed("/", "f", "i", "s", "h", in: .profilesPage())
        assertSnapshot(of: nothing, as: .layer(alsoAt: .small), named: "nothing")
        assertSnapshot(of: typed("enter", in: nothing), as: .layer(), named: "checking")
        assertSnapshot(
            of: typed("enter", in: nothing).after(.profilesPage(.unlocked(4, [.secret]))), as: .layer(),
            named: "unlocked")
    }

    @Test func renaming() {
        assertSnapshot(of: typed("e", in: .profilesPage()), as: .layer(), named: "begun")
        assertSnapshot(of: typed("e", "backspace", in: .profilesPage()), as: .layer(), named: "empty")
    }

    @Test func hiding() {
        let begun = typed("H", in: .profilesPage())
        assertSnapshot(of: begun, as: .layer(alsoAt: .tiny, .small), named: "begun")
        assertSnapshot(of: typed("f", "i", "s", "h", "tab", "f", in: begun), as: .layer(), named: "different")
        assertSnapshot(of: typed("f", "tab", "f", in: begun), as: .layer(), named: "same")
        assertSnapshot(of: typed("H", in: .profilesPage([.fixture("Ada", id: 1)])), as: .layer(), named: "only")
    }

    @Test func deleting() {
        let asked = typed("g", "d", in: .profilesPage())
        assertSnapshot(of: asked, as: .layer(), named: "counting")
        let counted = asked.after(
            .profilesPage(
                .counted(
                    work, ProfileBelongings(chats: 240, messages: 12_345, contacts: 31, groups: 7, groupsOwnedAlone: 2))
            ))
        assertSnapshot(of: counted, as: .layer(alsoAt: .small), named: "counted")
        assertSnapshot(of: typed("j", in: counted), as: .layer(), named: "delete")
        assertSnapshot(of: typed("j", "enter", in: counted), as: .layer(), named: "deleting")
    }

    @Test func onlyASCII() {
        var state = AppState.picker()
        state.options.glyphs = .ascii
        assertSnapshot(of: state, as: .layer(), named: "sheet")
        state = AppState.profilesPage()
        state.options.glyphs = .ascii
        assertSnapshot(of: state, as: .layer(), named: "page")
    }
}
