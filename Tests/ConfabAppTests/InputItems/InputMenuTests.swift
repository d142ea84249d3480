@testable import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// The symbols beside the message field, and the menu “Add to the message”.
@Suite struct InputMenuTests {
    private let open = AppState.fixture(open: ChatID(2))

    private func sent(_ effects: [AppEffect]) -> [MessageContent] {
        effects.compactMap {
            guard case .perform(.service(let call), _) = $0, case .send(let message, ChatID(2)) = call.request else {
                return nil
            }
            return message.content
        }
    }

    /// The toast that is shown last.
    private func notice(_ state: AppState) -> String? {
        state.toasts.all.last?.message.text(state.options.strings)
    }

    private func offersEnter(_ state: AppState) -> Bool {
        state.footerCommands(Shared(state)).contains { $0.id == .open }
    }

    @Test func theMenuHasTheItemsOfTheOptions() {
        assertSnapshot(of: typed("alt-m", in: open), as: .layer(alsoAt: .small))
        #expect(looksTheSameOnALargeScreen(typed("alt-m", in: open)))
        var state = open
        state.options.inputMore = "poll location"
        let lines = App.lines(typed("alt-m", in: state))
        #expect(lines.contains { $0.contains("Create a poll") } && !lines.contains { $0.contains("emoji") })
        state.options.inputMore = ""
        state = typed("alt-m", in: state)
        #expect(state.layers.isEmpty && !state.toasts.all.isEmpty)
    }

    @Test func aLetterSelectsTheNextItemWithAWordThatBeginsWithIt() {
        func selected(_ keys: String...) -> Int? {
            var state = open
            state.options.inputMore = "voice sticker poll contact clipboard"
            state = typed("alt-m", in: state)
            for key in keys { state = typed(key, in: state) }
            if case .inputMenu(let menu)? = state.layers.last { return menu.selection }
            return nil
        }
        #expect(selected("c") == 2 && selected("p") == 4 && selected("v") == 0)
        // Other words count after the first ones.
        #expect(selected("c", "c") == 3 && selected("c", "c", "c") == 2)
        #expect(selected("p", "p") == 2 && selected("m") == 0)
        // One key after another goes on from there, and from the end to the beginning.
        #expect(selected("s", "s") == 3 && selected("s", "s", "S") == 1)
        #expect(selected("p", "x") == 4)
    }

    @Test func anItemThatCannotBeUsedSaysWhy() {
        var state = open
        state.withMainForTest { $0.session = ServiceSession([]) }
        state.options.inputMore = "attach poll editor"
        state = typed("alt-m", in: state)
        assertSnapshot(of: state, as: .layer())
        let marked = shown(state).split(separator: "\n").filter { $0.contains("✗ │") }
        #expect(marked.count == 2 && !marked.contains { $0.contains("Write in your editor") })
        #expect(typed("enter", in: state).layers.count == 1)
        #expect(typed("down", "down", "enter", in: state).layers.isEmpty)
    }

    @Test func aFullDraftHasNoRoomForItemsThatAttachAFile() {
        func marked(_ state: AppState) -> [Substring] {
            shown(state).split(separator: "\n").filter { $0.contains("✗ │") }
        }
        func filled(_ number: Int) -> AppState {
            var state = open
            state.options.inputMore = "attach voice camera clipboard sticker poll"
            state.withConversationForTest { conversation in
                conversation.composer.attachments = (1...number).map { DraftAttachment("/tmp/\($0)") }
            }
            return state
        }
        let full = typed("alt-m", in: filled(Draft.mostAttachments))
        #expect(marked(full).count == 4)
        #expect(shown(full).contains("You can send 20 files at once."))
        let almost = filled(Draft.mostAttachments - 1)
        #expect(marked(typed("alt-m", in: almost)).isEmpty)
        // The item for voice messages still ends the recording, which takes the last place.
        #expect(marked(typed("ctrl-r", "alt-m", in: almost)).count == 3)
    }

    @Test func anItemThatCannotBeUsedIsOnlySelected() {
        var state = open
        state.withMainForTest { $0.session = ServiceSession([]) }
        state.options.inputMore = "editor poll"
        state = typed("alt-m", in: state)
        let reason = "This service doesn't support polls."
        #expect(!shown(state).contains(reason))
        let selected = clicked("Create a poll", in: state)
        #expect(shown(selected).contains(reason) && selected.layers.count == 1 && selected.toasts.all.isEmpty)
        let entered = typed("enter", in: selected)
        #expect(entered.layers == selected.layers && entered.toasts.all.isEmpty)
        #expect(offersEnter(state) && !offersEnter(selected))
    }

    @Test func theItemsStayWhereTheyAreWhileReasonsChange() {
        var state = open
        state.options.inputMore = "emoji clipboard"
        state = typed("alt-m", in: state).after(
            .programsFound(missing: [ItemProblem(.clipboard, .attaching(.noProgram(.clipboard, program: "xclip")))]))
        func place(_ state: AppState) -> Int? {
            shown(state).split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                $0.contains("Insert an")
            }
        }
        let below = typed("down", in: state)
        #expect(shown(below).contains("install xclip") && !shown(state).contains("install xclip"))
        #expect(place(state) != nil && place(below) == place(state))
        #expect(shown(state).split(separator: "\n").last?.contains(" page ") == false)
    }

    @Test func aReasonTakesRowsFromTheItemsOnlyWhileItIsShown() {
        var state = open
        state.size = .small
        state.options.inputMore = "emoji clipboard sticker poll location contact editor attach"
        state = typed("alt-m", in: state).after(
            .programsFound(missing: [ItemProblem(.clipboard, .attaching(.noProgram(.clipboard, program: "xclip")))]))
        func rows(_ state: AppState) -> [Substring] {
            let lines = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
            return Array(lines.dropFirst().prefix { !$0.contains("╰─") })
        }
        #expect(rows(state).count == 8 && rows(state).last?.contains("Attach a file") == true)
        let below = rows(typed("down", in: state))
        #expect(below.count == 9 && below[0].contains("Insert an emoji") && below[8].contains("install xclip"))
        #expect(below[5].contains("Send a contact"))
    }

    @Test func aProgramAddsItsOwnItemsOnFurtherPages() {
        var state = open
        state.inputItems = (1...5).map {
            CustomInputItem(
                id: "org.example.shrug\($0)", glyph: "¯", title: "Shrug \($0)", use: .write("¯\\_(ツ)_/¯ \($0)"))
        }
        state = typed("alt-m", in: state)
        #expect(shown(state).contains("Add to the message 1/2") && !shown(state).contains("Shrug 5"))
        #expect(shown(state).split(separator: "\n").last?.contains(" page ") == true)
        var narrow = state
        narrow.size = Size(24, 10)
        #expect(shown(narrow).contains("─ Add to the me… 1/2 ─"))
        narrow.options.glyphs = .ascii
        #expect(shown(narrow).contains("- Add to the me~ 1/2 -"))
        state = typed("page-down", "G", in: state)
        #expect(shown(state).contains("Add to the message 2/2") && shown(state).contains("Shrug 5"))
        state = typed("enter", in: state)
        #expect(state.layers.isEmpty && state.main?.conversation?.composer.field.text == "¯\\_(ツ)_/¯ 5")
    }

    @Test func theOptionsPlaceTheItemsOfAProgram() {
        var state = open
        state.inputItems = [
            CustomInputItem(id: "org.example.ask", glyph: "?", title: "Ask the others", use: .command("create-poll")),
            CustomInputItem(id: "org.example.wave", glyph: "~", title: "Wave", use: .write("o/")),
            CustomInputItem(id: "org.example.nap", glyph: "z", title: "Nap", use: .command("sleep")),
            CustomInputItem(id: "org.example.pay", glyph: "$", title: "Pay", use: .write("€"), obstacle: "No money."),
        ]
        state.options.inputBar = "org.example.wave emoji more org.example.missing"
        state.options.inputMore = "org.example.pay poll org.example.ask"
        #expect(shown(state).contains(" ~ ☺ …"))
        #expect(clicked("~ ☺", in: state).main?.conversation?.composer.field.text == "o/")
        var menu = typed("alt-m", in: state)
        assertSnapshot(of: menu, as: .layer())
        #expect(shown(menu).contains("No money.") && notice(typed("enter", in: menu)) == nil)
        #expect(shown(typed("G", in: menu)).contains("There's no command named “sleep”."))
        #expect(!typed("down", "down", "enter", in: menu).layers.isEmpty)
        state.withMainForTest { $0.session = ServiceSession([]) }
        menu = typed("alt-m", "down", "down", in: state)
        #expect(shown(menu).contains("This service doesn't support polls."))
    }

    @Test func itemsWhoseProgramIsMissingSayWhich() {
        var state = open
        state.options.inputMore = "clipboard emoji voice"
        #expect(
            App.reduce(&state, .key("alt-m")) == [
                .perform(
                    .file(
                        .findPrograms(of: [
                            ItemCommand(item: .voice, line: state.options.recorder),
                            ItemCommand(item: .clipboard, line: "auto"),
                        ])))
            ])
        state = state.after(
            .programsFound(missing: [ItemProblem(.clipboard, .attaching(.noProgram(.clipboard, program: "xclip")))]))
        assertSnapshot(of: state, as: .layer(alsoAt: .small, .tiny))
        // The symbol beside the field is dimmed, too, and a program's item for the same.
        state.options.inputBar = "clipboard emoji"
        state.inputItems = [
            CustomInputItem(id: "org.example.paste", glyph: "P", title: "Paste", use: .command("paste-picture"))
        ]
        let reason = "Pasting a picture needs the program xclip, which isn't installed. On Debian: apt install xclip"
        #expect(notice(clicked("▣ ☺", in: typed("escape", in: state))) == reason)
        #expect(shown(typed("alt-m", "G", in: typed("escape", in: state))).contains("Pasting a picture needs"))
    }

    @Test func anItemCanBeUsedOnceItsProgramIsFound() {
        var state = open
        state.options.inputMore = "clipboard emoji"
        let missing = ItemProblem(.clipboard, .attaching(.noProgram(.clipboard, program: "xclip")))
        let refused = typed("alt-m", in: state.after(.programsFound(missing: [missing])))
        #expect(shown(refused).contains("install xclip"))
        let found = refused.after(.programsFound(missing: []))
        #expect(!shown(found).contains("install xclip"))
        #expect(typed("enter", in: found).layers.isEmpty)
    }

    @Test func programsAreLookedForAgainWhenTheOptionsNameOthers() {
        func searches(_ state: inout AppState, _ settings: [OptionID: OptionValue]) -> [[ItemCommand]] {
            let files = Options.Files(settings: settings, config: [:], keys: [])
            return App.reduce(&state, .options(.filesRead(files))).compactMap {
                if case .perform(.file(.findPrograms(let commands)), _) = $0 { commands } else { nil }
            }
        }
        let items: [OptionID: OptionValue] = [.inputBar: .text("voice more"), .inputMore: .text("emoji")]
        let corrected = items.merging([.recorder: .text("rec -")]) { $1 }
        var state = open
        #expect(searches(&state, items).map { $0.map(\.item) } == [[.voice]])
        #expect(searches(&state, corrected) == [[ItemCommand(item: .voice, line: "rec -")]])
        #expect(searches(&state, corrected.merging([.bell: .flag(true)]) { $1 }).isEmpty)
        // Opening a chat looks for them.
        var list = AppState.fixture()
        #expect(searches(&list, corrected).isEmpty)
    }

    @Test func onALowScreenEnterShowsTheReasonInsteadOfTheItems() {
        var state = open
        state.size = .tiny
        state.options.inputMore = "clipboard emoji"
        state = typed("alt-m", in: state).after(
            .programsFound(missing: [ItemProblem(.clipboard, .attaching(.noProgram(.clipboard, program: "xclip")))]))
        #expect(shown(state).contains("Insert a") && !shown(state).contains("picture needs"))
        state = typed("enter", in: state)
        #expect(shown(state).contains("picture needs") && state.toasts.all.isEmpty)
        let end = typed("G", in: state)
        #expect(shown(end).contains("install xclip") && !shown(end).contains("picture needs"))
        for key in ["escape", "enter"] {
            let items = typed(key, in: end)
            #expect(shown(items).contains("Insert a") && items.layers.count == 1)
        }
    }

    @Test(arguments: [(Size.small, true), (Size(24, 10), false), (Size(20, 11), false), (Size(20, 14), false)])
    func enterShowsAReasonThatDoesNotFitBelowTheItems(size: Size, fits: Bool) {
        var state = open
        state.size = size
        state.options.inputMore = "clipboard emoji sticker poll location contact editor attach"
        state = typed("alt-m", in: state).after(
            .programsFound(missing: [ItemProblem(.clipboard, .attaching(.noProgram(.clipboard, program: "xclip")))]))
        // The reason names the program at its end, too.
        func isWhole(_ state: AppState) -> Bool { shown(state).matches(of: /xclip/).count == 2 }
        #expect(isWhole(state) == fits && offersEnter(state) == !fits)
        let entered = typed("enter", in: state)
        #expect(isWhole(entered) && !offersEnter(entered) && entered.toasts.all.isEmpty)
        #expect((entered.layers == state.layers) == fits)
        #expect(fits || shown(typed("escape", in: entered)) == shown(state))
    }

    @Test func programsOfSymbolsBesideTheFieldAreLookedForWhenAChatIsOpened() {
        for (bar, isAsking) in [("voice emoji", true), ("emoji attach more", false)] {
            var state = AppState.fixture()
            state.options.inputBar = bar
            let effects = App.reduce(&state, .key("enter"))
            let asks = effects.contains { if case .perform(.file(.findPrograms), _) = $0 { true } else { false } }
            #expect(state.main?.conversation != nil && asks == isAsking, "\(bar)")
        }
    }

    @Test func symbolsOfOnlyASCIIAreWhole() {
        var state = open
        state.options.glyphs = .ascii
        #expect(shown(typed("alt-m", in: state)).contains("(*) Send a sticker"))
    }

    @Test func anItemBesideTheFieldThatCannotBeUsedIsDimmed() {
        var state = open
        state.withMainForTest { $0.session = ServiceSession([]) }
        assertSnapshot(of: state, as: .screen(alsoAt: .small, .large))
        #expect(notice(clicked("▤", in: state)) == "This service doesn't support files.")
    }

    @Test func theSymbolsBesideTheFieldAreThoseOfTheOptions() {
        #expect(shown(open).contains(" ☺ ▤ …"))
        #expect(!clicked(" …", inLineWith: "▤", in: open).layers.isEmpty)
        var state = open
        state.options.inputBar = "location"
        #expect(!shown(state).contains("☺") && !clicked("◎", in: state).layers.isEmpty)
        state.size = .small
        #expect(!shown(state).contains("◎"))
    }

    @Test func aLocationIsReadAndSent() {
        var state = open.after(.command(.shareLocation)).after(.terminal(.paste("geo:52.5163,13.3777;u=5")))
        state = typed("enter", in: state).after(.terminal(.paste("Brandenburger Tor")))
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
        #expect(looksTheSameOnALargeScreen(state))
        #expect(
            sent(App.reduce(&state, .key("enter"))) == [
                .location(Location(latitude: 52.5163, longitude: 13.3777, title: "Brandenburger Tor"))
            ])
        #expect(state.layers.isEmpty)
        state = open.after(.command(.shareLocation)).after(.terminal(.paste("Berlin")))
        #expect(shown(state).contains("Write the latitude") && !shown(state).contains("Confab doesn't understand"))
        state = typed("enter", in: state)
        #expect(
            shown(state).contains("Confab doesn't understand “Berlin” as a place.")
                && sent(App.reduce(&state, .locationForm(.submitted))).isEmpty)
    }

    @Test func aLocationThatWasWrittenIsNotDiscardedUnasked() {
        let form = open.after(.command(.shareLocation))
        #expect(typed("escape", in: form).layers.isEmpty)
        for keys in [["B"], ["tab", "B"]] {
            let written = keys.reduce(form) { typed($1, in: $0) }
            let asked = typed("escape", in: written)
            #expect(shown(asked).contains("Discard this location?"))
            #expect(shown(typed("enter", in: asked)) == shown(written))
            #expect(typed("down", "enter", in: asked).layers.isEmpty)
        }
    }

    @Test func aContactIsSentUnderTheNameThatOthersKnow() {
        var state = open.after(.command(.shareContact))
        var grace = ChatSummary.fixture(3, "Hopper")
        grace.names.alias = "The admiral"
        let group = ChatSummary.fixtures[0]
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), FuzzyNames(chats: [group, grace]))))
        #expect(shown(state).contains("Send a contact") && !App.lines(state).contains { $0.contains("Team Lunch") })
        #expect(sent(App.reduce(&state, .key("enter"))) == [.contactCard(ContactCard(name: "Hopper"))])
        #expect(state.layers.isEmpty)
    }

    @Test func withoutAnotherContactThereIsNobodyToSend() {
        func found(_ typed: String, _ chats: [ChatSummary]) -> AppState {
            var state = open.after(.command(.shareContact))
            if !typed.isEmpty { state = state.after(.terminal(.paste(typed))) }
            return state.after(.switcher(.found(FuzzyPattern(typed), FuzzyNames(chats: chats))))
        }
        func footer(_ state: AppState) -> Substring { shown(state).split(separator: "\n").last ?? "" }
        let none = found("", [])
        #expect(shown(none).contains("There's no other contact to send."))
        #expect(!footer(none).contains("send") && !footer(none).contains("move"))
        #expect(shown(found("x", [])).contains("No matches."))
        let one = footer(found("", [.fixture(3, "Hopper")]))
        #expect(one.contains("send") && one.contains("move"))
    }

    @Test func aPictureComesFromTheCameraOrTheClipboard() {
        var state = open
        state.options.camera = "snap"
        #expect(
            App.reduce(&state, .command(.takePicture)).contains(
                .perform(.file(.capture(.camera, "snap", in: ChatID(2), limit: 100_000_000)))))
        #expect(
            App.reduce(&state, .key("alt-p")).contains(
                .perform(.file(.capture(.clipboard, "auto", in: ChatID(2), limit: 100_000_000)))))
        let photo = DraftAttachment("/data/files/0", givenName: "photo.jpg", mediaType: "image/jpeg", byteCount: 9)
        state = state.after(.conversation(.composer(.attached(ChatID(2), typed: "", [photo]))))
        #expect(shown(state).contains("photo.jpg"))
    }
}
