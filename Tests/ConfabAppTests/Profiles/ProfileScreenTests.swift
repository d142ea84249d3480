import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// How the sheet and the page of profiles look.
@Suite struct ProfileScreenTests {
    private let work = ProfileID(2)

    @Test func theSheet() { checkLayer(.picker(), "people") }

    @Test func theSheetOfASingleProfile() { checkLayer(.picker([.fixture("Ada", id: 1)]), "alone") }

    @Test func aProfileIsBeingOpened() {
        checkLayer(typed("enter", in: .picker()).after(.profile(work, .takesLong)), "opening")
    }

    @Test func aProfileThatAnotherProcessHas() {
        let held = AppState.picker().after(.holdersLoaded([work: 4711, ProfileID(3): 0]))
        checkLayer(held.after(.userPicker(.chosen(.profile(work)))), "held")
    }

    @Test func aProfileThatCannotBeOpened() {
        let failed = AppAction.profile(
            work, .notOpened(.offline))
        checkLayer(typed("enter", in: .picker()).after(failed), "failed")
    }

    @Test func moreProfilesThanFit() {
        let many = (1...40).map { ProfileSummary.fixture("Profile \($0)", id: $0, minutesAgo: Int64($0)) }
        checkLayer(typed("G", "k", "k", in: .picker(many)), "sheet")
        checkLayer(typed("G", "k", "k", in: .profilesPage(many)), "page")
    }

    @Test func thePage() { checkLayer(.profilesPage(), "all") }

    @Test func whatCanBeDone() { checkLayer(typed("g", "enter", in: .profilesPage()), "menu") }

    @Test func searching() {
        checkLayer(typed("/", "w", "o", in: .profilesPage()), "found")
        let nothing = typed("/", "f", "i", "s", "h", in: .profilesPage())
        checkLayer(nothing, "nothing")
        checkLayer(typed("enter", in: nothing), "checking")
        checkLayer(typed("enter", in: nothing).after(.profilesPage(.unlocked(4, [.secret]))), "unlocked")
    }

    @Test func renaming() {
        checkLayer(typed("e", in: .profilesPage()), "begun")
        checkLayer(typed("e", "backspace", in: .profilesPage()), "empty")
    }

    @Test func hiding() {
        let begun = typed("H", in: .profilesPage())
        checkLayer(begun, "begun")
        checkLayer(typed("f", "i", "s", "h", "tab", "f", in: begun), "different")
        checkLayer(typed("f", "tab", "f", in: begun), "same")
        checkLayer(typed("H", in: .profilesPage([.fixture("Ada", id: 1)])), "only")
    }

    @Test func deleting() {
        let asked = typed("g", "d", in: .profilesPage())
        checkLayer(asked, "counting")
        let counted = asked.after(
            .profilesPage(
                .counted(
                    work, ProfileBelongings(chats: 240, messages: 12_345, contacts: 31, groups: 7, groupsOwnedAlone: 2))
            ))
        checkLayer(counted, "counted")
        checkLayer(typed("j", in: counted), "delete")
        checkLayer(typed("j", "enter", in: counted), "deleting")
    }

    @Test func onlyASCII() {
        var state = AppState.picker()
        state.options.glyphs = .ascii
        assertSnapshot(of: layerView(state), as: .screen(80, 23), named: "sheet")
        state = AppState.profilesPage()
        state.options.glyphs = .ascii
        assertSnapshot(of: layerView(state), as: .screen(80, 23), named: "page")
    }

    @Test func aVeryLowTerminal() {
        for (name, state) in [
            ("sheet", AppState.picker()), ("page", .profilesPage()), ("hide", typed("H", in: .profilesPage())),
        ] {
            var state = state
            state.size = Size(20, 6)
            assertSnapshot(of: App.view(state), as: .screen(20, 6), named: name)
        }
    }
}
