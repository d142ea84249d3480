import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// How open rows, menus, questions, marks, and offers look.
@Suite struct RowScreenTests {
    private let chats: [ChatSummary] = [
        .contact(unread: 12), .group(reports: 2), .someNotes, .request, .invitation, .ownLink, .theirLink, .unreadable,
    ]

    /// The list after `keys` were typed on one of its chats.
    private func list(_ keys: String..., on index: Int = 0) -> AppState {
        var state = AppState.fixture(chats: chats)
        state.withMainForTest { $0.chatList.selection = chats[index].id }
        state = state.settled()
        for key in keys { state.press(key, role: .owner) }
        return state
    }

    @Test func rowsDrawnAside() {
        assertSnapshot(of: list("left"), as: .screen(), named: "contact-leading")
        assertSnapshot(of: list("right"), as: .screen(alsoAt: .small), named: "contact-trailing")
        assertSnapshot(of: list("right", "right", "right", "right", "right"), as: .screen(), named: "contact-delete")
        assertSnapshot(of: list("right", "right", on: 1), as: .screen(), named: "group-trailing")
        assertSnapshot(of: list("right", on: 3), as: .screen(), named: "request")
        assertSnapshot(of: list("right", on: 5), as: .screen(), named: "link")
    }

    @Test func menus() {
        assertSnapshot(of: list("m"), as: .screen(alsoAt: .small), named: "contact")
        assertSnapshot(of: list("m", on: 1), as: .layer(), named: "group")
        assertSnapshot(of: list("m", "G", on: 5), as: .layer(), named: "link")
        assertSnapshot(of: list("m", on: 7), as: .layer(), named: "unreadable")
        assertSnapshot(of: list("alt-m", "j"), as: .layer(), named: "durations")
        assertSnapshot(of: list("right", "right", "right", "right", "enter", on: 1), as: .layer(), named: "more")
        assertSnapshot(of: list("V", "m"), as: .layer(), named: "marked")
    }

    /// Whatever is above the rows, the menu begins below the row it is for, or ends above it.
    @Test(arguments: [false, true], [false, true]) func aMenuStandsBesideItsRow(hasBanner: Bool, isReachable: Bool) {
        for index in 0..<3 {
            var state = AppState.fixture(width: 80, height: 48, chats: chats)
            state.options.reachable = isReachable
            state.status.store.isDamaged = hasBanner
            App.settleBanner(&state)
            state.withMainForTest { $0.chatList.selection = chats[index].id }
            var renderer = Renderer<AppAction>(sheet: StyleSheet())
            for action in renderer.render(App.view(state), size: state.size).actions { state.send(action) }
            let row = lines(state).firstIndex { $0.hasPrefix("▌") }
            state.press("m", role: .owner)
            let top = lines(state).firstIndex { $0.contains("╭") }
            let end = lines(state).firstIndex { $0.contains("╰") }
            #expect(row != nil && (top == row.map { $0 + 2 } || end == row.map { $0 - 1 }), "\(shown(state))")
        }
    }

    private func lines(_ state: AppState) -> [Substring] {
        shown(state).split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func marks() {
        assertSnapshot(of: list("v", "j", "v"), as: .screen(alsoAt: .small), named: "some")
        assertSnapshot(of: list("V"), as: .screen(), named: "all")
    }

    @Test func questions() {
        assertSnapshot(of: list("D", "j"), as: .screen(alsoAt: .small), named: "contact")
        assertSnapshot(of: list("D", "j", "j", "enter", "j", "enter"), as: .layer(), named: "contact-second")
        assertSnapshot(of: list("D", "j", on: 1), as: .layer(), named: "group")
        assertSnapshot(of: list("L", on: 1), as: .layer(), named: "leave")
        assertSnapshot(of: list("C"), as: .layer(), named: "clear")
        assertSnapshot(of: list("right", "right", "right", "enter", on: 3), as: .layer(), named: "reject")
        assertSnapshot(of: list("right", "right", "right", "enter", on: 4), as: .layer(), named: "invitation")
        assertSnapshot(of: list("D", on: 5), as: .layer(), named: "own-link")
        assertSnapshot(of: list("D", on: 6), as: .layer(), named: "their-link")
        assertSnapshot(of: list("V", "D"), as: .layer(), named: "several")
    }

    @Test func offers() {
        assertSnapshot(of: list("f"), as: .screen(), named: "favourite")
        assertSnapshot(of: list("V", "a"), as: .screen(alsoAt: .small), named: "several")
        var deleted = list("D", "j", "enter")
        deleted.pass(seconds: 3)
        assertSnapshot(of: deleted, as: .screen(), named: "deleted")
    }
}
