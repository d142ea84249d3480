@testable import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// How new chats look, and how they are said.
@Suite struct NewChatScreenTests {
    @Test func theMenu() { checkLayer(.newChat(.menu(selection: 1)), "menu") }

    @Test func aLinkOfOnesOwn() {
        checkLayer(.newChat(.link(NewChat.Invitation())), "creating")
        checkLayer(
            .newChat(
                .link(NewChat.Invitation(.failed(.offline)))),
            "failed")
        checkLayer(.invitation(), "link")
        checkLayer(.invitation(nil), "no-code")
        checkLayer(typed("escape", in: .invitation()), "keep")
    }

    @Test func aLinkOfOneOfSeveralProfiles() {
        var state = AppState.people()
        state.layers = AppState.invitation().layers
        checkLayer(state, "link")
        checkLayer(typed("@", "j", in: state), "profiles")
        state = typed("@", "j", "enter", in: state)
        _ = App.reduce(&state, .profile(ProfileID(2), .notOpened(.offline)))
        checkLayer(state, "refused")
    }

    @Test func aLinkWithASCIIAlone() {
        var state = AppState.invitation()
        state.options.glyphs = .ascii
        checkLayer(state, "ascii")
    }

    @Test func pasting() {
        checkLayer(.newChat(.paste(NewChat.Field())), "empty")
        checkLayer(typed("x", "enter", in: .newChat(.paste(NewChat.Field()))), "problem")
    }

    @Test func scanning() {
        var scan = NewChat.Scan()
        checkLayer(.newChat(.scan(scan)), "empty")
        scan.field.text = EditableText("~/Pictures/code.png")
        scan.isBusy = true
        checkLayer(.newChat(.scan(scan)), "busy")
        scan.isBusy = false
        scan.field.problem = .code(.noReader)
        checkLayer(.newChat(.scan(scan)), "problem")
        scan.links = [.fixture, .other]
        checkLayer(.newChat(.scan(scan)), "several")
    }

    @Test func everyOutcomeOfALink() {
        let row = ChatSummary.fixture(
            12, "", kind: .pendingConnection(PendingConnection(side: .invited)), condition: .connecting)
        checkLayer(.following(.new(name: "Grace Hopper")), "new")
        checkLayer(typed("enter", in: .following(.new(name: "Grace Hopper"))), "connecting-now")
        checkLayer(.following(.own(ChatID(12)), row), "own")
        checkLayer(.following(.known(ChatID(2)), .fixture(2, "Grace Hopper")), "known")
        checkLayer(.following(.connecting(ChatID(12)), row), "connecting")
        checkLayer(.following(.used), "used")
        checkLayer(.following(.gone), "gone")
        var failed = NewChat.Followed(.fixture)
        failed.preview.failLook(.offline)
        checkLayer(.newChat(.follow(failed)), "unknown")
        var long = NewChat.Followed(.fixture)
        long.preview.waitedLong()
        checkLayer(.newChat(.follow(long)), "long")
        var refused = AppState.following(.new(name: "Grace Hopper"))
        _ = App.reduce(
            &refused, .refused(.connect(.fixture), by: .newChat, .offline))
        checkLayer(refused, "refused")
    }

    @Test func aGroup() {
        checkLayer(.newChat(.group(NewChat.GroupDraft())), "name")
        let long = NewChat.Field(EditableText(String(repeating: "long ", count: 20)))
        checkLayer(.newChat(.group(NewChat.GroupDraft(long))), "too-long")
        checkLayer(typed("enter", "down", in: .members()), "members")
        checkLayer(typed("enter", "tab", in: .members()), "button")
        checkLayer(.members([]), "nobody")
        checkLayer(typed("enter", "tab", "enter", in: .members()), "busy")
        var failed = typed("enter", "tab", "enter", in: .members())
        _ = App.reduce(
            &failed, .refused(.createGroup(name: "Tea"), by: .newChat, .offline))
        checkLayer(failed, "failed")
    }

    @Test func findingSomeone() {
        checkLayer(.finding(), "all")
        checkLayer(.finding([]), "nobody")
        checkLayer(typed("down", "down", in: .finding()), "selected")
    }

    @Test func aVeryLowTerminal() {
        for (name, state) in [
            ("menu", AppState.newChat(.menu(selection: 4))), ("link", .invitation()),
            ("keep", typed("escape", in: .invitation())),
            ("members", .members()), ("find", .finding()), ("plan", .following(.new(name: "Grace"))),
            ("paste", .newChat(.paste(NewChat.Field()))),
        ] {
            var state = state
            state.size = Size(20, 6)
            assertSnapshot(of: App.view(state), as: .screen(20, 6), named: name)
        }
    }
}
