import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The button, its menu, and the commands behind its rows.
@Suite struct NewChatTests {
    @Test func everyRowOfTheMenuIsACommand() {
        for (index, entry) in NewChat.Entry.allCases.enumerated() {
            guard let command = CommandID.allCases.first(where: { $0.newChatEntry == entry }) else {
                Issue.record("no command for \(entry)")
                continue
            }
            var byMenu = AppState.fixture()
            byMenu.layers = [.newChat(.menu(selection: index))]
            let chosen = App.reduce(&byMenu, .key("enter"))
            var byCommand = AppState.fixture()
            #expect(App.reduce(&byCommand, .command(command)) == chosen)
            if entry != .notes { #expect(byCommand.frontLayer == byMenu.frontLayer) }
        }
    }

    @Test func theMenuIsLedByKeysAndByTheMouse() {
        var state = typed("n", in: .fixture())
        #expect(state.newChat == .menu(selection: 0))
        state = typed("j", "j", "k", "G", in: state)
        #expect(state.newChat == .menu(selection: 5))
        #expect(clicked("Scan a QR code", in: typed("n", in: .fixture())).scan != nil)
        #expect(clicked("+ New chat", in: .fixture()).newChat == .menu(selection: 0))
        // A click beside it closes it, and so does one on the button.
        #expect(clicked("Grace", in: state).frontLayer == nil)
        #expect(clicked("+ New chat", in: state).frontLayer == nil)
    }

    @Test func theMenuStandsDirectlyAboveTheButton() {
        for size in [Size(80, 24), Size(120, 36), Size(40, 12)] {
            var state = typed("n", in: .fixture())
            state.size = size
            let lines = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
            let button = lines.lastIndex { $0.contains("+ New chat") }
            let bottom = lines.lastIndex { $0.contains("╰") }
            #expect(button != nil && bottom == button.map { $0 - 1 }, "\(size)")
        }
    }

    @Test func theNotesAreOpened() {
        var state = typed("n", "G", in: .fixture())
        #expect(App.reduce(&state, .key("enter")) == [.request(.openNotes, by: .newChat)])
        _ = App.reduce(&state, .chatReady(.fixture(8, "", kind: .notes), .requested))
        #expect(state.frontLayer == nil)
        #expect(state.main?.conversation?.chat.id == ChatID(8))
    }

    @Test func notesThatCannotBeOpenedSaySo() {
        var state = typed("n", "G", "enter", in: .fixture())
        _ = App.reduce(&state, .refused(.openNotes, by: .newChat, .offline))
        #expect(state.frontLayer == nil)
        #expect(state.said == [Problem.offline.text])
    }

    @Test func escapeClosesEachOfThem() {
        for entry in NewChat.Entry.allCases where entry != .notes {
            var state = AppState.fixture()
            guard let command = CommandID.allCases.first(where: { $0.newChatEntry == entry }) else { continue }
            _ = App.reduce(&state, .command(command))
            #expect(state.frontLayer != nil)
            #expect(typed("escape", in: state).frontLayer == nil, "\(entry)")
        }
    }
}
