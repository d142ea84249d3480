import ConfabApp
import TerminalDOM
import Testing

@Suite struct KeymapTests {
    @Test func noKeyOfTheTableMeansTwoThingsInOnePlace() {
        #expect(Keymap().conflicts.isEmpty)
    }

    @Test func everyCommandIsInTheTable() {
        for command in CommandID.allCases { #expect(Command.all.contains { $0.id == command }, "\(command)") }
    }

    @Test func everyCommandHasAKey() {
        // Those without one are for menus and the palette.
        let withoutKey: Set<CommandID> = [.manageProfiles]
        for command in Command.all {
            #expect(!command.keys.isEmpty || withoutKey.contains(command.id), "\(command.id)")
        }
    }

    @Test func theInnermostPlaceDecides() {
        let keymap = Keymap()
        let down = KeyPress(.character("j"))
        #expect(keymap.command(for: down, in: [.chatList, .everywhere]) == .next)
        #expect(keymap.command(for: down, in: [.timeline, .everywhere]) == .newerMessage)
        #expect(keymap.command(for: down, in: [.composer, .text, .everywhere]) == nil)
    }

    @Test func aKeyFromTheConfigTakesTheTablesPlace() throws {
        let keymap = Keymap(overrides: [.quit: [KeyPress(.function(10))], .next: [KeyPress(.character("k"))]])
        #expect(keymap.command(for: KeyPress(.function(10)), in: [.everywhere]) == .quit)
        #expect(keymap.command(for: try #require(KeyPress("ctrl-q")), in: [.everywhere]) == nil)
        #expect(keymap.command(for: KeyPress(.character("k")), in: [.chatList]) == .next)
        #expect(keymap.conflicts.map(\.key) == [KeyPress(.character("k"))])
    }

    /// `open = "ctrl-q"` took quitting away without a word.
    @Test func takingAwayAKeyThatWorksEverywhereIsAConflict() throws {
        let keymap = Keymap(overrides: [.open: [try #require(KeyPress("ctrl-q"))]])
        #expect(keymap.conflicts.map(\.commands) == [[.open, .quit]])
    }

    @Test func theKeysThatEverybodyExpectsAreThere() throws {
        let keymap = Keymap()
        func meaning(_ key: String, _ contexts: KeyContext...) throws -> CommandID? {
            keymap.command(for: try #require(KeyPress(key)), in: contexts)
        }
        #expect(try meaning("ctrl-q", .everywhere) == .quit)
        #expect(try meaning("enter", .composer, .text, .everywhere) == .send)
        for key in ["alt-enter", "shift-enter", "ctrl-j"] { #expect(try meaning(key, .composer, .text) == .lineBreak) }
        #expect(try meaning("ctrl-w", .composer, .text) == .unixWordRubout)
        #expect(try meaning("tab", .chatList, .everywhere) == .nextPane)
        #expect(try meaning("ctrl-l", .composer, .text, .everywhere) == .redraw)
        #expect(try meaning("?", .chatList, .everywhere) == .help)
    }
}
