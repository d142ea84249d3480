import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The command palette.
@Suite struct PaletteTests {
    private func palette(_ state: AppState) -> Palette? {
        if case .palette(let palette) = state.quickOpen { palette } else { nil }
    }

    private func commands(_ state: AppState) -> [CommandID] { palette(state)?.list.rows.map(\.command) ?? [] }

    /// The palette with `text` typed into it.
    private func open(_ text: String = "", in state: AppState = .fixture()) -> AppState {
        var state = typed("alt-x", in: state)
        if !text.isEmpty { _ = App.reduce(&state, .terminal(.paste(text))) }
        return state
    }

    @Test func itIsOpenedFromEverywhereAndReadsWhatWasUsed() {
        var states = [
            AppState.fixture(), .fixture(open: ChatID(2)), typed("tab", in: .fixture(open: ChatID(2))),
            .search(), .tags(), typed("n", in: .fixture()), typed("f1", in: .fixture()),
        ]
        var failed = AppState.fixture()
        failed.root = .failed(Failure(.offline))
        states.append(failed)
        for before in states {
            var state = before
            let effects = App.reduce(&state, .key("alt-x"))
            #expect(effects == (state.main == nil ? [] : [.perform(.query(.commandUses))]))
            #expect(palette(state) != nil)
            #expect(state.keyContexts == [.palette, .text, .everywhere])
            // Whatever was there is there again, whichever way it is closed.
            #expect(typed("escape", in: state) == before)
            #expect(typed("alt-x", in: state) == before)
        }
        #expect(palette(typed(":", in: .fixture())) != nil)
        #expect(palette(typed("tab", ":", in: .fixture(open: ChatID(2)))) != nil)
        #expect(palette(typed(":", in: .fixture(open: ChatID(2)))) == nil)
    }

    @Test func itOffersWhatCanBeGivenWhereTheUserIs() {
        let list = commands(open())
        for command in [CommandID.pin, .newChat, .help, .search, .themes, .order, .quit, .compose, .switcher] {
            #expect(list.contains(command), "\(command)")
        }
        for command in [CommandID.send, .retry, .inviteContact, .newTag] {
            #expect(!list.contains(command), "\(command)")
        }
        // The first row is a group, the next one is none.
        #expect(list.contains(.leaveGroup))
        #expect(!commands(open(in: typed("j", in: .fixture()))).contains(.leaveGroup))
        let composer = commands(open(in: .fixture(open: ChatID(2))))
        for command in [CommandID.newChat, .profiles, .order, .card, .search] { #expect(composer.contains(command)) }
        // The chat is no group.
        for command in [CommandID.pin, .archive, .inviteContact] { #expect(!composer.contains(command)) }
        #expect(composer.contains(.send) && composer.contains(.copyMessage))
        #expect(!list.contains(.closeBanner), "there is none")
        let group = typed("tab", in: AppState.fixture(open: ChatID(1)))
        #expect(commands(open(in: group)).contains(.leaveGroup))
        #expect(commands(open(in: group)).contains(.inviteContact))
        #expect(commands(open(in: .tags())).contains(.newTag))
        #expect(!commands(open(in: .tags())).contains(.pin))
        // A request has nothing that could be pinned.
        #expect(!commands(open(in: typed("G", "k", in: .fixture()))).contains(.pin))
    }

    @Test func whatMovesAndWhatEditsTextIsNotOffered() {
        for state in [AppState.fixture(), .fixture(open: ChatID(2)), .search(), .tags(), typed("f1", in: .fixture())] {
            let offered = commands(open(in: state))
            #expect(!offered.isEmpty)
            for command in [CommandID.next, .pageDown, .open, .back, .killLine, .undo, .palette, .tab1, .nextPane] {
                #expect(!offered.contains(command), "\(command)")
            }
            #expect(Set(offered).count == offered.count)
        }
    }

    @Test func theKeyIsThatOfTheKeymap() throws {
        var state = AppState.fixture()
        #expect(palette(open(in: state))?.list.rows.first { $0.command == .pin }?.key == "p")
        state.options.keymap = Keymap(overrides: [KeyChange(.pin, keys: [try #require(KeyPress("f7"))])])
        #expect(palette(open(in: state))?.list.rows.first { $0.command == .pin }?.key == "F7")
        #expect(palette(open(in: .fixture(open: ChatID(2))))?.list.rows.first { $0.command == .newChat }?.key == "")
        state.options.keymap = Keymap(.vim)
        #expect(palette(open(in: state))?.list.rows.first { $0.command == .compose }?.key == "i")
    }

    @Test func theBestComesFirst() {
        let expected: [(String, CommandID)] = [
            ("pin", .pin), ("mute", .mute), ("new chat", .newChat), ("quit", .quit), ("them", .themes),
            ("arch", .archive), ("keys", .help), ("fav", .favourite), ("nu", .nextUnread),
        ]
        for (text, command) in expected { #expect(commands(open(text)).first == command, "\(text)") }
        #expect(commands(open("xyzzy")).isEmpty)
        // “Create an invite link” has these words, too.
        let group = typed("tab", in: AppState.fixture(open: ChatID(1)))
        #expect(commands(open("invite a c", in: group)).first == .inviteContact)
        // What is called otherwise on the screen is found by its name, which is shown then.
        #expect(palette(open("row-me"))?.list.rows.first?.isByName == true)
        #expect(palette(open("fav"))?.list.rows.first?.isByName == false)
    }

    @Test func enterGivesTheCommandWhereTheUserWas() {
        var state = open("pin or")
        let chat = ChatSummary.fixtures[0]
        let effects = App.reduce(&state, .key("enter"))
        #expect(state.quickOpen == nil)
        #expect(effects.contains(.perform(.save(.commandUse(.pin)))))
        #expect(effects.contains(.request(.changeAll([ChatEdit(chat.id, .pinned(false))]), by: .chatActions)))

        state = open("card", in: typed("tab", in: .fixture(open: ChatID(2))))
        _ = App.reduce(&state, .key("enter"))
        #expect(state.card?.chat.id == ChatID(2))
        #expect(state.main?.focus == .timeline)

        state = open("send", in: typed("H", "i", in: .fixture(open: ChatID(2))))
        #expect(
            App.reduce(&state, .key("enter")).contains(.sends("Hi", to: 2)))

        // In front of the tags, it is about the tags.
        state = open("new tag", in: .tags())
        _ = App.reduce(&state, .key("enter"))
        #expect(state.tags?.editor != nil)
    }

    @Test func whatOpensSomethingElseTakesThePalettesPlace() {
        for (text, overlay) in [
            ("keys", Layer.help(Help(places: [.chatList, .everywhere]))),
            ("choose a theme", .themes(ThemePicker())),
        ] {
            let state = typed("enter", in: open(text))
            #expect(state.quickOpen == nil)
            #expect(state.frontLayer == overlay)
        }
        // By its own key as well.
        let state = typed("f1", in: open("pin"))
        #expect(state.quickOpen == nil)
        #expect(state.frontLayer == .help(Help(places: [.palette, .text, .everywhere])))
    }

    @Test func everyCommandOfferedInFrontOfTheSettingsDoesSomething() {
        let settings = typed("f4", in: .fixture())
        for title in ["open notes to self", "paste an invite link", "create a group", "copy “confab"] {
            var state = open(title, in: settings)
            let effects = App.reduce(&state, .key("enter"))
            #expect(effects.count > 1 || state.frontLayer != settings.frontLayer, "\(title)")
        }
    }

    @Test func whatIsDoneFromAnywhereLeavesWhatIsInFront() {
        var state = typed("f4", in: .fixture())
        guard case .settings = state.frontLayer else {
            Issue.record("the settings are not shown")
            return
        }
        state = typed("enter", in: open("your profiles", in: state))
        guard case .profilesPage = state.frontLayer else {
            Issue.record("the profiles are not shown")
            return
        }
        #expect(typed("enter", in: open("new chat", in: state)).frontLayer == .newChat(.menu(selection: 0)))
        // What is done to a row is not offered where no row can be seen.
        #expect(palette(open("pin or unpin", in: state))?.list.rows.isEmpty == true)
    }

    @Test func enterWithNothingThatFitsDoesNothing() {
        var state = open("xyzzy")
        let before = state
        #expect(App.reduce(&state, .key("enter")) == [])
        #expect(state == before)
    }

    @Test func mostUsedComesFirst() {
        var uses = CommandUses()
        for command in [CommandID.themes, .order, .themes, .mute] { uses.add(command) }
        var state = open()
        _ = App.reduce(&state, .palette(.usesLoaded(uses)))
        #expect(commands(state).prefix(3) == [.themes, .order, .mute] || commands(state).first == .themes)
        #expect(Set(commands(state).prefix(3)) == [.themes, .order, .mute])
        // Letters count more than habit, habit decides among equals.
        for _ in 0..<100 { uses.add(.quit) }
        state = open("mute")
        _ = App.reduce(&state, .palette(.usesLoaded(uses)))
        #expect(commands(state).first == .mute)
    }

    @Test func usesAreKeptAndWhatIsOldFades() {
        var uses = CommandUses()
        for _ in 0..<3 { uses.add(.pin) }
        uses.add(.newChat)
        #expect(CommandUses(uses.text) == uses)
        #expect(uses.text == "new-chat 1\npin 3\n")
        #expect(CommandUses("pin 3\nno-such-command 7\npin\nmute -2\nmute x\n\u{1B}[31m 4\n").text == "pin 3\n")
        for _ in 0..<1000 { uses.add(.quit) }
        #expect(uses[.quit] < 256)
        #expect(uses[.newChat] == 0)
        #expect(uses[.quit] > uses[.pin])
    }

    @Test func theSelectionGoesRoundAndBackToTheFirstWithAnotherLetter() {
        let state = open()
        let count = commands(state).count
        #expect(palette(typed("up", in: state))?.list.selection == count - 1)
        #expect(palette(typed("up", "down", in: state))?.list.selection == 0)
        #expect(palette(typed("down", "ctrl-n", in: state))?.list.selection == 2)
        #expect(palette(typed("down", "ctrl-p", in: state))?.list.selection == 0)
        #expect(palette(typed("page-down", in: state))?.list.selection == min(16, count - 1))
        #expect(palette(typed("alt->", in: state))?.list.selection == count - 1)
        #expect(palette(typed("down", "down", "m", in: state))?.list.selection == 0)
        // Moving the cursor is no other letter.
        #expect(palette(typed("m", "down", "left", in: state))?.list.selection == 1)
    }

    @Test func theFieldIsEditedAsAnyOther() {
        let state = typed("p", "i", "n", "x", "backspace", "ctrl-a", in: open())
        #expect(palette(state)?.list.field.text == "pin")
        #expect(palette(state)?.list.field.cursor == 0)
        #expect(palette(open("two\nlines"))?.list.field.text == "two lines")
        #expect(palette(typed("ctrl-k", in: state))?.list.rows.count == commands(open()).count)
    }

    @Test func theMouseChoosesAndCloses() throws {
        let state = open("mute")
        var chosen = clicked("Mute or unmute", in: state)
        #expect(chosen.quickOpen == nil)
        #expect(click("Mute or unmute", of: state) == .palette(.chosen(.mute)))
        _ = App.reduce(&chosen, .palette(.chosen(.mute)))
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        _ = renderer.render(App.view(state), size: state.size)
        // Beside it, it closes.
        let beside = Point(x: 1, y: 20)
        let pressed = renderer.actions(for: MouseEvent(.press(.left), at: beside))
        let released = renderer.actions(for: MouseEvent(.release(.left), at: beside))
        #expect(pressed + released == [.command(.back)])
        #expect(click("Mute or unmute", of: state, .wheel(.down)) == .palette(.wheelTurned(1)))
        var turned = open()
        _ = App.reduce(&turned, .palette(.wheelTurned(3)))
        #expect(palette(turned)?.list.selection == 3)
        _ = App.reduce(&turned, .palette(.wheelTurned(-9)))
        #expect(palette(turned)?.list.selection == 0)
    }

    @Test func whatIsBehindItStaysAsItIsAndIsNotRead() {
        var state = AppState.fixture(open: ChatID(2))
        _ = App.reduce(&state, .key("alt-x"))
        // Nobody sees the open chat: nothing of it is read, and what comes in rings.
        var chat = ChatSummary.fixtures[1]
        chat.stats.unread = 1
        let rung = App.reduce(&state, .arrived(chat, .fixture(99, "New")))
        #expect(rung.contains(.perform(.terminal(.ring))))
        state = open(in: typed("n", in: .fixture()))
        _ = App.reduce(&state, .newChat(.chosen(.createLink)))
        #expect(state.frontLayer == .newChat(.link(NewChat.Invitation())))
        #expect(palette(state) != nil)
    }
}
