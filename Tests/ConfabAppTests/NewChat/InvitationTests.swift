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
        #expect(App.reduce(&state, .command(.createLink)) == [.perform(.createLink(me))])
        #expect(shown(state).contains("Creating link…"))
        _ = App.reduce(&state, .newChat(.linkCreated(.fixture, ChatID(12), .fixture)))
        #expect(state.invitation?.made == NewChat.MadeLink(.fixture, chat: ChatID(12), code: .fixture))
        for key in ["enter", "y"] {
            #expect(App.reduce(&state, .key(key)).first == .perform(.copy(ConnectLink.fixture.address)))
        }
        #expect(click("confab://", of: state) == .newChat(.copyLink))
        #expect(click("Copy (", of: state) == .newChat(.copyLink))
    }

    @Test func whatFailedSaysWhyAndIsTriedAgain() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .command(.createLink))
        _ = App.reduce(&state, .newChat(.linkFailed("The disk is full.")))
        #expect(shown(state).contains("The disk is full."))
        #expect(click("Retry", of: state) == .newChat(.retried))
        #expect(App.reduce(&state, .key("enter")) == [.perform(.createLink(me))])
        #expect(state.invitation?.progress == .creating)
        // Once is enough.
        #expect(App.reduce(&state, .key("enter")) == [])
        _ = App.reduce(&state, .newChat(.linkFailed("The disk is full.")))
        #expect(typed("escape", in: state).overlay == nil)
    }

    @Test func leavingItUnusedAsksAndKeepsIt() {
        for way in ["enter", "escape"] {
            var state = typed("escape", in: .invitation())
            #expect(state.invitation?.answer == 0)
            #expect(shown(state).contains("Keep unused invitation?"))
            #expect(App.reduce(&state, .key(way)) == [])
            #expect(state.overlay == nil)
        }
        // Beside the dialog is away from it, too.
        #expect(clicked("Ada", in: .invitation()).invitation?.answer == 0)
    }

    @Test func itIsDeletedWhereThatIsChosen() {
        var state = typed("escape", "j", in: .invitation())
        #expect(App.reduce(&state, .key("enter")) == [.perform(.withdrawLink(ChatID(12)))])
        #expect(state.overlay == nil)
        state = typed("escape", in: .invitation())
        guard let action = click("Delete", of: state) else { return }
        #expect(App.reduce(&state, action) == [.perform(.withdrawLink(ChatID(12)))])
    }

    /// Nobody has seen it, so nobody can miss it.
    @Test func aLinkThatWasLeftBeforeItWasThereIsTakenBack() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .command(.createLink))
        state = typed("escape", in: state)
        #expect(state.overlay == nil)
        #expect(
            App.reduce(&state, .newChat(.linkCreated(.fixture, ChatID(12), .fixture)))
                == [.perform(.withdrawLink(ChatID(12)))])
        _ = App.reduce(&state, .newChat(.linkFailed("The disk is full.")))
        #expect(state.toasts.toasts.map(\.text) == ["The disk is full."])
    }

    /// The dialog went on showing the spent link, and the first message went to another chat.
    @Test func theChatOpensWhenTheLinkThatIsShownIsUsed() {
        for state in [AppState.invitation(), typed("escape", in: .invitation())] {
            var state = state
            _ = App.reduce(&state, .newChat(.joined(.fixture(77, "Grace"))))
            #expect(state.overlay == nil)
            #expect(state.main?.conversation?.chat.id == ChatID(77))
        }
    }

    @Test func whoeverConnectsMeanwhileIsTold() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .newChat(.joined(.fixture(77, "Grace"))))
        #expect(state.main?.conversation == nil)
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
            #expect(shown(state).contains("Copy (enter, y)"), "\(size)")
        }
    }

    @Test func withoutACodeTheLinkIsThere() {
        #expect(shown(.invitation(nil)).contains("No QR code"))
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
        #expect(shown(state).contains("Take back"))
        state.size = Size(60, 24)
        #expect(!shown(state).contains("█"))
        #expect(shown(state).contains("QR code needs a window"))
    }
}
