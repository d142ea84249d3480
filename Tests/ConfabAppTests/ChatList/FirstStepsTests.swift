import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The first steps of a profile without contacts.
@Suite struct FirstStepsTests {
    private let notes = ChatSummary.fixture(1, "", kind: .notes)
    private let link = ChatSummary.fixture(2, "", kind: .pendingConnection(PendingConnection(side: .invited)))

    @Test(arguments: [80, 60])
    func aProfileWithoutContactsShowsTheFirstSteps(width: Int) {
        for chats in [[], [notes], [notes, link]] {
            let state = AppState.fixture(width: width, chats: chats)
            #expect(shown(state).contains("Invite someone"))
            #expect(shown(state).contains("invite yourself."))
            #expect(App.lines(state).contains { $0.hasPrefix("n: Invite someone") })
        }
    }

    @Test(arguments: [Size(40, 12), Size(60, 12), Size(60, 20), Size(80, 14), Size(80, 24)])
    func noStepIsCutOff(size: Size) {
        let screen = shown(.fixture(width: size.width, height: size.height, chats: [notes]))
        for words in ["Invite someone", " it.", "Accept an invite", "received.", "Look around", "terminal."] {
            #expect(screen.contains(words), "\(words) in \(screen)")
        }
        #expect(screen.contains("yourself.") == (size.height > 12))
    }

    @Test func whereThereIsASecondProfileNoneIsProposed() {
        var state = AppState.fixture(chats: [notes])
        state.profiles = [
            ProfileSummary(profile: .fixture(), unreadTotal: 0),
            ProfileSummary(profile: .fixture("Work", id: 2), unreadTotal: 0),
        ]
        #expect(shown(state).contains("Invite someone") && !shown(state).contains("--profile"))
        #expect(!App.lines(state).contains { $0.contains("--profile") })
    }

    @Test func theFirstContactEndsThem() {
        for chats in [[notes, .fixture(3, "Grace")], [.fixture(3, "Crew", kind: .group(GroupID(1)))]] {
            #expect(!shown(.fixture(chats: chats)).contains("Invite someone"))
        }
        var archived = AppState.fixture(chats: [notes])
        archived.withMain { $0.chatList.counts.byFilter[.archived] = FilterCount(chats: 1) }
        #expect(!shown(archived).contains("Invite someone"))
    }

    @Test(arguments: [Size(80, 24), Size(60, 20), Size(40, 12), Size(40, 8)])
    func theyCoverNoRow(size: Size) {
        let state = AppState.fixture(width: size.width, height: size.height, chats: [notes])
        #expect(shown(state).contains("Notes"))
    }

    @Test func aClickOnAStepTakesIt() {
        let state = AppState.fixture(chats: [notes])
        #expect(click("Invite someone", of: state) == .command(.newChat))
        #expect(click("Accept an invite", of: state) == .command(.pasteLink))
        #expect(click("Look around", of: state) == .command(.copyDemo))
        #expect(typed("P", in: state).frontLayer == .newChat(.paste(NewChat.Field())))
    }

    @Test func theDemoCommandIsCopied() {
        var state = AppState.fixture(chats: [notes])
        let effects = App.reduce(&state, .key("alt-d"))
        #expect(effects.contains(.perform(.terminal(.copy("confab --demo")))))
        #expect(shown(state).contains("confab --demo"))
    }

    @Test func theEmptyNotesSayWhatTheyAreFor() {
        let state = AppState.fixture(chats: [notes], open: notes.id, messages: [])
        #expect(shown(state).contains("Only you can see this chat"))
    }
}
