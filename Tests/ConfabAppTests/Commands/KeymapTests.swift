import ConfabApp
import Foundation
import TerminalDOM
import Testing

@Suite struct KeymapTests {
    private func key(_ text: String) throws -> KeyPress { try #require(KeyPress(text)) }

    @Test(arguments: KeyPreset.allCases) func noKeyMeansTwoThingsInOnePlace(_ preset: KeyPreset) {
        #expect(Keymap(preset).conflicts.isEmpty)
    }

    @Test func everyCommandHasOneRowAndOnePlaceForAContext() {
        #expect(Command.all.map(\.id.rawValue).sorted() == CommandID.allCases.map(\.rawValue).sorted())
        for command in Command.all {
            for context in KeyContext.allCases {
                #expect(command.places.count { $0.contexts.contains(context) } <= 1, "\(command.id) in \(context)")
            }
        }
    }

    @Test func earlierNamesOfCommandsStayValid() throws {
        let earlier = try JSONEncoder().encode(["favourite", CommandID.favourite.rawValue])
        #expect(try JSONDecoder().decode([CommandID].self, from: earlier) == [.favourite, .favourite])
        #expect(CommandID.favourite.rawValue == "favorite")
    }

    @Test func everyCommandHasAKeyOrIsInThePalette() {
        let keymaps = KeyPreset.allCases.map { Keymap($0) }
        for command in CommandID.allCases {
            let hasKey = keymaps.contains { keymap in
                KeyContext.allCases.contains { !keymap.keys(for: command, in: $0).isEmpty }
            }
            #expect(hasKey || command.isOffered, "\(command)")
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
        let keymap = Keymap(overrides: [
            KeyChange(.quit, keys: [KeyPress(.function(10))]), KeyChange(.next, keys: [KeyPress(.character("k"))]),
        ])
        #expect(keymap.command(for: KeyPress(.function(10)), in: [.everywhere]) == .quit)
        #expect(keymap.command(for: try key("ctrl-q"), in: [.everywhere]) == nil)
        #expect(keymap.command(for: KeyPress(.character("k")), in: [.chatList]) == .next)
        #expect(Set(keymap.conflicts.map(\.key)) == [KeyPress(.character("k"))])
    }

    @Test func anOverrideForOnePlaceLeavesTheOthers() throws {
        let keymap = Keymap(overrides: [
            KeyChange(.search, in: .timeline, keys: [try key("f7")]), KeyChange(.search, keys: [try key("f8")]),
        ])
        #expect(keymap.command(for: try key("f7"), in: [.timeline, .everywhere]) == .search)
        #expect(keymap.command(for: try key("f8"), in: [.timeline, .everywhere]) == nil)
        #expect(keymap.command(for: try key("f8"), in: [.chatList, .everywhere]) == .search)
        #expect(keymap.command(for: try key("f7"), in: [.chatList, .everywhere]) == nil)
        #expect(keymap.keys(for: .search, in: .timeline) == [try key("f7")])
        #expect(keymap.keys(for: .search, in: .composer) == [try key("f8")])
        #expect(keymap.keys(for: .search, in: .card) == [])
        #expect(keymap.conflicts.isEmpty)
    }

    @Test func theConfigGoesBeforeThePreset() throws {
        let general = Keymap(.vim, overrides: [KeyChange(.compose, keys: [try key("f7")])])
        #expect(general.command(for: try key("f7"), in: [.timeline]) == .compose)
        #expect(general.command(for: try key("i"), in: [.timeline]) == nil)
        let one = Keymap(.vim, overrides: [KeyChange(.compose, in: .timeline, keys: [try key("f7")])])
        #expect(one.command(for: try key("i"), in: [.timeline]) == nil)
        #expect(one.command(for: try key("i"), in: [.chatList]) == .compose)
        // Given to something else, a key of the preset is that, and both are told.
        let taken = Keymap(.vim, overrides: [KeyChange(.search, in: .timeline, keys: [try key("i")])])
        #expect(taken.command(for: try key("i"), in: [.timeline]) == .search)
        #expect(taken.conflicts.map(\.commands) == [[.compose, .search]])
        #expect(taken.conflicts.map(\.context) == [.timeline])
    }

    /// `open = "ctrl-q"` took quitting away without a word.
    @Test func takingAwayAKeyThatWorksEverywhereIsAConflict() throws {
        let keymap = Keymap(overrides: [KeyChange(.open, keys: [try key("ctrl-q")])])
        #expect(keymap.conflicts.map(\.commands) == [[.open, .quit]])
    }

    @Test func takingAwayTheKeysAfterControlXIsAConflict() throws {
        let keymap = Keymap(overrides: [KeyChange(.send, keys: [.controlX])])
        #expect(keymap.conflicts.map(\.key) == [.controlX] && keymap.conflicts[0].commands.contains(.send))
        // In another place, it takes away nothing.
        #expect(Keymap(overrides: [KeyChange(.search, in: .timeline, keys: [.controlX])]).conflicts.isEmpty)
    }

    @Test func theKeysThatEverybodyExpectsAreThere() throws {
        let keymap = Keymap()
        func meaning(_ key: String, _ contexts: KeyContext...) throws -> CommandID? {
            keymap.command(for: try self.key(key), in: contexts)
        }
        #expect(try meaning("ctrl-q", .everywhere) == .quit)
        #expect(try meaning("enter", .composer, .text, .everywhere) == .send)
        for key in ["alt-enter", "shift-enter", "ctrl-j"] { #expect(try meaning(key, .composer, .text) == .lineBreak) }
        #expect(try meaning("ctrl-w", .composer, .text) == .unixWordRubout)
        #expect(try meaning("tab", .chatList, .everywhere) == .nextPane)
        #expect(try meaning("ctrl-l", .composer, .text, .everywhere) == .redraw)
        #expect(try meaning("?", .chatList, .everywhere) == .help)
        for context in [KeyContext.composer, .chatList, .timeline, .search, .dialog, .card, .tags] {
            #expect(try meaning("alt-x", context, .text, .everywhere) == .palette)
            #expect(try meaning("alt-k", context, .text, .everywhere) == .switcher)
        }
        #expect(try meaning(":", .chatList, .everywhere) == .palette)
        #expect(try meaning(":", .composer, .text, .everywhere) == nil)
    }

    @Test func thePresetsHaveWhatOneExpectsOfThem() throws {
        func meaning(_ preset: KeyPreset, _ key: String, _ contexts: KeyContext...) throws -> CommandID? {
            Keymap(preset).command(for: try self.key(key), in: contexts)
        }
        let vim: [(String, CommandID, CommandID)] = [
            ("j", .next, .newerMessage), ("k", .previous, .olderMessage), ("g", .first, .oldest),
            ("G", .last, .newest), ("ctrl-d", .pageDown, .scrollDown), ("ctrl-u", .pageUp, .scrollUp),
            ("/", .search, .search), ("i", .compose, .compose), (":", .palette, .palette),
        ]
        for (key, list, timeline) in vim {
            #expect(try meaning(.vim, key, .chatList, .everywhere) == list, "\(key)")
            #expect(try meaning(.vim, key, .timeline, .everywhere) == timeline, "\(key)")
        }
        #expect(try meaning(.vim, "n", .hits, .timeline) == .olderHit)
        #expect(try meaning(.vim, "N", .hits, .timeline) == .newerHit)
        let emacs: [(String, CommandID, CommandID)] = [
            ("ctrl-n", .next, .newerMessage), ("ctrl-p", .previous, .olderMessage), ("alt-<", .first, .oldest),
            ("alt->", .last, .newest), ("ctrl-v", .pageDown, .scrollDown), ("alt-v", .pageUp, .scrollUp),
            ("ctrl-s", .search, .search), ("ctrl-g", .back, .back), ("alt-x", .palette, .palette),
        ]
        for (key, list, timeline) in emacs {
            #expect(try meaning(.emacs, key, .chatList, .everywhere) == list, "\(key)")
            #expect(try meaning(.emacs, key, .timeline, .everywhere) == timeline, "\(key)")
        }
        // Fields to write in are readline's in all of them, and Emacs gets Ctrl-F back.
        for preset in KeyPreset.allCases {
            for key in ["ctrl-a", "ctrl-e", "ctrl-b", "ctrl-d", "ctrl-k", "ctrl-u", "ctrl-w", "ctrl-y", "ctrl-t"] {
                let edit = try meaning(.default, key, .text)
                #expect(try meaning(preset, key, .composer, .text, .everywhere) == edit, "\(preset) \(key)")
            }
            #expect(try meaning(preset, "i", .composer, .text, .everywhere) == nil)
        }
        #expect(try meaning(.emacs, "ctrl-f", .composer, .text, .everywhere) == .forwardChar)
    }

    /// Every key of every preset in every place, against a search through the table.
    @Test func theFlatTableSaysWhatTheTableSays() throws {
        let override = [
            KeyChange(.pin, keys: [try key("z"), try key("é")]), KeyChange(.help, in: .menu, keys: []),
            KeyChange(.next, in: .chatList, keys: [try key("👩‍🚀"), try key("j")]),
        ]
        for preset in KeyPreset.allCases {
            for keymap in [Keymap(preset), Keymap(preset, overrides: override)] {
                var keys = Set(Command.all.flatMap(\.places).flatMap(\.keys))
                for context in KeyContext.allCases {
                    for command in KeyTable.commands(in: context) {
                        keys.formUnion(keymap.keys(for: command, in: context))
                    }
                }
                for context in KeyContext.allCases {
                    for key in keys {
                        let plain = KeyTable.commands(in: context).filter {
                            keymap.keys(for: $0, in: context).contains(key)
                        }
                        #expect(plain.count <= 1)
                        #expect(keymap.command(for: key, in: [context]) == plain.first, "\(key) \(context)")
                    }
                }
            }
        }
    }

    @Test func itIsWrittenDownAndReadAgain() throws {
        let keymap = Keymap(.emacs, overrides: [KeyChange(.quit, in: .everywhere, keys: [try key("f10")])])
        let copy = try JSONDecoder().decode(Keymap.self, from: JSONEncoder().encode(keymap))
        #expect(copy == keymap)
        #expect(copy.command(for: try key("f10"), in: [.everywhere]) == .quit)
        #expect(copy.command(for: try key("ctrl-g"), in: [.everywhere]) == .back)
    }
}
