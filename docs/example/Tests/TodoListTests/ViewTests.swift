import Foundation
import TerminalDOM
import Testing
import Theming
import TodoList
import ViewSnapshots

@Suite struct ViewTests {
    private let state = TodoState(items: [
        .init("Buy milk"), .init("Write to 漢字 about the concert", isDone: true), .init("Sleep"),
    ])

    @Test func theList() {
        for (width, height) in [(40, 6), (20, 4)] {
            assertSnapshot(of: view(state), as: .screen(width, height), named: "\(width)x\(height)")
        }
    }

    @Test func theRolesOfTheList() {
        assertSnapshot(of: view(state), as: .styledScreen(40, 6))
    }

    @Test func theNodesOfTheList() {
        assertSnapshot(of: view(state), as: .tree(40, 6))
    }

    @Test func anEmptyList() {
        assertInlineSnapshot(
            of: view(TodoState()), as: .screen(24, 3),
            matches: """
                size 24×3  cursor none
                │To do             0 of 0│
                │     Nothing to do      │
                │a add   x done   c clear│
                """)
    }

    @Test func onlyASCII() {
        assertSnapshot(of: view(state, glyphs: Glyphs(asciiOnly: true)), as: .screen(40, 6))
    }

    @Test func theRowsThatEachActionChanges() {
        assertSnapshot(
            of: [.selectionMoved(by: 2), .toggled, .doneCleared],
            as: .frames(40, 6, from: state, reduce: reduce) { view($0) })
    }
}

@Suite struct ThemeTests {
    private let theme: Theme

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Themes").standardized
        let loaded = ThemeLibrary(shelves: [.folder(folder.path)]).load("paper", .todo)
        try #require(loaded.problems.isEmpty, "\(loaded.problems)")
        theme = loaded.theme
    }

    @Test func theListInTheThemePaper() {
        let state = TodoState(items: [.init("Buy milk"), .init("Sleep", isDone: true)])
        let page = view(state, glyphs: Glyphs(overrides: theme.glyphs))
        assertSnapshot(of: page, as: .themed(theme, 30, 5))
        assertSnapshot(of: page, as: .ansi(30, 5, theme: theme, depth: .palette256), named: "ansi")
    }
}
