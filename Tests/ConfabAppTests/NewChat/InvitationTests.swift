import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// A link of one's own (row 46).
@Suite struct InvitationTests {
    private let me = ProfileID(1)

    @Test func aLinkIsCreatedShownAndCopied() {
        var state = AppState.fixture()
        #expect(App.reduce(&state, .command(.createLink)) == [.request(.createLink, by: .newChat)])
        #expect(shown(state).contains("Creating the invite link…"))
        _ = App.reduce(&state, .newChat(.linkCreated(.fixture, ChatID(12), .fixture)))
        #expect(state.invitation?.made == NewChat.MadeLink(link: .fixture, chat: ChatID(12), code: .fixture))
        for key in ["enter", "y"] {
            #expect(App.reduce(&state, .key(key)).first == .perform(.terminal(.copy(ConnectLink.fixture.address))))
        }
        #expect(click("confab://", of: state) == .newChat(.copyLink))
        #expect(click("Copy (", of: state) == .newChat(.copyLink))
    }

    @Test func whatFailedSaysWhyAndIsTriedAgain() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .command(.createLink))
        _ = App.reduce(&state, .refused(.createLink, by: .newChat, .offline))
        #expect(shown(state).contains("The service can't"))
        #expect(click("Retry", of: state) == .newChat(.retried))
        #expect(App.reduce(&state, .key("enter")) == [.request(.createLink, by: .newChat)])
        #expect(state.invitation?.progress == .creating)
        // Once is enough.
        #expect(App.reduce(&state, .key("enter")) == [])
        _ = App.reduce(&state, .refused(.createLink, by: .newChat, .offline))
        #expect(typed("escape", in: state).frontLayer == nil)
    }

    @Test func leavingItUnusedAsksAndKeepsIt() {
        for way in ["enter", "escape"] {
            var state = typed("escape", in: .invitation())
            #expect(state.confirmation?.selection == 0)
            #expect(shown(state).contains("Keep this invite link?"))
            #expect(App.reduce(&state, .key(way)) == [])
            #expect(state.frontLayer == nil)
        }
        // Beside the dialog is away from it, too.
        var wide = AppState.invitation()
        wide.size = Size(120, 36)
        #expect(clicked("Ada", in: wide).confirmation?.selection == 0)
    }

    @Test func itIsDeletedWhereThatIsChosen() {
        var state = typed("escape", "down", "down", in: .invitation())
        #expect(App.reduce(&state, .key("enter")) == [.request(.remove([.pending(ChatID(12))]), by: .newChat)])
        #expect(state.frontLayer == nil)
        state = typed("escape", in: .invitation())
        guard let action = click("Delete", of: state) else { return }
        #expect(App.reduce(&state, action) == [.request(.remove([.pending(ChatID(12))]), by: .newChat)])
    }

    /// A user who expects the list types keys that move there, and Enter: that must not delete something unrecoverable.
    @Test func whatWasTypedBeforeTheQuestionCouldBeSeenDeletesNothing() {
        for keys in [["j"], ["j", "j"], ["G"], ["d"], ["x", "space"]] {
            var state = typed("escape", in: .invitation())
            for key in keys { #expect(App.reduce(&state, .key(key)) == []) }
            #expect(state.confirmation?.selection == 0)
            #expect(App.reduce(&state, .key("enter")) == [])
            #expect(state.frontLayer == nil)
        }
        // One step leads back to the link.
        let state = typed("escape", "down", "enter", in: .invitation())
        #expect(state == .invitation())
    }

    @Test func aLinkThatWasCopiedIsKeptWithoutAQuestion() {
        var state = typed("y", in: .invitation())
        #expect(App.reduce(&state, .key("escape")) == [state.expiry])
        #expect(state.said == [kept])
        #expect(state.frontLayer == nil)
    }

    private let kept = "Invite link saved. You'll find it in your chats."

    @Test func aLinkThatIsLeftForSomethingElseIsKeptAndSaidToBe() {
        for before in [AppState.invitation(), typed("y", in: .invitation()), typed("escape", in: .invitation())] {
            #expect(typed("f1", "escape", in: before) == before, "the help is in front of it")
            var state = typed("alt-x", in: before)
            _ = App.reduce(&state, .terminal(.paste("switch profiles")))
            _ = App.reduce(&state, .key("enter"))
            #expect(state.said == [kept])
            state = typed("alt-k", in: before)
            _ = App.reduce(&state, .switcher(.chosen(.tab(nil))))
            #expect(state.said == [kept])
        }
        // Nothing is there to be kept.
        var creating = typed("alt-k", in: .newChat(.link(NewChat.Invitation())))
        _ = App.reduce(&creating, .switcher(.chosen(.tab(nil))))
        #expect(creating.said.isEmpty)
    }

    // MARK: - For which profile

    private let work = ProfileID(2)

    /// The link of Ada, who has other profiles.
    private func shared() -> AppState {
        var state = AppState.people()
        state.layers = AppState.invitation().layers
        return state
    }

    @Test func thereIsNothingToChooseWithOneProfile() {
        #expect(!shown(.invitation()).contains("For:"))
        #expect(typed("@", in: .invitation()) == .invitation())
    }

    @Test func theProfileOfALinkIsChosenWithTheKeysAndTheMouse() {
        #expect(shown(shared()).contains("For: Ada ▾ (@)"))
        #expect(click("For: Ada", of: shared()) == .newChat(.profileAsked))
        var state = shared()
        #expect(App.reduce(&state, .key("@")) == [.perform(.query(.holders([2, 4, 3].map { ProfileID($0) })))])
        #expect(state.invitation?.choosing == ProfileID(1))
        #expect(click("Work", of: state) == .newChat(.profileChosen(work)))
        // Back is back to the link, and so is the one that is open.
        #expect(typed("escape", in: state) == shared())
        #expect(typed("enter", in: state) == shared())
        let effects = App.reduce(&state, .key("j")) + App.reduce(&state, .key("enter"))
        #expect(
            effects == [
                .perform(.profile(.open(work, withdrawing: ChatID(12)))),
                .after(.milliseconds(100), .profile(work, .takesLong), id: "opening-patience"),
            ])
        // The link stays on the screen meanwhile.
        #expect(shown(state).contains("confab://"))
        #expect(typed("@", "y", in: state).invitation?.choosing == nil)
        #expect(shown(state.after(.profile(work, .takesLong))).contains("Opening Work…"))
    }

    @Test func neitherHiddenProfilesNorHeldOnesCanBeChosen() {
        var state = AppState.people(ProfileSummary.fixtures + [.secret])
        state.layers = AppState.invitation().layers
        state = typed("@", in: state).after(.holdersLoaded([work: 42]))
        #expect(!shown(state).contains("Nightbird"))
        #expect(!App.lines(state).contains { $0.hasPrefix("Work") })
        #expect(App.lines(state).contains("Ada, selected"))
    }

    @Test func theOtherProfileIsOpenedWithANewLink() {
        var state = typed("@", "j", "enter", in: shared())
        let effects = App.reduce(&state, .profileOpened(ProfileSummary.fixtures[0].profile))
        #expect(effects.contains(.request(.createLink, of: work, by: .newChat)))
        #expect(state.main?.profile.id == work)
        #expect(state.invitation?.progress == .creating)
        _ = App.reduce(&state, .newChat(.linkCreated(.other, ChatID(13), .fixture)))
        #expect(state.invitation?.made?.link == .other)
    }

    @Test func aProfileThatCannotBeOpenedLeavesTheLinkAndSaysWhy() throws {
        let opening = typed("@", "j", "enter", in: shared())
        for action in [
            AppAction.profile(work, .notOpened(.offline)),
            .profile(ProfileID(2), .held(ProfileSummary.fixtures[0].profile, process: 42)),
        ] {
            let state = opening.after(action)
            #expect(state.main?.profile.id == ProfileID(1))
            #expect(state.invitation?.made != nil)
            #expect(state.invitation?.opening == nil)
            let said = try #require(state.invitation?.problem).text
            #expect(said.contains("can't be reached") || said.contains("42"))
            #expect(App.lines(state).contains(said))
            #expect(typed("@", in: state).invitation?.choosing == ProfileID(1))
        }
    }

    @Test func aPageThatIsLeftMeanwhileAsksNothing() {
        let state = typed("@", "j", "enter", "escape", in: shared())
        #expect(state.frontLayer == nil)
        let opened = state.after(.profileOpened(ProfileSummary.fixtures[0].profile))
        #expect(opened.frontLayer == nil)
        #expect(opened.main?.profile.id == work)
    }

    // MARK: - Where nobody waits for it

    /// Nobody has seen it, so nobody can miss it.
    @Test func aLinkThatWasLeftBeforeItWasThereIsTakenBack() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .command(.createLink))
        state = typed("escape", in: state)
        #expect(state.frontLayer == nil)
        #expect(
            App.reduce(&state, .answered(.createLink, by: .newChat, .link(.fixture, ChatID(12))))
                == [.request(.remove([.pending(ChatID(12))]), by: .newChat)])
        _ = App.reduce(&state, .refused(.createLink, by: .newChat, .offline))
        #expect(state.said == [Problem.offline.text])
    }

    /// The dialog went on showing the spent link, and the first message went to another chat.
    @Test func theChatOpensWhenTheLinkThatIsShownIsUsed() {
        for state in [AppState.invitation(), typed("escape", in: .invitation())] {
            var state = state
            _ = App.reduce(&state, .chatReady(.fixture(77, "Grace"), .joined))
            #expect(state.frontLayer == nil)
            #expect(state.main?.conversation?.chat.id == ChatID(77))
        }
    }

    @Test func theChatOfAKeptLinkOpensUnlessTheUserIsTyping() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .chatReady(.fixture(77, "Grace"), .joined))
        #expect(state.main?.conversation?.chat.id == ChatID(77))

        state = .fixture(open: ChatID(2))
        _ = App.reduce(&state, .chatReady(.fixture(77, "Grace"), .joined))
        #expect(state.main?.conversation?.chat.id == ChatID(2))
        #expect(state.toasts.all.count == 1)
    }

    // MARK: - The code

    /// As a reader sees it: both modules of a character, the light border around it.
    @Test func theCodeOnTheScreenIsTheCode() throws {
        let code = QRCode.fixture
        let lines = shown(.invitation()).split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        let side = code.size + 2 * QRCode.quietZone
        let top = try #require(lines.firstIndex { $0.contains("█") || $0.contains("▄") }) - QRCode.quietZone / 2
        let left = try #require(lines[top + 2].firstIndex { "█▀▄".contains($0) }) - QRCode.quietZone
        for row in 0..<side {
            for column in 0..<side {
                let character = lines[top + row / 2][left + column]
                let isDark = row % 2 == 0 ? "█▀".contains(character) : "█▄".contains(character)
                let isMeant = code.isDark(column: column - QRCode.quietZone, row: row - QRCode.quietZone)
                #expect(isDark == isMeant, "\(column), \(row)")
            }
        }
    }

    @Test func withASCIITwoCharactersAreAModule() throws {
        var state = AppState.invitation()
        state.options.glyphs = .ascii
        #expect(!shown(state).contains("##"))
        #expect(shown(state).contains("ASCII"))
        state.size = Size(120, 45)
        let lines = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(lines.first { $0.contains("##############") })
        #expect(first.firstRange(of: "##############") != nil)
        #expect(!lines.contains { $0.contains("█") || $0.contains("▀") || $0.contains("▄") })
    }

    @Test func itIsShownOnlyWhereAllOfItFits() {
        for (size, isShown) in [
            (Size(80, 24), true), (Size(71, 22), true), (Size(71, 21), false), (Size(70, 22), false),
            (Size(41, 40), true), (Size(40, 40), false), (Size(40, 12), false), (Size(200, 60), true),
        ] {
            var state = AppState.invitation()
            state.size = size
            #expect(shown(state).contains("█") == isShown, "\(size)")
            #expect(shown(state).contains("confab://"), "\(size)")
            #expect(shown(state).contains("The QR code needs") == !isShown, "\(size)")
            #expect(shown(state).contains("Copy (Enter, y)"), "\(size)")
        }
    }

    /// It stands in one piece where it can, else its secret does; the terminal cannot select what is broken anywhere.
    @Test func theLinkCanBeReadInOnePiece() {
        let link = ConnectLink.fixture
        for size in [Size(80, 24), Size(120, 36), Size(200, 60), Size(60, 20), Size(56, 12)] {
            var state = AppState.invitation()
            state.size = size
            #expect(shown(state).contains(link.address), "\(size)")
        }
        for size in [Size(79, 23), Size(40, 12), Size(41, 40)] {
            var state = AppState.invitation()
            state.size = size
            #expect(shown(state).contains(link.secret), "\(size)")
        }
    }

    @Test func withoutACodeTheLinkIsThere() {
        #expect(shown(.invitation(nil)).contains("can't draw a QR code"))
        #expect(shown(.invitation(nil)).contains("confab://"))
    }

    /// Every role that draws a code, in every shipped theme: see the test of themes. Here: nothing else is drawn in it.
    @Test func allOfItIsDrawnInItsOwnRole() {
        let picture = QRCodeView(.fixture, ViewEnvironment(.invitation()))
        for line in 0..<picture.size.height { #expect(picture.line(line).allSatisfy { $0.role == .qrCode }) }
    }

    @Test func theCardOfALinkShowsItsCode() {
        var details = Card.Details.pending(.invited, Card.Details.link)
        details.code = .fixture
        var state = AppState.card(details)
        #expect(shown(state).contains("█▀▀▀▀▀█") || shown(state).contains("█"))
        #expect(shown(state).contains("Delete"))
        state.size = Size(60, 24)
        #expect(!shown(state).contains("█"))
        #expect(shown(state).contains("QR code needs a window"))
    }
}
