import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The footer says what is possible here and now, and nothing else.
@Suite struct FooterTests {
    private func footer(_ state: AppState) -> String {
        String(shown(state).split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
    }

    private func list(_ chats: [ChatSummary]) -> AppState { .fixture(width: 200, chats: chats) }

    @Test func withoutRowsNothingIsSaidOfRows() {
        let empty = footer(list([]))
        for word in ["move", "open", "card", "pin", "mute", "read", "tags "] {
            #expect(!empty.contains(word), "\(word)")
        }
        #expect(empty.contains("new chat"))
        let one = footer(list([.fixture(1, "Ann")]))
        #expect(!one.contains("move"))
        #expect(one.contains("open"))
        #expect(footer(list([.fixture(1, "Ann"), .fixture(2, "Bo")])).contains("↑↓ move"))
    }

    @Test func whatARowDoesNotHaveIsNotOffered() {
        let broken = footer(list([.fixture(1, "Ann", kind: .broken(reason: "bits"))]))
        #expect(!broken.contains("pin"))
        #expect(!broken.contains("mute"))
        let notes = footer(list([.fixture(1, "Notes", kind: .notes)]))
        #expect(notes.contains("pin"))
        #expect(!notes.contains("mute"))
    }

    @Test func whatIsDoneToTheMarkedChatsIsOffered() {
        let list = list([.fixture(1, "Ann"), .fixture(2, "Bo", kind: .broken(reason: "bits"))])
        #expect(!footer(typed("j", in: list)).contains("pin"))
        #expect(footer(typed("v", "j", in: list)).contains("pin"))
    }

    /// Others pushed them off the line.
    @Test func keysForTheContentOfAMessageAreAmongTheFirst() {
        func messages(_ selection: UInt64) -> AppState {
            var messages = Message.fixtures
            messages[3].content = .text(
                StyledText("It was Grace", runs: [StyleRun(start: 7, length: 5, style: .secret)]))
            var state = typed("tab", in: AppState.fixture(width: 70, open: ChatID(2), messages: messages))
            state.withMainForTest { $0.conversation?.timeline.selection = MessageID(selection) }
            return state
        }
        #expect(footer(messages(9)).contains("Y copy code"))
        #expect(footer(messages(4)).contains("U uncover"))
        #expect(footer(typed("U", in: messages(4))).contains("U cover"))
        #expect(!footer(messages(6)).contains("copy code") && !footer(messages(6)).contains("uncover"))
    }

    @Test func thereIsNoGoingBackFromTheList() {
        #expect(!footer(list(ChatSummary.fixtures)).contains("back"))
        #expect(footer(typed("/", in: list(ChatSummary.fixtures))).contains("back"))
    }

    @Test func aNarrowListHasTheHelpAndTheWayOut() {
        let narrow = footer(.fixture(width: 60, height: 20))
        for hint in ["Enter open", "n new chat", "/ search", "F1 help", "Ctrl-Q quit"] {
            #expect(narrow.contains(hint), "\(hint) in \(narrow)")
        }
    }

    @Test func theWayOutComesFirstAndHintsThatDoNotFitAreSkipped() {
        let commands = [
            Footer.Entry(id: .newChat, context: .chatList, rank: 1),
            Footer.Entry(id: .pin, context: .chatList, rank: 3),
            Footer.Entry(id: .back, context: .everywhere, rank: 4),
        ]
        func line(_ width: Int) -> String {
            let footer = Footer(commands: commands, width: width, env: ViewEnvironment(.fixture()))
            var renderer = Renderer<AppAction>(sheet: StyleSheet())
            return renderer.render(footer, size: Size(width, 1)).frame.text
        }
        #expect(line(9) == " Esc back")
        #expect(line(20) == " p pin  Esc back")
        #expect(line(21) == " n new chat  Esc back")
        #expect(line(28) == " n new chat  p pin  Esc back")
    }

    @Test func onlyTheFirstRowOfALongToastGivesUpColumnsToTheKeyOfTheWayOut() {
        var state = AppState.fixture(width: 20, height: 6, open: ChatID(2))
        state.send(.paneChosen(.conversation(.timeline)))
        _ = state.toasts.reduce(.said("One two three four five"))
        let rows = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.suffix(2) == [" One two three   Esc", " four five"])
        state.toasts = Toasts()
        _ = state.toasts.reduce(.said("Ex un peu"))
        #expect(footer(state) == " Ex un peu  Esc list")
    }

    @Test func aWordTooLongForTheFirstRowOfAToastIsBroken() {
        var state = AppState.fixture(width: 20, height: 8)
        let text = "Lindqvists ❤️ archived. You'll find it under Archived."
        _ = state.toasts.reduce(.offered(text, .undoChange, seconds: 8))
        let rows = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.suffix(2) == [" Lindqvi Undo (u) 8", " sts ❤️ archived.…"])
    }

    private static let leftOut = "The rest was left out: a message has at most 1,000 characters."

    /// The rows of a screen with a long toast and its button.
    private func rows(_ size: Size) -> [Substring] {
        var state = AppState.fixture(width: size.width, height: size.height, open: ChatID(2))
        _ = state.toasts.reduce(.offered(Self.leftOut, .attachPaste, seconds: 20))
        return shown(state).split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func theButtonOfALongToastIsBelowItIfTheFirstRowIsTooShort() {
        let button = "As a file (Alt-O) 20"
        let narrow = rows(Size(40, 12)).suffix(3)
        #expect(narrow.first?.hasPrefix(" The rest was left out: a message ") == true)
        #expect(narrow.first?.hasSuffix(" Esc") == true)
        #expect(narrow.dropFirst() == [" has at most 1,000 characters.", "                   \(button)"])
        let narrower = rows(Size(24, 12)).suffix(3)
        #expect(narrower.first?.hasPrefix(" The rest was left ") == true)
        #expect(narrower.dropFirst() == [" out: a message has at…", "   \(button)"])
        let low = rows(Size(24, 8)).suffix(2)
        #expect(low.first?.hasPrefix(" The rest was left…") == true)
        #expect(low.last == "   \(button)")
        #expect(rows(Size(60, 12)).suffix(2).first?.contains(button) == true)
    }

    @Test(arguments: 20...60, [6, 8, 12, 24])
    func theButtonOfALongToastIsAlwaysThere(width: Int, height: Int) {
        #expect(rows(Size(width, height)).contains { $0.contains("As a file (Alt-O) 20") })
    }

    @Test func aToastWithoutSpacesFillsTheFirstRowBesideTheWayOut() {
        var state = AppState.fixture(width: 20, height: 6, open: ChatID(2))
        state.send(.paneChosen(.conversation(.timeline)))
        _ = state.toasts.reduce(.said("漢字仮名交じり文を保存した"))
        let rows = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.suffix(2) == [" 漢字仮名交じり  Esc", " 文を保存した"])
        #expect(click("字", inLineWith: "Esc", of: state) == .toasts(.dismissed(state.toasts.lastNumber)))
        #expect(click("Esc", inLineWith: "字", of: state) == .command(.back))
    }

    @Test func keysThatMoveAreNamedInPairs() {
        #expect(footer(list(ChatSummary.fixtures)).contains("[ ] tabs"))
        var open = AppState.fixture(width: 200, open: ChatID(2), messages: [.fixture(1, "Hi")])
        open.withMainForTest { $0.focus = .timeline }
        #expect(footer(open).contains("↑↓ move"))
        var changed = list(ChatSummary.fixtures)
        changed.options.keymap = Keymap(overrides: [
            KeyChange(.next, in: .chatList, "s"), KeyChange(.previous, in: .chatList, "w"),
        ])
        #expect(footer(changed).contains("w s move"))
        changed.options.keymap = Keymap()
        changed.options.glyphs = .ascii
        #expect(footer(changed).contains("Up Down move"))
    }

    @Test func theOtherPaneIsNamedOnceAChatIsOpen() {
        #expect(!footer(list(ChatSummary.fixtures)).contains("Tab chat"))
        let open = AppState.fixture(width: 200, open: ChatSummary.fixtures[0].id)
        #expect(footer(open).contains("messages"))
    }

    /// A letter more is to cost no more than that letter.
    @Test func theFooterStaysAsItIsWhileOneWrites() {
        let open = AppState.fixture(width: 200, open: ChatSummary.fixtures[0].id)
        #expect(footer(open).contains("send"))
        #expect(footer(typed("h", "i", in: open)) == footer(open))
    }

    @Test func aLinkIsOfferedWhereThereIsOne() {
        var state = AppState.fixture(width: 200, open: ChatSummary.fixtures[0].id, messages: [.fixture(1, "no link")])
        state.withMainForTest { $0.focus = .timeline }
        #expect(!footer(state).contains("o open"))
        #expect(!footer(state).contains("retry"))
        let link = Message.fixture(2, content: .text(StyledText(findingLinksIn: "https://example.org")))
        var other = AppState.fixture(width: 200, open: ChatSummary.fixtures[0].id, messages: [link])
        other.withMainForTest { $0.focus = .timeline }
        #expect(footer(other).contains("o open"))
    }

    @Test func theBannerIsOfferedWhileItIsThere() {
        var state = list(ChatSummary.fixtures)
        #expect(!footer(state).contains("notice"))
        _ = App.reduce(&state, .status(.indexed(percent: 3)))
        #expect(footer(state).contains("x close notice"))
        #expect(!footer(state).contains("open notice"))
        _ = App.reduce(&state, .status(.looked(Status.StoreCondition(isDamaged: true))))
        #expect(footer(state).contains("X open notice"))
    }

    @Test func toastsCoverNeitherTheFooterNorTheButtonNorTheBars() {
        for (width, height) in [(80, 24), (200, 60)] {
            var state = AppState.fixture(width: width, height: height)
            let before = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
            for number in 1...3 { _ = state.toasts.say(Problem.gone("someone \(number)")) }
            _ = state.toasts.reduce(.said("went well"))
            let after = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(after.joined().contains("went well"))
            #expect(after.last == before.last)
            #expect(after[height - 2] == before[height - 2], "The button at \(width)x\(height)")
            let list = MainView.listWidth(state.size, state.options)
            #expect(after[0].prefix(list) == before[0].prefix(list))
        }
    }

    @Test func inFrontOfADialogAToastTakesThePlaceOfTheFooter() {
        var state = AppState.fixture()
        state.press(",")
        let before = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
        _ = state.toasts.say(Problem.gone("It"))
        _ = state.toasts.reduce(.said("went well"))
        let after = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(after.dropLast() == before.dropLast())
        #expect(after.last?.contains("It is no longer on this machine") == true)
        #expect(after.last?.contains("Esc back  Enter open") == true)
    }

    @Test func aToastCoversNeitherTheTitleNorTheSearchInAChat() {
        var state = AppState.fixture(open: ChatID(2))
        for key in ["ctrl-f", "l"] { state.send(.key(key)) }
        let before = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
        _ = state.toasts.say(Problem.gone("It"))
        let after = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(after.prefix(3) == before.prefix(3))
        #expect(after[3].contains("no longer on this"))
    }

    @Test(arguments: [Size(40, 6), Size(40, 20)])
    func onALowOrNarrowScreenAToastTakesThePlaceOfTheFooter(size: Size) {
        for open in [nil, ChatID(2)] {
            var state = AppState.fixture(width: size.width, height: size.height, open: open)
            if open != nil { state.send(.paneChosen(.conversation(.timeline))) }
            let before = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
            _ = state.toasts.reduce(.said("went well"))
            let after = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(after.dropLast() == before.dropLast())
            #expect(after.last?.contains("went well") == true)
            #expect(after.last?.contains("Esc list") == (open != nil))
        }
    }

    @Test func theFooterSaysWhatEnterDoes() {
        for (word, state) in [
            ("Enter toggle", typed(",", in: list([])).at(.scrollbar)),
            ("Enter choose", typed(",", in: list([])).at(.keyPreset)),
            ("Enter edit", typed(",", in: list([])).at(.linkOpener)),
            ("Enter open", typed(",", in: list([]))),
            ("Enter save", typed("e", in: .profilesPage())),
            ("Enter hide", typed("H", in: .profilesPage())),
            ("Tab to button", .members()),
            ("Tab contacts", typed("tab", in: .members())),
            ("Enter copy", .invitation()),
            ("Enter retry", .newChat(.link(NewChat.Invitation(.failed(.diskFull))))),
        ] {
            #expect(footer(state).contains(word), "\(word): \(footer(state))")
        }
        #expect(!footer(.newChat(.link(NewChat.Invitation()))).contains("Enter"))
    }

    /// The tooltip at the place of `text` in `row`.
    private func tooltip(_ text: String, row: Int, of state: AppState) throws -> String? {
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        let frame = renderer.render(App.view(state), size: state.size).frame
        let line = frame.text.split(separator: "\n", omittingEmptySubsequences: false)[row]
        let range = try #require(line.firstRange(of: text), "\(line)")
        _ = renderer.actions(for: MouseEvent(.move, at: Point(x: DisplayWidth.of(line[..<range.lowerBound]), y: row)))
        return renderer.tooltip
    }

    @Test func symbolsAndNumbersInBarsAreExplainedUnderThePointer() throws {
        let state = AppState.fixture(open: ChatID(2))
        #expect(try tooltip("⇅", row: 0, of: state) == "Change chat order: O")
        #expect(try tooltip("15", row: 0, of: state) == "15 unread messages. Go to the next unread chat: Alt-A")
        #expect(try tooltip("All", row: 1, of: state) == "All: 10 chats, 2 unread")
        #expect(try tooltip("≡", row: 0, of: state) == "Show all actions")
        #expect(try tooltip("Grace", row: 0, of: state) == nil)
    }

    @Test func theTooltipIsInTheFooterUntilAKeyIsPressed() {
        var state = AppState.fixture()
        let before = footer(state)
        _ = App.reduce(&state, .tooltip("The order of the list"))
        #expect(footer(state).hasPrefix(" The order of the list"))
        state.press("j")
        #expect(footer(state) == before)
    }

    @Test func escapeAndAClickRemoveWhatWentWrong() {
        var state = AppState.fixture()
        _ = state.toasts.say(Problem.gone("It"))
        _ = state.toasts.reduce(.said("went well"))
        let clicked = click("✕", inLineWith: "It is no longer on this machine", of: state)
        #expect(clicked == .toasts(.dismissed(state.toasts.all[0].number)))
        // It first ends what was begun in the list.
        state.press("v", "escape")
        #expect(state.said.contains("It is no longer on this machine."))
        state.press("escape")
        #expect(state.said == ["went well"])
    }
}

extension AppState {
    /// The settings page with `option` selected.
    fileprivate func at(_ option: OptionID) -> AppState {
        var state = self
        state.layers = [.settings(Settings(at: option))]
        return state
    }
}
