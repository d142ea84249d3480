import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The bar above the list: avatar, name, connection, and what it gives up where there is little room.
@Suite struct NavigationBarTests {
    private static let reaches: [Status.Action] = [
        .reached(.online), .reached(.failed(.offline(reason: "the host does not answer"))),
        .reached(.failed(.cannotStore(.offline))), .heard(problem: .cannotListen(.remoteIDTooLong)),
    ]

    private func state(_ actions: Status.Action..., width: Int = 200, height: Int = 24) -> AppState {
        var state = AppState.fixture(width: width, height: height)
        for action in actions { _ = App.reduce(&state, .status(action)) }
        return state
    }

    private func bar(_ state: AppState) -> String { String(shown(state).split(separator: "\n")[0]) }

    /// Row 42 of the reference.
    @Test func theIndicatorShowsEachStateOfTheConnection() {
        #expect(!bar(state()).contains("●"))
        #expect(bar(state(.reached(.online))).contains("●"))
        #expect(bar(state(.reached(.failed(.offline(reason: "x"))))).contains("offline ○"))
        #expect(bar(state(.reached(.failed(.cannotStore(.offline))))).contains("can't save ▲"))
        // Even without change notifications, the service may be online.
        let deaf = Status.Action.heard(problem: .cannotListen(.remoteIDTooLong))
        #expect(bar(state(.reached(.online), deaf)).contains("can't update ▲"))
        #expect(bar(state(.reached(.online), deaf, .heard(problem: nil))).contains("●"))
    }

    /// Row 42 of the reference.
    @Test(arguments: reaches) func nothingIsRepaintedWhereTheConnectionStaysAsItIs(action: Status.Action) {
        var state = state(action)
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        _ = renderer.render(App.view(state), size: state.size)
        let before = state
        #expect(App.reduce(&state, .status(action)) == [])
        #expect(state == before)
        let again = renderer.render(App.view(state), size: state.size)
        #expect(again.patches == [])
        #expect(again.counters.nodesBuilt == 0)
    }

    @Test func aDotSaysThatAnotherProfileHasSomethingUnread() {
        func hasDot(_ id: UInt64, unread: Int, isMuted: Bool = false) -> Bool {
            var state = AppState.fixture()
            var other = Profile.fixture()
            other.id = ProfileID(id)
            other.isMuted = isMuted
            state.profiles = [ProfileSummary(profile: other, unreadTotal: unread)]
            return bar(state).contains("•")
        }
        let own = Profile.fixture().id.rawValue
        #expect(hasDot(own + 1, unread: 2))
        #expect(!hasDot(own + 1, unread: 0))
        #expect(!hasDot(own + 1, unread: 2, isMuted: true))
        // Its own is told by the badge.
        #expect(!hasDot(own, unread: 2))
    }

    @Test func whatMattersLessGivesWayFirst() {
        let columns: [NavigationBar.Part: Int] = [.state: 2, .search: 2, .unread: 4, .order: 2, .words: 13]
        func fitting(_ room: Int) -> [NavigationBar.Part] {
            NavigationBar.fitting(NavigationBar.Part.allCases, columns: { columns[$0] ?? 0 }, room: room)
        }
        #expect(fitting(23) == [.state, .search, .unread, .order, .words])
        #expect(fitting(22) == [.state, .search, .unread, .order])
        #expect(fitting(9) == [.state, .search, .unread])
        #expect(fitting(3) == [.state])
        #expect(fitting(1) == [])
    }

    @Test func aLongNameLeavesRoomForWhatMatters() {
        for width in [24, 32, 40] {
            var state = state(.reached(.failed(.cannotStore(.offline))), width: width)
            state.withMainForTest { $0.profile.names = Names("Wolfeschlegelsteinhausenbergerdorff") }
            let line = bar(state)
            #expect(DisplayWidth.of(line) <= width)
            #expect(line.contains("▲"), "\(width): \(line)")
            #expect(line.contains("Wolfe"), "\(width): \(line)")
        }
    }

    @Test func theIndicatorIsClickedToLookAgain() {
        #expect(click("●", of: state(.reached(.online))) == .command(.refresh))
        #expect(click("can't save", of: state(.reached(.failed(.cannotStore(.offline))))) == .command(.refresh))
    }

    @Test func everyConnection() {
        let states = Self.reaches.map { action in
            var state = state(action)
            var other = Profile.fixture()
            other.id = ProfileID(99)
            state.profiles = [ProfileSummary(profile: other, unreadTotal: 3)]
            return state
        }
        let bars = Parts(spoken: states.map { App.lines($0)[0] }) { width in
            Column<AppAction> {
                for state in states {
                    NavigationBar(
                        content: state.navigation(of: state.main ?? Main(profile: .fixture())), width: width,
                        env: ViewEnvironment(state)
                    ).node
                }
            }.node
        }
        assertSnapshot(of: bars, as: .columns(48, 32, 24))
    }
}
