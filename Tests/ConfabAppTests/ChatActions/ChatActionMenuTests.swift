import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The menu of a row, without the app around it.
@Suite struct ChatActionMenuTests {
    private let shared = Shared.fixture
    private let rows = [ChosenChat(.group(reports: 1), role: .owner)]

    private var menu: ChatActionMenu { ChatActionMenu(rows, isSelection: false) }

    @Test func enterClosesItAndDoesWhatTheSelectedRowSays() {
        var menu = menu
        #expect(menu.perform(.open, shared) == Outcome(intents: [.close, .act(.open, on: rows)]))
    }

    @Test func theKeyOfARowDoesTheSameAndOthersAreNotItsOwn() {
        var menu = menu
        #expect(menu.perform(.pin, shared) == Outcome(intents: [.close, .act(.pin, on: rows)]))
        #expect(menu.perform(.pinUp, shared) == nil)
        #expect(menu.perform(.search, shared) == nil)
        #expect(menu.offers(.pin, shared) && menu.offers(.open, shared) && !menu.offers(.pinUp, shared))
    }

    @Test func aRowThatLeadsOnOpensALevelAndBackClosesIt() throws {
        var menu = menu
        let index = try #require(menu.level.entries.firstIndex(of: .muteFor))
        #expect(menu.reduce(.chosen(index), shared) == Outcome())
        #expect(menu.level.entries == ChatAction.durations)
        #expect(menu.perform(.leadingActions, shared) == Outcome())
        #expect(menu.level.selection == index)
        #expect(menu.perform(.trailingActions, shared) == Outcome())
        #expect(menu.levels.count == 2)
        #expect(menu.back(shared) == Outcome())
        #expect(menu.back(shared) == nil)
        #expect(menu.perform(.leadingActions, shared) == Outcome(intents: [.close]))
    }

    @Test func severalChatsHaveWhatOneOfThemHas() {
        let menu = ChatActionMenu([ChosenChat(.contact()), ChosenChat(.request)], isSelection: true)
        #expect(menu.level.entries.contains(.pin) && menu.level.entries.contains(.reject))
        #expect(!menu.level.entries.contains(.leave) && !menu.level.entries.contains(.accept))
        #expect(menu.spoken(shared, shared.env).first == "2 selected")
    }

    @Test func theWheelStopsAtTheEnds() {
        var menu = menu
        _ = menu.reduce(.wheelTurned(-1), shared)
        #expect(menu.level.selection == 0)
        _ = menu.reduce(.wheelTurned(99), shared)
        #expect(menu.level.selection == menu.level.entries.count - 1)
    }
}
