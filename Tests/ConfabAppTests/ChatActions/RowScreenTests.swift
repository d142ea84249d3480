import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The look of swiped rows, menus, questions, marks and offers, at three sizes.
@Suite struct RowScreenTests {
    private let chats: [ChatSummary] = [
        .contact(unread: 12), .group(reports: 2), .someNotes, .request, .invitation, .ownLink, .theirLink, .unreadable,
    ]

    private func check(
        _ name: String, _ keys: [String], on index: Int = 0, _ change: (inout AppState) -> Void = { _ in },
        testName: String = #function, line: Int = #line, column: Int = #column
    ) {
        for size in [Size(80, 24), Size(40, 12), Size(200, 60)] {
            var state = AppState.fixture(width: size.width, height: size.height, chats: chats)
            state.withMainForTest { $0.chatList.selection = chats[index].id }
            // What is seen of the list is known to what stands near its rows.
            var renderer = Renderer<AppAction>(sheet: StyleSheet())
            for action in renderer.render(App.view(state), size: size).actions { state.send(action) }
            for key in keys { state.press(key, role: .owner) }
            change(&state)
            assertSnapshot(
                of: App.view(state), as: .styledScreen(size.width, size.height),
                named: "\(name)-\(size.width)x\(size.height)", testName: testName, line: line, column: column)
            if size.width == 80 {
                assertSnapshot(
                    of: App.lines(state).joined(separator: "\n"), as: .lines, named: "\(name)-lines",
                    testName: testName, line: line, column: column)
            }
        }
    }

    @Test func rowsDrawnAside() {
        check("contact-leading", ["left"])
        check("contact-trailing", ["right"])
        check("contact-delete", ["right", "right", "right", "right", "right"])
        check("group-trailing", ["right", "right"], on: 1)
        check("request", ["right"], on: 3)
        check("link", ["right"], on: 5)
    }

    @Test func menus() {
        check("contact", ["m"])
        check("group", ["m"], on: 1)
        check("link", ["m", "G"], on: 5)
        check("unreadable", ["m"], on: 7)
        check("durations", ["alt-m", "j"])
        check("more", ["right", "right", "right", "right", "enter"], on: 1)
        check("marked", ["V", "m"])
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
        check("some", ["v", "j", "v"])
        check("all", ["V"])
    }

    @Test func questions() {
        check("contact", ["D", "j"])
        check("contact-second", ["D", "j", "j", "enter", "j", "enter"])
        check("group", ["D", "j"], on: 1)
        check("leave", ["L"], on: 1)
        check("clear", ["C"])
        check("reject", ["right", "right", "right", "enter"], on: 3)
        check("invitation", ["right", "right", "right", "enter"], on: 4)
        check("own-link", ["D"], on: 5)
        check("their-link", ["D"], on: 6)
        check("several", ["V", "D"])
    }

    @Test func offers() {
        check("favourite", ["f"])
        check("several", ["V", "a"])
        check("deleted", ["D", "j", "enter"]) { $0.pass(seconds: 3) }
    }
}
