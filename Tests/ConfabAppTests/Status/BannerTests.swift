import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The banner above the rows: one at a time, the most important first.
@Suite struct BannerTests {
    private func state(_ actions: Status.Action..., width: Int = 80, height: Int = 24) -> AppState {
        var state = AppState.fixture(width: width, height: height)
        for action in actions { _ = App.reduce(&state, .status(action)) }
        return state
    }

    private func after(_ actions: Status.Action..., in state: AppState) -> Banner? {
        var state = state
        for action in actions { _ = App.reduce(&state, .status(action)) }
        return state.status.banner
    }

    private static let all = Status.StoreCondition(
        importer: 4242, hasNewerRecords: true, isDamaged: true, isReplaced: true)

    @Test func theMostImportantIsShownAndTheNextWhenThatIsClosed() {
        var state = state(.hintsRead(closed: []), .indexed(percent: 40), .looked(Self.all))
        var seen: [Banner.Kind] = []
        while let banner = state.status.banner {
            seen.append(banner.kind)
            state = typed("x", in: state)
        }
        #expect(seen == [.replaced, .damaged, .newer, .importing, .indexing, .hint])
    }

    @Test func whatIsClosedComesBackOnlyWhenItArisesAnew() {
        let damage = Status.StoreCondition(isDamaged: true)
        let closed = typed("x", in: state(.looked(damage)))
        #expect(closed.status.banner == nil)
        #expect(after(.looked(damage), in: closed) == nil)
        #expect(after(.looked(Self.all), in: closed)?.kind == .replaced)
        #expect(after(.looked(Status.StoreCondition()), .looked(damage), in: closed) == .damaged)
    }

    @Test func replacedFilesAreShownUntilTheyAreBack() {
        let state = state(.looked(Status.StoreCondition(isReplaced: true)))
        #expect(shown(state).contains("Database files were"))
        #expect(after(.looked(Status.StoreCondition()), in: state) == nil)
    }

    @Test func anImportIsShownWhileItRuns() {
        let state = state(.looked(Status.StoreCondition(importer: 4242)))
        #expect(shown(state).contains("(process 4242)"))
        #expect(after(.looked(Status.StoreCondition()), in: state) == nil)
    }

    @Test func howFarTheIndexIsChangesInPlace() {
        var state = state(.indexed(percent: 10))
        // Even while the list is used: nothing moves by it.
        state = typed("j", in: state)
        #expect(after(.indexed(percent: 11), in: state) == .indexing(percent: 11))
        #expect(after(.indexed(percent: nil), in: state) == .indexing(percent: 10))
    }

    @Test func noRowMovesUnderWhoeverUsesTheList() {
        var state = typed("j", in: state())
        _ = App.reduce(&state, .status(.looked(Self.all)))
        #expect(state.status.banner == nil)
        _ = App.reduce(&state, .chatList(.rested))
        #expect(state.status.banner == .replaced)
    }

    @Test func aHintIsClosedForGoodAndTheNextWaitsForAnotherStart() {
        var state = state(.hintsRead(closed: []))
        #expect(state.status.banner == .hint(.keys))
        #expect(App.reduce(&state, .key("x")) == [.perform(.save(.closedHint(.keys)))])
        #expect(state.status.banner == nil)
        #expect(self.state(.hintsRead(closed: [.keys])).status.banner == .hint(.rows))
        #expect(self.state(.hintsRead(closed: Set(Hint.allCases))).status.banner == nil)
    }

    @Test func hintsAreNeverInTheWay() {
        #expect(state(.hintsRead(closed: []), height: 19).status.banner == nil)
        #expect(state(.hintsRead(closed: []), width: 31).status.banner == nil)
        // It goes when the screen becomes small, and is there again when it is large.
        var state = state(.hintsRead(closed: []))
        _ = App.reduce(&state, .terminal(.resize(Size(80, 12))))
        #expect(state.status.banner == nil)
        _ = App.reduce(&state, .terminal(.resize(Size(80, 24))))
        #expect(state.status.banner == .hint(.keys))
        // Until it is known which were closed there is none.
        #expect(self.state().status.banner == nil)
        // Without chats the list itself says how to begin.
        var empty = AppState.fixture(chats: [])
        _ = App.reduce(&empty, .status(.hintsRead(closed: [])))
        #expect(empty.status.banner == nil)
    }

    @Test func whatItOffersIsDoneByKeyAndByMouse() {
        let damaged = state(.looked(Status.StoreCondition(isDamaged: true)))
        var opened = damaged
        #expect(App.reduce(&opened, .key("X")).first == .perform(.terminal(.copy("confab doctor"))))
        #expect(click("Copy “confab doctor”", of: damaged) == .command(.openBanner))
        #expect(
            typed("X", in: state(.hintsRead(closed: [.keys, .rows]))).frontLayer == .newChat(.menu(selection: 0)))
        #expect(click("✕", inLineWith: "Some stored", of: damaged) == .command(.closeBanner))
        #expect(clicked("✕", inLineWith: "Some stored", in: damaged).status.banner == nil)
    }

    @Test func openingTheHelpClosesTheHintAboutIt() {
        #expect(state(.hintsRead(closed: [])).status.banner == .hint(.keys))
        #expect(typed("f1", "escape", in: state(.hintsRead(closed: []))).status.banner == nil)
    }

    @Test func withoutABannerTheKeysSaySo() {
        for key in ["x", "X"] { #expect(typed(key, in: state()).toasts.all.count == 1, "\(key) says nothing") }
    }

    @Test func itIsOnlyAboveTheList() {
        var state = state(.looked(Status.StoreCondition(isDamaged: true)))
        #expect(shown(state).contains("confab doctor"))
        state = typed("/", in: state)
        #expect(!shown(state).contains("confab doctor"))
    }

    @Test func everyBanner() {
        let env = ViewEnvironment(.fixture())
        let all: [Banner] =
            [.replaced, .damaged, .newer, .importing(process: 4242), .indexing(percent: 40)]
            + Hint.allCases.map(Banner.hint)
        let banners = Parts(spoken: all.map { BannerView.line($0, env) }) { width in
            Column<AppAction> {
                for banner in all {
                    BannerView(banner: banner, width: width, isShort: width == 40, env: env).node
                }
            }.node
        }
        assertSnapshot(of: banners, as: .columns(32, 40, 48))
    }
}
