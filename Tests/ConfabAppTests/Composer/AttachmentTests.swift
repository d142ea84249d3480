import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Files that are attached in the message field and sent.
@Suite struct AttachmentTests {
    private static let cat = DraftAttachment("/home/ada/cat.png", mediaType: "image/png", byteCount: 1_200_000)
    private static let notes = DraftAttachment("/home/ada/notes.txt", mediaType: "text/plain", byteCount: 800)
    private let open = AppState.fixture(open: ChatID(2))

    private func written(_ text: String, in state: AppState? = nil) -> AppState {
        (state ?? open).after(.terminal(.paste(text)))
    }

    /// The same once files and folders were found for the path.
    private func found(_ paths: [FoundPath], for typed: String, in state: AppState) -> AppState {
        state.after(.conversation(.composer(.pathsFound(ChatID(2), FoundPaths(typed: typed, paths)))))
    }

    /// The state with these files attached.
    private func attached(_ files: DraftAttachment..., to text: String = "") -> AppState {
        written(text).after(.conversation(.composer(.attached(ChatID(2), typed: "", files))))
    }

    private func composer(_ state: AppState) -> String? { state.main?.conversation?.composer.field.text }

    private func files(_ state: AppState) -> [String] {
        state.main?.conversation?.composer.draft.captionedAttachments.map { "\($0.name): \($0.caption.plain)" } ?? []
    }

    /// The paths that are looked for after `text` was pasted.
    private func searched(_ text: String, in state: AppState? = nil) -> [String] {
        var state = state ?? open
        return App.reduce(&state, .terminal(.paste(text))).compactMap {
            if case .perform(.file(.findPaths(let typed, ChatID(2))), _) = $0 { typed } else { nil }
        }
    }

    /// The calls that send messages.
    private func calls(_ effects: [AppEffect]) -> [ServiceCall] {
        effects.compactMap {
            if case .perform(.service(let call), _) = $0, case .send = call.request { call } else { nil }
        }
    }

    /// The messages that the effects send.
    private func sent(_ effects: [AppEffect]) -> [OutgoingMessage] {
        effects.compactMap {
            if case .perform(.service(let call), _) = $0, case .send(let message, _) = call.request {
                message
            } else {
                nil
            }
        }
    }

    @Test func aPathIsLookedForAsItIsTyped() {
        for (text, typed) in [
            ("/home/ada/c", ["/home/ada/c"]), ("~/c", ["~/c"]), ("~/my cat.png", ["~/my cat.png"]),
            ("See ~/c", ["~/c"]), ("See\n~/c", ["~/c"]), ("'/home/my cat.png'", ["'/home/my cat.png'"]),
            ("file:///home/c", ["file:///home/c"]), ("'/a/b' '/c/d'", ["'/a/b' '/c/d'"]),
            // A slash and a combining mark after it are one character.
            ("~/\u{301}a.txt", ["~/\u{301}a.txt"]), ("/home/\u{301}a.txt", ["/home/\u{301}a.txt"]),
            ("/home", []), ("//home/x", []), ("either/or", []), ("x ~y", []), ("https://a.b/c", []), ("1/2/3", []),
        ] {
            #expect(searched(text) == typed, "\(text)")
        }
        var without = open
        without.withMainForTest { $0.session = ServiceSession([]) }
        #expect(searched("~/c", in: without) == [])
        // An edited message has its file already.
        let edited = AppState.fixture(open: ChatID(2), messages: [.fixture(1, "Hi", from: .me)])
        #expect(searched("~/c", in: typed("alt-up", "e", in: edited)) == [])
    }

    @Test func aPastedPathIsLookedForWithAllOfItsMarks() {
        let path = "/home/ada/a" + String(repeating: "\u{301}", count: 126)
        for state in [open, written("See "), typed("ctrl-o", in: open)] { #expect(searched(path, in: state) == [path]) }
        let file = FoundPath("a", text: path, paths: [path], byteCount: 1)
        var state = found([file], for: path, in: written(path))
        #expect(state.said == ["A character has too many marks, such as accents. Some of them were left out."])
        let effects = App.reduce(&state, .key("enter"))
        #expect(
            effects.contains(.perform(.file(.attach([path], typed: path, in: ChatID(2), limit: 100_000_000)))))
        state = state.after(.conversation(.composer(.attached(ChatID(2), typed: path, [Self.cat]))))
        #expect(composer(state) == "" && files(state) == ["cat.png: "])
        // Another path isn't taken for it.
        let shortened = composer(written(path)) ?? ""
        #expect(searched("b", in: written(path)) == [shortened + "b"])
    }

    @Test func aFolderIsCompletedAndAFileIsAttached() {
        let paths = [
            FoundPath("Pictures", text: "~/Pictures/"),
            FoundPath("pi.txt", text: "~/pi.txt", paths: ["/home/ada/pi.txt"], byteCount: 1_000),
        ]
        var state = found(paths, for: "~/pi", in: written("~/pi"))
        #expect(
            shown(state).contains("Pictures/") && shown(state).contains("pi.txt") && shown(state).contains("1.0 kB"))
        state = typed("tab", in: state)
        #expect(composer(state) == "~/Pictures/")
        state = found(paths, for: "~/pi", in: written("~/pi"))
        state = typed("down", in: state)
        let effects = App.reduce(&state, .key("enter"))
        #expect(
            effects.contains(
                .perform(
                    .file(.attach(["/home/ada/pi.txt"], typed: "~/pi", in: ChatID(2), limit: 100_000_000)))))
        // Nothing changes until the file is known to be readable.
        #expect(composer(state) == "~/pi" && files(state) == [])
        state = state.after(.conversation(.composer(.attached(ChatID(2), typed: "~/pi", [Self.cat]))))
        #expect(composer(state) == "" && files(state) == ["cat.png: "])
    }

    @Test func aPathThatIsTooLongKeepsTheEndingOfItsName() {
        let name = "a-long-file-name-for-a-test-of-the-bars"
        let paths = [name + ".png", name + ".excalidraw"].map { file in
            FoundPath(file, text: "~/\(file)", paths: ["/home/ada/\(file)"], byteCount: 1_000)
        }
        var state = found(paths, for: "~/a", in: written("~/a"))
        state.size = Size(120, 36)
        #expect(shown(state).contains(name + ".png ") && shown(state).contains("1.0 kB"))
        state.size = Size(40, 12)
        let screen = shown(state)
        #expect(screen.contains("…bars.png") && screen.contains("….excalidraw") && !screen.contains("1.0 kB"))
    }

    @Test(arguments: [(20, false), (24, false), (25, true), (28, true)])
    func theSizeOfAFileIsShownWholeOrNotAtAll(width: Int, isShown: Bool) {
        let path = FoundPath(
            "shopping.txt", text: "~/shopping.txt", paths: ["/home/ada/shopping.txt"], byteCount: 1_700)
        var state = found([path], for: "~/s", in: written("~/s"))
        state.size = Size(width, 12)
        let screen = shown(state)
        #expect(screen.contains("shopping.txt"))
        #expect(screen.contains("1.7 kB") == isShown && screen.contains("1.7") == isShown)
    }

    @Test func behindWordsOnlyTabAttaches() {
        let path = FoundPath("pi.txt", text: "~/pi.txt", paths: ["/home/ada/pi.txt"], byteCount: 1_000)
        var state = found([path], for: "~/pi.txt", in: written("It's in ~/pi.txt"))
        #expect(shown(state).contains("Enter send"))
        #expect(sent(App.reduce(&state, .key("enter"))).map(\.content) == [.text("It's in ~/pi.txt")])
        state = found([path], for: "~/pi.txt", in: written("It's in ~/pi.txt"))
        state = typed("tab", in: state).after(
            .conversation(.composer(.attached(ChatID(2), typed: "~/pi.txt", [Self.notes]))))
        #expect(composer(state) == "It's in " && files(state) == ["notes.txt: It's in "])
    }

    @Test func filesThatWereDroppedTogetherAreAttachedTogether() {
        let text = "'/a/b.png' '/c/d.png'"
        let state = found([FoundPath("", text: text, paths: ["/a/b.png", "/c/d.png"])], for: text, in: written(text))
        #expect(shown(state).contains("Attach 2 files"))
    }

    @Test func theFieldHasTheCaptionOfTheSelectedFile() {
        var state = attached(Self.cat, Self.notes, to: "My cat")
        #expect(files(state) == ["cat.png: My cat", "notes.txt: "])
        assertSnapshot(of: state, as: .screen(alsoAt: .small, .large))
        state = written("Read this", in: typed("ctrl-down", in: state))
        #expect(files(state) == ["cat.png: My cat", "notes.txt: Read this"])
        state = typed("ctrl-up", in: state)
        #expect(composer(state) == "My cat")
        #expect(files(clicked("notes.txt", in: state)) == ["cat.png: My cat", "notes.txt: Read this"])
        #expect(composer(clicked("notes.txt", in: state)) == "Read this")
    }

    @Test func onANarrowScreenTheNameOfAFileLeavesRoomForItsNumberButNotForItsSize() {
        func narrow(_ path: String, width: Int = 20, besides others: Int = 1) -> String {
            let files =
                [DraftAttachment(path, mediaType: "image/png", byteCount: 340_000)]
                + (1...others).map { DraftAttachment("/home/ada/\($0).txt", mediaType: "text/plain", byteCount: 800) }
            var state = written("").after(.conversation(.composer(.attached(ChatID(2), typed: "", files))))
            state.size = Size(width, 6)
            return shown(state)
        }
        let short = narrow("/home/ada/cat.png")
        #expect(short.contains("▣ cat.png ") && short.contains(" 1/2 ✕") && !short.contains("kB"))
        let long = narrow("/home/ada/holiday.png")
        #expect(long.contains("▣ …ay.png ") && long.contains(" 1/2 ✕") && !long.contains("kB"))
        let many = narrow("/home/ada/holiday.png", besides: 19)
        #expect(many.contains("▣ …y.png ") && many.contains(" 1/20 ✕"))
        let cut = narrow("/home/ada/our holiday in spain.png", width: 25)
        #expect(cut.contains("▣ our…pain.png ") && cut.contains(" 1/2 ✕"))
    }

    @Test func aFileIsRemovedWithItsCaptionOnlyAfterAQuestion() {
        let both = attached(Self.cat, Self.notes, to: "My cat")
        for asked in [typed("escape", in: both), both.after(.command(.removeAttachment))] {
            #expect(shown(asked).contains("Discard file and caption?"))
            #expect(files(typed("enter", in: asked)) == ["cat.png: My cat", "notes.txt: "])
            let removed = typed("down", "enter", in: asked)
            #expect(removed.layers.isEmpty && files(removed) == ["notes.txt: "] && composer(removed) == "")
        }
        // The question about another file shows its caption.
        let other = typed("ctrl-down", in: both).after(.conversation(.composer(.attachmentRemoved(0))))
        #expect(!other.layers.isEmpty && composer(other) == "My cat")
        #expect(files(typed("down", "enter", in: other)) == ["notes.txt: "])
        // Only Confab has a pasted text.
        let pasted = attached(DraftAttachment("/data/pasted", givenName: "pasted.txt", mediaType: "text/plain"))
        #expect(shown(typed("escape", in: pasted)).contains("Discard the only copy of this file?"))
        #expect(files(typed("escape", "enter", in: pasted)) == ["pasted.txt: "])
        #expect(files(typed("escape", "down", "enter", in: pasted)) == [])
    }

    @Test func aFileWithoutACaptionOfItsOwnIsRemovedUnasked() {
        let both = attached(Self.cat, Self.notes, to: "My cat")
        #expect(files(typed("ctrl-down", "escape", in: both)) == ["cat.png: My cat"])
        // What was written with the only file stays.
        let state = typed("escape", in: attached(Self.cat, to: "My cat"))
        #expect(state.layers.isEmpty && files(state) == [] && composer(state) == "My cat")
        for key in ["backspace", "ctrl-c"] {
            #expect(files(typed(key, in: attached(Self.cat))) == [])
        }
        #expect(files(typed("backspace", in: attached(Self.cat, to: "a"))) == ["cat.png: "])
        #expect(files(typed("ctrl-c", in: attached(Self.cat, to: "a"))) == ["cat.png: "])
        var small = attached(Self.cat)
        small.size = .small
        #expect(files(clicked("✕", inLineWith: "cat.png", in: small)) == [])
    }

    @Test func aPathWithoutAFileIsOfferedAsTheCaptionOfAnAttachedFile() {
        let path = "file:///nowhere/missing.txt"
        for (state, label) in [
            (written(path), "Send as a message"), (attached(Self.cat, to: path), "Send as the caption"),
        ] {
            let asked = typed("enter", in: found([], for: path, in: state))
            #expect(asked.confirmation?.answers.map(\.label) == ["Keep editing", label])
        }
    }

    @Test func aPathWithoutAFileIsNotSentUnasked() {
        for text in ["~/Picturs/sun.png", "/nowhere/sun.png", "'/nowhere/my sun.png'"] {
            var state = found([], for: text, in: written(text))
            #expect(sent(App.reduce(&state, .key("enter"))).isEmpty)
            #expect(shown(state).contains("There's no file at"))
            #expect(composer(typed("enter", in: state)) == text)
            _ = App.reduce(&state, .key("down"))
            #expect(sent(App.reduce(&state, .key("enter"))).map(\.content) == [.text(StyledText(text))])
        }
        let begun = found([], for: "~/nope", in: written("nope", in: typed("ctrl-o", in: written("See"))))
        #expect(shown(typed("enter", in: begun)).contains("There's no file at ~/nope"))
        // Enter may come before the files are known.
        let image = FoundPath("sun.png", text: "~/sun.png", paths: ["/home/ada/sun.png"])
        var early = written("~/sun.png")
        #expect(sent(App.reduce(&early, .key("enter"))).isEmpty)
        let effects = App.reduce(
            &early, .conversation(.composer(.pathsFound(ChatID(2), FoundPaths(typed: "~/sun.png", [image])))))
        #expect(effects.contains { if case .perform(.file(.attach), _) = $0 { true } else { false } })
        // The beginning of a name shows the names, and takes none of them.
        early = written("~/su")
        _ = App.reduce(&early, .key("enter"))
        #expect(
            App.reduce(&early, .conversation(.composer(.pathsFound(ChatID(2), FoundPaths(typed: "~/su", [image])))))
                .isEmpty)
        // A closed list means that the path is a text.
        let path = FoundPath("pi.txt", text: "/tmp/pi.txt", paths: ["/tmp/pi.txt"])
        var state = typed("escape", in: found([path], for: "/tmp/pi.txt", in: written("/tmp/pi.txt")))
        #expect(sent(App.reduce(&state, .key("enter"))).map(\.content) == [.text("/tmp/pi.txt")])
    }

    @Test func whileFilesAreAttachedEnterTakesAPath() {
        let path = FoundPath("pi.txt", text: "~/pi.txt", paths: ["/home/ada/pi.txt"])
        var state = found([path], for: "~/pi", in: written("It's ~/pi", in: attached(Self.cat)))
        #expect(shown(state).contains(" Enter attach  ↑↓ select  Esc close"))
        #expect(sent(App.reduce(&state, .key("enter"))).isEmpty)
        state = found([path], for: "~/pi", in: written("pi", in: typed("ctrl-o", in: written("It's"))))
        #expect(composer(state) == "It's ~/pi" && shown(state).contains("Enter attach"))
    }

    @Test func manyFilesThatAreDroppedTogetherFit() {
        let paths = (0..<100).map { "'/home/ada/pictures/\($0).png'" }.joined(separator: " ")
        #expect(composer(written(paths)) == paths && searched(paths) == [paths])
    }

    @Test func eachFileIsSentAsAMessageWithItsCaption() throws {
        var state = written("Read this", in: typed("ctrl-down", in: attached(Self.cat, Self.notes, to: "My cat")))
        let effects = App.reduce(&state, .key("enter"))
        let messages = sent(effects)
        let picture = Attachment(name: "cat.png", mediaType: "image/png", byteCount: 1_200_000)
        #expect(messages.map(\.file) == ["/home/ada/cat.png", "/home/ada/notes.txt"])
        #expect(messages.first?.content == .image(picture, caption: "My cat"))
        #expect(messages.last?.content.text.plain == "Read this")
        #expect(files(state) == [] && composer(state) == "")
        // The draft is as it was in the store, until the messages are.
        #expect(
            effects.contains {
                if case .perform(.save(.draft(let draft)), _) = $0 { draft.attachments.count == 2 } else { false }
            })
        let names = state.main?.conversation?.timeline.outgoing.compactMap(\.message.transaction) ?? []
        #expect(shown(state).contains("Sending…"))
        state = state.after(.transfers(.copied(TransactionID(names[0].rawValue), bytes: 300_000, of: 1_200_000)))
        #expect(shown(state).contains("Sending: 25%"))
        // When the chat is opened again meanwhile, its field has what isn't on its way.
        var stored = Draft(chat: ChatID(2), text: "")
        stored.attach([Self.cat, Self.notes, DraftAttachment("/home/ada/more.txt")])
        stored.attachments[0].caption = .empty
        stored.text = "My cat"
        stored.attachments[1].caption = "Read this"
        let chat = try #require(state.main?.conversation?.chat)
        state.withMainForTest { $0.conversation?.composer.isDraftLoaded = false }
        var details = Conversation.Details()
        details.draft = stored
        #expect(files(state.after(.conversation(.loaded(ChatID(2), chat, details)))) == ["more.txt: "])
    }

    @Test func aFileThatCannotBeSentIsAttachedAgain() throws {
        var state = attached(Self.cat, to: "My cat")
        let effects = App.reduce(&state, .key("enter"))
        let call = try #require(calls(effects).first)
        let problem = Problem.attaching(.noFile(path: "/home/ada/cat.png"))
        let failed = state.after(.answered(call, .failed(problem)))
        #expect(files(failed) == ["cat.png: My cat"])
        #expect(failed.main?.conversation?.timeline.outgoing.isEmpty == true)
        #expect(shown(failed).contains("There's no file at"))
        // In another chat, it waits there.
        let elsewhere = typed("escape", "down", "enter", in: state).after(.answered(call, .failed(problem)))
        #expect(elsewhere.savedInput.unsent[ChatID(2)]?.attachments == [Self.cat])
    }

    @Test func aFileThatFailsDuringAnEditComesBackAfterIt() throws {
        var state = AppState.fixture(open: ChatID(2), messages: [.fixture(1, "Hi", from: .me)])
        state = state.after(.conversation(.composer(.attached(ChatID(2), typed: "", [Self.cat]))))
        let call = try #require(calls(App.reduce(&state, .key("enter"))).first)
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(1) }
        state = typed("e", in: state.after(.paneChosen(.conversation(.timeline))))
        #expect(composer(state) == "Hi")
        state = state.after(.answered(call, .failed(.attaching(.changed(path: "/home/ada/cat.png")))))
        #expect(composer(state) == "Hi" && state.main?.conversation?.composer.attachments == [])
        state = typed("escape", in: state)
        #expect(composer(state) == "" && files(state) == ["cat.png: "])
    }

    @Test func aFileThatWasSentBeforeTheChatWasOpenedIsTakenOutOfItsField() throws {
        var state = attached(Self.cat, Self.notes)
        let call = try #require(calls(App.reduce(&state, .key("enter"))).first)
        // The profile was closed and opened again; the field has the stored draft.
        let again = attached(Self.cat, Self.notes)
            .after(.answered(call, .done(.message(MessageID(9), .sent))))
        #expect(files(again) == ["notes.txt: "])
        // What is attached again while it's being sent stays.
        state = state.after(.conversation(.composer(.attached(ChatID(2), typed: "", [Self.cat]))))
        #expect(files(state.after(.answered(call, .done(.message(MessageID(9), .sent))))) == ["cat.png: "])
    }

    @Test func someFilesOfADropAreAttachedAndTheReasonForTheRestIsSaid() {
        let state = open.after(
            .conversation(.composer(.attached(ChatID(2), typed: "", [Self.cat], problem: .empty(path: "/tmp/x")))))
        #expect(files(state) == ["cat.png: "] && shown(state).contains("/tmp/x is empty"))
    }

    @Test func deletingAMessageThatIsBeingSentCancelsIt() throws {
        var state = typed("enter", in: attached(Self.cat))
        let row = state.main?.conversation?.timeline.outgoing.first?.message.id
        state = typed("alt-up", in: state)
        #expect(state.main?.conversation?.timeline.selection == row)
        let name = try #require(state.main?.conversation?.selectedSending)
        let effects = App.reduce(&state, .command(.deleteMessage))
        #expect(effects == [.perform(.file(.cancelSending(name)))])
    }

    @Test func aCommandBeginsAPath() {
        #expect(composer(typed("ctrl-o", in: open)) == "~/")
        #expect(composer(typed("ctrl-o", in: written("See"))) == "See ~/")
        #expect(composer(typed("ctrl-o", "escape", in: written("See"))) == "See")
        #expect(composer(typed("ctrl-o", "x", "escape", in: open)) == "~/x")
        // With the path of a file, the file is attached at once.
        var given = written("/attach-file ~/sun.png")
        #expect(
            App.reduce(&given, .key("enter")).contains(
                .perform(.file(.findPaths("~/sun.png", in: ChatID(2))), id: .findPaths)))
        let image = FoundPath("sun.png", text: "~/sun.png", paths: ["/home/ada/sun.png"])
        let effects = App.reduce(
            &given, .conversation(.composer(.pathsFound(ChatID(2), FoundPaths(typed: "~/sun.png", [image])))))
        #expect(effects.contains { if case .perform(.file(.attach), _) = $0 { true } else { false } })
        #expect(composer(typed("enter", in: written("/attach-file sun.png"))) == "./sun.png")
        var without = open
        without.withMainForTest { $0.session = ServiceSession([]) }
        #expect(composer(without.after(.command(.attachFile))) == "")
    }

    @Test func filesAreSpoken() {
        let lines = App.lines(attached(Self.cat, Self.notes, to: "My cat"))
        #expect(lines.contains("Attached, selected: cat.png, 1.2 MB, “My cat”"))
        #expect(lines.contains("Attached: notes.txt, 800 bytes"))
    }

    @Test func aFileThatMayRunIsOpenedOnlyIfTheUserAgrees() throws {
        let file = try #require(FileHash(String(repeating: "a", count: 64)))
        var state = open.after(.executableFound(file, name: "setup.sh"))
        #expect(shown(state).contains("Open setup.sh?") && shown(state).contains("may run as a program"))
        #expect(App.reduce(&state, .key("enter")).isEmpty)
        state = typed("down", in: open.after(.executableFound(file, name: "setup.sh")))
        #expect(
            App.reduce(&state, .key("enter"))
                == [.perform(.file(.open(file, name: "setup.sh", program: "xdg-open", isAgreed: true)))])
    }

    @Test func aTextThatDoesNotFitCanBeAttachedAsAFile() {
        let text = String(repeating: "word ", count: 300)
        var state = written(text, in: written("See: "))
        #expect(state.said == ["The rest was left out: a message has at most 1,000 characters."])
        #expect(shown(state).contains("As a file (Alt-O) 20"))
        let effects = App.reduce(&state, .key("alt-o"))
        #expect(effects.contains(.perform(.file(.attachText(text, in: ChatID(2))))))
        #expect(composer(state) == "See: ")
        // The terminal delivers a long paste in pieces. Another one is another file.
        let piece = String(repeating: "word", count: TerminalEvent.pasteSize / 4)
        var pasted = written("See: ")
        for text in [piece, piece, "the end"] { pasted = pasted.after(.terminal(.paste(text))) }
        #expect(pasted.said.count == 1)
        var another = pasted.after(.terminal(.paste("another one")))
        #expect(
            App.reduce(&pasted, .key("alt-o")).contains(
                .perform(.file(.attachText(piece + piece + "the end", in: ChatID(2))))))
        #expect(
            App.reduce(&another, .key("alt-o")).contains(.perform(.file(.attachText("another one", in: ChatID(2))))))
        // Once something else was written, it's no longer known what was left out.
        state = typed("backspace", "alt-o", in: written(text))
        #expect(composer(state)?.count == 999)
        // A typed letter isn't a text.
        state = typed("x", in: written(String(repeating: "a", count: 1000)))
        #expect(!shown(state).contains("As a file"))
    }

    @Test func aTextThatIsOneFileTooManyStaysInTheField() {
        let text = String(repeating: "word ", count: 300)
        var state = open
        state.withConversationForTest { conversation in
            conversation.composer.attachments = (1...Draft.mostAttachments).map {
                DraftAttachment("/home/ada/\($0).png", mediaType: "image/png", byteCount: 1)
            }
        }
        state = written(text, in: state)
        let effects = App.reduce(&state, .key("alt-o"))
        #expect(composer(state)?.count == 1000)
        #expect(!effects.contains(.perform(.file(.attachText(text, in: ChatID(2))))))
        #expect(state.said.contains("You can send 20 files at once. Remove one first."))
    }

    @Test func aFullDraftRefusesFurtherFiles() {
        let many = (1...Draft.mostAttachments).map { DraftAttachment("/tmp/\($0)") }
        let full = open.after(.conversation(.composer(.attached(ChatID(2), typed: "", many))))
        let text = "~/cat.png"
        let path = FoundPath("cat.png", text: text, paths: ["/home/ada/cat.png"])
        let found = found([path], for: text, in: written(text, in: full))
        let refused =
            [CommandID.attachFile, .takePicture, .pastePicture].map { full.after(.command($0)) }
            + [typed("enter", in: found)]
        for state in refused {
            #expect(state.said == ["You can send 20 files at once. Remove one first."])
        }
        #expect(refused.map(composer) == ["", "", "", text])
    }

    @Test func onlyWhatFitsOfTenMegabytesReachesTheFieldAndAllOfItIsOffered() {
        let piece = String(repeating: "word", count: TerminalEvent.pasteSize / 4)
        let pieces = [String](repeating: piece, count: 160) + ["the end"]
        var state = open
        for piece in pieces {
            state = state.after(.terminal(.paste(piece)))
            #expect(composer(state)?.utf8.count == 1000)
        }
        #expect(state.main?.conversation?.composer.field.undoCount == 1)
        #expect(state.said == ["The rest was left out: a message has at most 1,000 characters."])
        let effects = App.reduce(&state, .key("alt-o"))
        #expect(effects.contains(.perform(.file(.attachText(pieces.joined(), in: ChatID(2))))))
        #expect(composer(state) == "")
    }

    @Test func moreFilesThanCanBeSentAreLeftOut() {
        let many = (0..<19).map { DraftAttachment("/tmp/\($0)") }
        var state = open.after(.conversation(.composer(.attached(ChatID(2), typed: "", many))))
        let text = "'/a/b.png' '/c/d.png'"
        state = found(
            [FoundPath("", text: text, paths: ["/a/b.png", "/c/d.png"])], for: text, in: written(text, in: state))
        let effects = App.reduce(&state, .key("enter"))
        #expect(
            effects.contains(
                .perform(.file(.attach(["/a/b.png"], typed: text, in: ChatID(2), limit: 100_000_000)))))
        #expect(shown(state).contains("You can send 20 files at once"))
        // More may have come back meanwhile.
        state = state.after(
            .conversation(.composer(.attached(ChatID(2), typed: "", many.map { DraftAttachment($0.path + "x") }))))
        #expect(files(state).count == 20)
        state = state.after(.conversation(.composer(.attached(ChatID(2), typed: "", [Self.cat]))))
        #expect(files(state).count == 20)
    }
}
