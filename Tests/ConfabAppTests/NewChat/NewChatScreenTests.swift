@testable import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// How new chats look, and how they are said.
@Suite struct NewChatScreenTests {
    @Test func theMenu() { checkOverlay(.newChat(.menu(selection: 1)), "menu") }

    @Test func aLinkOfOnesOwn() {
        checkOverlay(.newChat(.link(NewChat.Invitation())), "creating")
        checkOverlay(
            .newChat(
                .link(NewChat.Invitation(.failed("There is no space left on the disk. Make room, and try again.")))),
            "failed")
        checkOverlay(.invitation(), "link")
        checkOverlay(.invitation(nil), "no-code")
        checkOverlay(typed("escape", in: .invitation()), "keep")
    }

    @Test func aLinkOfOneOfSeveralProfiles() {
        var state = AppState.people()
        state.layers = AppState.invitation().layers
        checkOverlay(state, "link")
        checkOverlay(typed("@", "j", in: state), "profiles")
        state = typed("@", "j", "enter", in: state)
        _ = App.reduce(&state, .profile(ProfileID(2), .notOpened("The disk is full. Make room, and try again.")))
        checkOverlay(state, "refused")
    }

    @Test func aLinkWithASCIIAlone() {
        var state = AppState.invitation()
        state.options.glyphs = .ascii
        checkOverlay(state, "ascii")
    }

    @Test func pasting() {
        checkOverlay(.newChat(.paste(NewChat.Field())), "empty")
        checkOverlay(typed("x", "enter", in: .newChat(.paste(NewChat.Field()))), "problem")
    }

    @Test func scanning() {
        var scan = NewChat.Scan()
        checkOverlay(.newChat(.scan(scan)), "empty")
        scan.field.text = EditableText("~/Pictures/code.png")
        scan.isBusy = true
        checkOverlay(.newChat(.scan(scan)), "busy")
        scan.isBusy = false
        scan.field.problem =
            "Reading codes needs the program zbarimg, which is not installed. On Debian: apt install zbar-tools"
        checkOverlay(.newChat(.scan(scan)), "problem")
        scan.links = [.fixture, .other]
        checkOverlay(.newChat(.scan(scan)), "several")
    }

    @Test func everyOutcomeOfALink() {
        let row = ChatSummary.fixture(
            12, "", kind: .pendingConnection(PendingConnection(side: .invited)), condition: .connecting)
        checkOverlay(.following(.new(name: "Grace Hopper")), "new")
        checkOverlay(typed("enter", in: .following(.new(name: "Grace Hopper"))), "connecting-now")
        checkOverlay(.following(.own(ChatID(12)), row), "own")
        checkOverlay(.following(.known(ChatID(2)), .fixture(2, "Grace Hopper")), "known")
        checkOverlay(.following(.connecting(ChatID(12)), row), "connecting")
        checkOverlay(.following(.used), "used")
        checkOverlay(.following(.gone), "gone")
        var failed = NewChat.Followed(.fixture)
        failed.preview.failLook("The service cannot be reached. It will be tried again.")
        checkOverlay(.newChat(.follow(failed)), "unknown")
        var long = NewChat.Followed(.fixture)
        long.preview.waitedLong()
        checkOverlay(.newChat(.follow(long)), "long")
        var refused = AppState.following(.new(name: "Grace Hopper"))
        _ = App.reduce(
            &refused, .refused(.connect(.fixture), by: .newChat, "This link was used already; each works only once."))
        checkOverlay(refused, "refused")
    }

    @Test func aGroup() {
        checkOverlay(.newChat(.group(NewChat.GroupDraft())), "name")
        let long = NewChat.Field(EditableText(String(repeating: "long ", count: 20)))
        checkOverlay(.newChat(.group(NewChat.GroupDraft(long))), "too-long")
        checkOverlay(typed("enter", "down", in: .members()), "members")
        checkOverlay(typed("enter", "tab", in: .members()), "button")
        checkOverlay(.members([]), "nobody")
        checkOverlay(typed("enter", "tab", "enter", in: .members()), "busy")
        var failed = typed("enter", "tab", "enter", in: .members())
        _ = App.reduce(
            &failed, .refused(.createGroup(name: "Tea"), by: .newChat, "There is no space left on the disk."))
        checkOverlay(failed, "failed")
    }

    @Test func findingSomeone() {
        checkOverlay(.finding(), "all")
        checkOverlay(.finding([]), "nobody")
        checkOverlay(typed("down", "down", in: .finding()), "selected")
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
