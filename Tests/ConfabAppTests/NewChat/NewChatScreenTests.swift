@testable import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// The look of new chats, and their spoken lines.
@Suite struct NewChatScreenTests {
    @Test func theMenu() { assertSnapshot(of: .newChat(.menu(selection: 1)), as: .layer(alsoAt: .tiny, .small)) }

    @Test func aLinkOfOnesOwn() {
        assertSnapshot(of: .newChat(.link(NewChat.Invitation())), as: .layer(), named: "creating")
        assertSnapshot(of: .newChat(.link(NewChat.Invitation(.failed(.diskFull)))), as: .layer(), named: "failed")
        assertSnapshot(of: .invitation(), as: .layer(alsoAt: .tiny, .small, .large), named: "link")
        assertSnapshot(of: .invitation(nil), as: .layer(alsoAt: .small), named: "no-code")
        assertSnapshot(of: typed("escape", in: .invitation()), as: .layer(alsoAt: .tiny, .small), named: "keep")
    }

    @Test func aLinkOfOneOfSeveralProfiles() {
        var state = AppState.people()
        state.layers = AppState.invitation().layers
        assertSnapshot(of: state, as: .layer(), named: "link")
        assertSnapshot(of: typed("@", "j", in: state), as: .layer(alsoAt: .small), named: "profiles")
        state = typed("@", "j", "enter", in: state)
        _ = App.reduce(&state, .profile(ProfileID(2), .notOpened(.diskFull)))
        assertSnapshot(of: state, as: .layer(), named: "refused")
    }

    @Test func aLinkWithASCIIAlone() {
        var state = AppState.invitation()
        state.options.glyphs = .ascii
        assertSnapshot(of: state, as: .layer())
    }

    @Test func pasting() {
        assertSnapshot(of: .newChat(.paste(NewChat.Field())), as: .layer(alsoAt: .tiny, .small), named: "empty")
        assertSnapshot(of: typed("x", "enter", in: .newChat(.paste(NewChat.Field()))), as: .layer(), named: "problem")
    }

    @Test func scanning() {
        var scan = NewChat.Scan()
        assertSnapshot(of: .newChat(.scan(scan)), as: .layer(), named: "empty")
        scan.field.text = EditableText("~/Pictures/code.png")
        scan.isBusy = true
        assertSnapshot(of: .newChat(.scan(scan)), as: .layer(), named: "busy")
        scan.isBusy = false
        scan.field.problem = .code(.noReader)
        assertSnapshot(of: .newChat(.scan(scan)), as: .layer(), named: "problem")
        scan.links = [.fixture, .other]
        assertSnapshot(of: .newChat(.scan(scan)), as: .layer(alsoAt: .small), named: "several")
    }

    @Test func everyOutcomeOfALink() {
        let row = ChatSummary.fixture(
            12, "", kind: .pendingConnection(PendingConnection(side: .invited)), condition: .connecting)
        assertSnapshot(of: .following(.new(name: "Grace Hopper")), as: .layer(alsoAt: .tiny, .small), named: "new")
        assertSnapshot(
            of: typed("enter", in: .following(.new(name: "Grace Hopper"))), as: .layer(), named: "connecting-now")
        assertSnapshot(of: .following(.own(ChatID(12)), row), as: .layer(), named: "own")
        assertSnapshot(
            of: .following(.known(ChatID(2)), .fixture(2, "Grace Hopper")), as: .layer(alsoAt: .small), named: "known")
        assertSnapshot(of: .following(.connecting(ChatID(12)), row), as: .layer(), named: "connecting")
        assertSnapshot(of: .following(.used), as: .layer(), named: "used")
        assertSnapshot(of: .following(.gone), as: .layer(), named: "gone")
        var failed = NewChat.Followed(.fixture)
        failed.preview.failLook(.offline)
        assertSnapshot(of: .newChat(.follow(failed)), as: .layer(), named: "unknown")
        var long = NewChat.Followed(.fixture)
        long.preview.waitedLong()
        assertSnapshot(of: .newChat(.follow(long)), as: .layer(), named: "long")
        var refused = AppState.following(.new(name: "Grace Hopper"))
        _ = App.reduce(
            &refused, .refused(.connect(.fixture), by: .newChat, .service(.link(.used))))
        assertSnapshot(of: refused, as: .layer(), named: "refused")
    }

    @Test func aGroup() {
        assertSnapshot(of: .newChat(.group(NewChat.GroupDraft())), as: .layer(alsoAt: .small), named: "name")
        let long = NewChat.Field(EditableText(String(repeating: "long ", count: 20)))
        assertSnapshot(of: .newChat(.group(NewChat.GroupDraft(long))), as: .layer(), named: "too-long")
        assertSnapshot(of: typed("enter", "down", in: .members()), as: .layer(alsoAt: .tiny, .small), named: "members")
        assertSnapshot(of: typed("enter", "tab", in: .members()), as: .layer(), named: "button")
        assertSnapshot(of: .members([]), as: .layer(), named: "nobody")
        assertSnapshot(of: typed("enter", "tab", "enter", in: .members()), as: .layer(), named: "busy")
        var failed = typed("enter", "tab", "enter", in: .members())
        _ = App.reduce(
            &failed, .refused(.createGroup(name: "Tea"), by: .newChat, .diskFull))
        assertSnapshot(of: failed, as: .layer(), named: "failed")
    }

    @Test func findingSomeone() {
        assertSnapshot(of: .finding(), as: .layer(alsoAt: .tiny, .small), named: "all")
        assertSnapshot(of: .finding([]), as: .layer(), named: "nobody")
        assertSnapshot(of: typed("down", "down", in: .finding()), as: .layer(), named: "selected")
    }
}
