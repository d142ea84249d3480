import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Actions on the messages of the open chat, from key presses to requests.
@Suite struct MessageActionFeatureTests {
    private let open = typed("tab", in: AppState.fixture(open: ChatID(2)))

    private func conversation(_ state: AppState) -> Conversation? { state.main?.conversation }

    /// The open chat with this message selected.
    private func selecting(_ id: UInt64, in state: AppState? = nil) -> AppState {
        var state = state ?? open
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(id) }
        return state
    }

    @Test func aReplyQuotesTheSelectedMessageAndIsPartOfTheDraft() {
        var state = typed("r", "Y", "e", "s", in: selecting(4))
        #expect(state.main?.focus == .composer)
        #expect(shown(state).contains("Reply to Grace Hopper"))
        let draft = Draft(chat: ChatID(2), text: "Yes", cursor: 3, quoting: MessageID(4))
        #expect(App.reduce(&state, .conversation(.composer(.draftDue))).contains(.perform(.save(.draft(draft)))))
        #expect(App.reduce(&state, .key("enter")).contains(.sends("Yes", to: 2, quoting: MessageID(4))))
        #expect(conversation(state)?.composer.target == nil)
        #expect(!shown(state).contains("Reply to"))
    }

    @Test func aReplyToAnOwnMessageIsToYourself() {
        #expect(shown(typed("r", in: selecting(6))).contains("Reply to yourself: The first"))
    }

    @Test func theCodeInAMessageIsCopiedAndOfSeveralOneIsChosen() {
        var state = selecting(9)
        #expect(App.reduce(&state, .key("Y")).first == .perform(.terminal(.copy("let x = 1\nprint(x)"))))
        let two = StyledText(
            "a\nb\n",
            runs: [
                StyleRun(start: 0, length: 2, style: .codeBlock(language: nil)),
                StyleRun(start: 2, length: 2, style: .codeBlock(language: nil)),
            ])
        state.withMainForTest { $0.conversation?.timeline.page?.messages[8].content = .text(two) }
        state = typed("Y", in: state)
        #expect(state.confirmation?.answers.map(\.label) == ["a", "b"])
        #expect(shown(typed("escape", in: state)).contains("a "))
        state = typed("j", in: state)
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.terminal(.copy("b")))))
        #expect(shown(typed("Y", in: selecting(4))).contains("no code block"))
    }

    @Test func aLinkInAMessageIsCopiedAndOfSeveralOneIsChosen() {
        var state = selecting(4)
        func say(_ text: String) {
            state.withMainForTest {
                $0.conversation?.timeline.page?.messages[3].content = .text(StyledText(findingLinksIn: text))
            }
        }
        say("See https://a.example/x, then come back")
        #expect(App.reduce(&state, .key("O")).first == .perform(.terminal(.copy("https://a.example/x"))))
        say("https://a.example or https://b.example")
        state = typed("O", in: state)
        #expect(state.confirmation?.answers.map(\.label) == ["https://a.example", "https://b.example"])
        state = typed("j", in: state)
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.terminal(.copy("https://b.example")))))
        state = selecting(6)
        #expect(shown(typed("O", in: state)).contains("No link in this message"))
    }

    @Test func escapeClosesTheReplyBeforeItLeavesTheField() {
        let state = typed("r", "Y", "escape", in: selecting(4))
        #expect(conversation(state)?.composer.target == nil)
        #expect(conversation(state)?.composer.field.text == "Y")
        #expect(state.main?.focus == .composer)
    }

    @Test func anEditPutsTheWordsIntoTheFieldAndTheDraftComesBackAfterIt() {
        var state = typed("i", "d", "r", "a", "f", "t", "alt-up", in: open)
        state = typed("e", in: selecting(6, in: state))
        #expect(conversation(state)?.composer.field.text == "The first actual case of a bug being found!")
        #expect(shown(state).contains("Edit message"))
        state = typed("!", in: state)
        let content = MessageContent.text("The first actual case of a bug being found!!")
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.service(.edit(6, to: content, in: 2)))))
        #expect(conversation(state)?.composer.field.text == "draft")
    }

    @Test func anEditNeverReplacesTheDraftThatWasThereBefore() {
        var state = typed("i", "d", "r", "a", "f", "t", "alt-up", in: open)
        _ = App.reduce(&state, .conversation(.composer(.draftDue)))
        state = typed("e", "!", in: selecting(6, in: state))
        let edit = Draft.Edit(of: MessageID(6), to: "The first actual case of a bug being found!!", cursor: 44)
        let both = Draft(chat: ChatID(2), text: "draft", cursor: 5, edit: edit)
        #expect(App.reduce(&state, .conversation(.composer(.draftDue))).contains(.perform(.save(.draft(both)))))
        state.withMainForTest { $0.focus = .timeline }
        // The changed words are discarded after a question.
        state = typed("r", "down", "enter", in: selecting(4, in: state))
        #expect(conversation(state)?.composer.field.text == "draft")
        #expect(conversation(state)?.composer.target?.purpose == .reply)
    }

    @Test func anEditThatChangesNothingIsNotSent() {
        var state = typed("e", in: selecting(6))
        let effects = App.reduce(&state, .key("enter"))
        #expect(!effects.contains { if case .perform(.service, _) = $0 { true } else { false } })
        #expect(conversation(state)?.composer.target == nil)
    }

    @Test func anEditCannotEmptyATextButCanBeDiscarded() {
        var state = typed("e", "ctrl-u", in: selecting(6))
        #expect(
            App.reduce(&state, .key("enter")).allSatisfy { if case .perform(.service, _) = $0 { false } else { true } })
        #expect(conversation(state)?.composer.target != nil)
        state = typed("escape", "down", "enter", in: state)
        #expect(conversation(state)?.composer.target == nil && conversation(state)?.composer.field.text == "")
    }

    @Test func aRefusedEditIsInTheFieldAgain() {
        let content = MessageContent.text("Changed")
        var state = open
        _ = App.reduce(&state, .answered(.edit(6, to: content, in: 2), .failed(.offline)))
        #expect(conversation(state)?.composer.field.text == "Changed")
        #expect(conversation(state)?.composer.target?.message == MessageID(6))
        state.withMainForTest { $0.focus = .composer }
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.service(.edit(6, to: content, in: 2)))))
    }

    @Test func othersMessagesCannotBeEdited() {
        let state = typed("e", in: selecting(4))
        #expect(conversation(state)?.composer.target == nil)
        #expect(shown(state).contains("You can edit only your own messages"))
    }

    @Test func theMenuHasTheActionsThatTheMessageAllows() {
        for key in ["m", "enter"] {
            let menu = shown(typed(key, in: selecting(4)))
            for row in ["👍", "Reply", "Copy", "Forward…", "Pin", "Details", "Delete…"] {
                #expect(menu.contains(row), "\(row)")
            }
            #expect(!menu.contains("Resend"))
        }
        #expect(shown(typed("m", in: selecting(10))).contains("Resend"))
    }

    @Test func aMenuWithoutAnyOfTheChosenActionsShowsAllThatAreAllowed() {
        var state = selecting(4)
        state.options.quickComments = false
        state.options.messageMenu = "edit resend"
        let menu = shown(typed("m", in: state))
        #expect(menu.contains("Reply") && menu.contains("Delete…") && !menu.contains("Resend"))
        // Where one of them is allowed, it stays the only one.
        let own = shown(typed("m", in: selecting(10, in: state)))
        #expect(own.contains("Resend") && !own.contains("Delete…"))
    }

    @Test func collectKeepsCopiesOfTheMarkedMessagesThatCanBeKept() {
        var state = selecting(4)
        let one = AppOperation.save(.collected(ProfileID(1), [MessageID(4)], at: state.clock.now))
        #expect(App.reduce(&state, .key("c")).contains(.perform(one)))
        #expect(state.said == ["Message collected"])
        state = selecting(5)
        state.withMainForTest { $0.conversation?.timeline.marked = [MessageID(5), MessageID(4), MessageID(10)] }
        // One that wasn't sent is no message yet.
        let two = AppOperation.save(.collected(ProfileID(1), [MessageID(4), MessageID(5)], at: state.clock.now))
        #expect(App.reduce(&state, .key("c")).contains(.perform(two)))
        #expect(state.said == ["2 messages collected"] && conversation(state)?.timeline.marked == [])
        state = selecting(10)
        _ = App.reduce(&state, .key("c"))
        #expect(state.said == ["This message can't be collected"])
    }

    @Test func theCollectedMessagesOpenFromTheMessagesAndThePalette() {
        let page = Layer.messagesPage(MessagesPage(collectedOf: .fixture()))
        #expect(typed("C", in: open).layers == [page])
        var list = AppState.fixture()
        #expect(
            App.perform(&list, .collected) == [.perform(.query(.collected(ProfileID(1), .oldest, limit: 50)))])
        #expect(list.layers == [page])
        #expect(Palette.offers(AppState.fixture()).contains { $0.command == .collected })
    }

    @Test func theNumberOfRepliesOpensThemByClickKeyAndMenu() {
        #expect(shown(typed("t", in: selecting(4))).contains("No one has replied"))
        var state = selecting(9)
        state.withMainForTest { $0.conversation?.timeline.page?.replies = [MessageID(9): 2] }
        #expect(shown(state).contains("2 replies"))
        #expect(shown(typed("m", in: state)).contains("Show replies"))
        let read = AppEffect.perform(.query(.thread(ChatID(2), MessageID(9))))
        var keyed = state
        #expect(App.reduce(&keyed, .key("t")) == [read])
        let action = click("2 replies", of: state) ?? .key("f1")
        #expect(App.reduce(&state, action) == [read])
        #expect(keyed.layers == state.layers && state.layers.count == 1)
        #expect(App.lines(keyed).first == "Replies")
    }

    @Test func theMenuReactsWithTheChosenEmoji() {
        var state = typed("m", "right", "right", in: selecting(4))
        #expect(
            App.reduce(&state, .key("enter")) == [
                .request(.react(MessageID(4), emoji: "❤️", isOn: true), by: .conversation)
            ])
        #expect(state.frontLayer == nil)
        // The user's own reaction goes away with the same emoji.
        var mine = typed("tab", in: AppState.fixture(height: 60, open: ChatID(2)))
        let action = click("🦋", of: mine) ?? .key("f1")
        #expect(
            App.reduce(&mine, action) == [
                .request(.react(MessageID(5), emoji: "🦋", isOn: false), by: .conversation)
            ])
    }

    @Test func aRefusedReactionIsSaidAndTheRowStaysAsItIs() {
        var state = selecting(5)
        let before = conversation(state)
        let request = ServiceRequest.react(MessageID(5), emoji: "👍", isOn: true)
        #expect(App.reduce(&state, .refused(request, by: .conversation, .offline)).isEmpty == false)
        #expect(state.said == [Problem.offline.text])
        #expect(conversation(state) == before)
    }

    @Test func ownMessagesAreDeletedForEveryoneOrHere() {
        var state = typed("d", in: selecting(4))
        #expect(state.confirmation?.answers.map(\.label) == ["Cancel", "Delete for me"])
        var young = Message.fixture(12, "Oops", from: .me, minutesAgo: 1, delivery: .sent)
        young.remoteID = RemoteID("a/12")
        state = open
        state.withMainForTest { $0.conversation?.timeline.page?.messages.append(young) }
        state = typed("d", in: selecting(12, in: state))
        #expect(state.confirmation?.answers.map(\.label) == ["Cancel", "Delete for everyone", "Delete for me"])
        state = typed("j", in: state)
        #expect(
            App.reduce(&state, .key("enter")) == [.request(.redact(MessageID(12), reason: ""), by: .conversation)])
    }

    @Test func severalMessagesAreCopiedWithTheirSendersInOrder() {
        var state = typed("v", "v", in: selecting(5))
        #expect(conversation(state)?.timeline.marked == [MessageID(4), MessageID(5)])
        #expect(shown(state).contains("2 selected"))
        let effects = App.reduce(&state, .key("y"))
        guard case .perform(.terminal(.copy(let text)), _)? = effects.first else {
            Issue.record("nothing is copied: \(effects)")
            return
        }
        #expect(text.hasPrefix("Grace Hopper: Did you see the moth"))
        #expect(text.hasSuffix("\nGrace Hopper: 明日、写真を送りますね。"))
        #expect(conversation(state)?.timeline.marked.isEmpty == true)
    }

    /// The menu was that of one message, and its keys acted on the others.
    @Test func theMenuOfSeveralMessagesHasWhatCanBeDoneWithAll() {
        let state = typed("v", "v", "m", in: selecting(5))
        let menu = shown(state)
        for row in ["2 selected", "Copy", "Forward…", "Collect", "Delete…"] { #expect(menu.contains(row), "\(row)") }
        for row in ["Reply", "Edit", "Details", "👍 "] { #expect(!menu.contains("▌ \(row)"), "\(row)") }
        #expect(shown(typed("d", in: state)).contains("Delete 2 messages?"))
    }

    /// A tip got a mark if another message had one.
    @Test func whatCannotBeSelectedStaysUnmarked() {
        var state = open
        state.withMainForTest { main in
            main.conversation?.timeline.page?.messages.append(
                .fixture(12, minutesAgo: 1, content: .tip(.noEarlierMessages)))
            main.conversation?.timeline.marked = [MessageID(5)]
        }
        state = typed("v", in: selecting(12, in: state))
        #expect(conversation(state)?.timeline.marked == [MessageID(5)])
        #expect(shown(state).contains("This can't be added to a selection"))
    }

    /// A message put them into the clipboard, from where they were pasted into a terminal.
    @Test func nothingThatATerminalInterpretsIsCopied() {
        let hostile = Message.fixture(12, "a\tb\r\n\u{1B}]0;x\u{07}\u{9B}31m\u{202E}c", minutesAgo: 1)
        var state = open
        state.withMainForTest { $0.conversation?.timeline.page?.messages.append(hostile) }
        state = selecting(12, in: state)
        #expect(App.reduce(&state, .key("y")).first == .perform(.terminal(.copy("a\tb\n]0;x31mc"))))
    }

    @Test func escapeUnmarksBeforeItDeselects() {
        var state = typed("v", "escape", in: selecting(5))
        #expect(conversation(state)?.timeline.marked.isEmpty == true)
        #expect(conversation(state)?.timeline.selection != nil)
        state = typed("escape", in: state)
        #expect(conversation(state)?.timeline.selection == nil)
    }

    @Test func aMessageWithoutAQuoteLeadsNowhereAndThatIsSaid() {
        #expect(shown(typed("'", in: selecting(4))).contains("This message isn't a reply"))
    }

    /// Without a selection, the newest message was changed, even if it was below the screen.
    @Test func withoutASelectionTheLastMessageOnTheScreenIsMeantAndSelected() {
        var state = open
        let viewport = ListViewport(
            first: MessageID(3), firstLine: 0, firstIndex: 2, last: MessageID(6), lastIndex: 5, isLastCut: true,
            height: 10, isAtStart: false, isAtEnd: false)
        _ = App.reduce(&state, .conversation(.timeline(.viewportChanged(viewport))))
        #expect(App.reduce(&state, .key("p")) == [.request(.pin(MessageID(5), isOn: true), by: .conversation)])
        #expect(conversation(state)?.timeline.selection == MessageID(5))
    }

    @Test func whatIsPastedInTheMessagesGoesIntoTheField() {
        var state = open
        _ = App.reduce(&state, .terminal(.paste("Hello there")))
        #expect(conversation(state)?.composer.field.text == "Hello there")
        #expect(state.main?.focus == .composer)
    }

    @Test(arguments: ["a", "Z", "å"]) func aLetterThatIsNoCommandDoesNothingInTheMessages(_ key: String) {
        let state = typed("tab", in: typed("i", "H", "a", "l", "f", in: open))
        #expect(state.main?.focus == .timeline)
        #expect(typed(key, in: state) == state)
    }

    @Test func theQuoteLeadsToItsMessageAndBack() {
        var state = open
        state.withMainForTest {
            $0.conversation?.timeline.page?.messages[5].quote?.message = MessageID(4)
        }
        state = typed("'", in: selecting(6, in: state))
        #expect(conversation(state)?.timeline.selection == MessageID(4))
        state = typed("ctrl-o", in: state)
        #expect(conversation(state)?.timeline.selection == MessageID(6))
    }

    @Test func aQuoteOfAMessageThatIsNotLoadedIsLookedUp() {
        var state = open
        state.withMainForTest { $0.conversation?.timeline.page?.messages[5].quote?.message = MessageID(99) }
        state = selecting(6, in: state)
        #expect(App.reduce(&state, .key("'")) == [.perform(.query(.place(ChatID(2), MessageID(99))))])
        var gone = state
        _ = App.reduce(&gone, .conversation(.placeFound(ChatID(2), MessageID(99), nil)))
        #expect(shown(gone).contains("deleted"))
        let effects = App.reduce(&state, .conversation(.placeFound(ChatID(2), MessageID(99), MessagePosition(7))))
        #expect(
            effects == [.perform(.query(.messages(ChatID(2), .around(MessagePosition(7)), limit: 60)))])
    }

    @Test func forwardingSendsTheMessagesInOrderToTheChosenChats() {
        var state = typed("v", "v", "f", in: selecting(5))
        let found = FuzzyNames(chats: [ChatSummary.fixtures[0], ChatSummary.fixtures[2]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
        #expect(shown(state).contains("Forward 2 messages to"))
        state = typed("tab", "down", "tab", in: state)
        #expect(shown(state).contains("2 chats: Forward 2 messages to Team Lunch 🍜, 山田太郎"))
        var narrow = state
        narrow.size = .tiny
        #expect(shown(narrow).contains("2 chats: F"))
        let sent = App.reduce(&state, .key("enter")).compactMap { effect -> ServiceRequest? in
            if case .perform(.service(let call), _) = effect { call.request } else { nil }
        }
        let places = sent.compactMap { request -> ChatID? in
            if case .send(let message, let chat) = request, message.forwardedFrom == "Grace Hopper" {
                chat
            } else {
                nil
            }
        }
        #expect(places == [ChatID(1), ChatID(1), ChatID(3), ChatID(3)])
        #expect(state.frontLayer == nil)
    }

    /// The selected chat got the messages, too.
    @Test func onlyTheChosenChatsGetForwardedMessages() {
        var state = typed("f", in: selecting(4))
        let found = FuzzyNames(chats: [ChatSummary.fixtures[0], ChatSummary.fixtures[2]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
        state = typed("tab", "down", in: state)
        let places = App.reduce(&state, .key("enter")).compactMap { effect -> ChatID? in
            guard case .perform(.service(let call), _) = effect, case .send(_, let chat) = call.request else {
                return nil
            }
            return chat
        }
        #expect(places == [ChatID(1)])
    }

    @Test func aChosenChatLeavesTheFieldEmptyForTheNextOne() {
        var state = typed("f", "t", "e", in: selecting(4))
        let found = FuzzyNames(chats: [ChatSummary.fixtures[0]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern("te"), found)))
        state = typed("tab", in: state)
        #expect(shown(state).contains("Name of a chat"))
        #expect(shown(state).contains("Forward to Team Lunch 🍜"))
        // Without a row for what is typed, the chosen chats get it all the same.
        state = typed("x", "y", in: state)
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern("xy"), FuzzyNames())))
        #expect(!App.reduce(&state, .key("enter")).isEmpty)
        #expect(state.frontLayer == nil)
    }

    @Test func messagesThatAreNotForwardedAreListedByKind() {
        var state = open
        state.withMainForTest { main in
            main.conversation?.timeline.page?.messages += [
                .fixture(12, minutesAgo: 1, content: .call(Call(outcome: .missed))),
                .fixture(13, minutesAgo: 1, content: .call(Call(outcome: .missed))),
            ]
            main.conversation?.timeline.marked = Set([3, 4, 10, 12, 13].map { MessageID($0) })
        }
        state = typed("f", in: state)
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), FuzzyNames(chats: [ChatSummary.fixtures[2]]))))
        state = typed("enter", in: state)
        #expect(
            state.said == [
                "2 messages forwarded to 山田太郎; 2 calls and 1 message that wasn't sent can't be forwarded"
            ])
        let others: [Message] = [
            .fixture(1, content: .tip(.noEarlierMessages)), .fixture(2, content: .groupEvent(.created)),
            .fixture(3, content: .deleted(Deletion(by: .sender, at: .zero))),
            .fixture(4, content: .damaged(reason: "")),
        ]
        let said = Shared.fixture.strings.forwardedMessages(1, to: "Mo", skipped: SkippedMessages(others))
        #expect(
            said == "Forwarded to Mo; 1 deleted message, 2 notices and 1 other message can't be forwarded")
    }

    @Test func aRealNameIsNotForwardedToSomeoneWhoKnowsARandomOne() {
        var secret = ChatSummary.fixtures[2]
        secret.isIncognito = true
        var merged: [OutgoingMessage] = []
        for keys in [[], ["alt-m"]] {
            var state = typed("v", "v", "f", in: selecting(6))
            let found = FuzzyNames(chats: [secret])
            _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
            for key in keys { state = typed(key, in: state) }
            for case .perform(.service(let call), _) in App.reduce(&state, .key("enter")) {
                if case .send(let message, secret.id) = call.request { merged.append(message) }
            }
        }
        #expect(merged.map(\.forwardedFrom) == ["Grace Hopper", nil, nil])
        guard case .mergedRecord(let record)? = merged.last?.content else {
            Issue.record("no record: \(merged)")
            return
        }
        #expect(record.entries.map(\.senderName) == ["Grace Hopper", "Someone"])
        #expect(record.title == "Messages from Grace Hopper and Someone")
    }

    @Test func deletingAMessageThatIsGoneSaysSo() {
        let request = ServiceRequest.redact(MessageID(5), reason: "")
        let gone = Problem.service(.notFound(.message(MessageID(5))))
        let state = selecting(5).after(.refused(request, by: .conversation, gone))
        #expect(state.said == [gone.text])
    }

    @Test func aTextThatWasDeletedForEveryoneCanBeWrittenAgainForTwoMinutes() {
        var young = Message.fixture(12, "Oops", from: .me, minutesAgo: 1, delivery: .sent)
        young.remoteID = RemoteID("a/12")
        var state = open
        state.withMainForTest { $0.conversation?.timeline.page?.messages.append(young) }
        state = typed("d", "j", in: selecting(12, in: state))
        _ = App.reduce(&state, .key("enter"))
        _ = App.reduce(&state, .answered(.redact(young.id, reason: ""), by: .conversation, .done))
        state.withMainForTest {
            $0.conversation?.timeline.page?.messages[11].content = .deleted(
                Deletion(by: .sender, at: .minutesAgo(0)))
        }
        state = selecting(12, in: state)
        #expect(shown(state).contains("⊘ You deleted this message"))
        let again = typed("e", in: state)
        #expect(conversation(again)?.composer.field.text == "Oops")
        #expect(conversation(again)?.composer.target == nil && again.main?.focus == .composer)
        #expect(shown(typed("m", in: state)).contains("Write again"))
        // Deleted by someone else, or too long ago.
        state.withMainForTest {
            $0.conversation?.timeline.page?.messages[4].content = .deleted(Deletion(by: .sender, at: .zero))
        }
        #expect(conversation(typed("e", in: selecting(5, in: state)))?.composer.field.text == "")
        state.clock = LocalClock(now: .minutesAgo(-2))
        #expect(conversation(typed("e", in: state))?.composer.field.text == "")
    }

    @Test func theTextToWriteAgainIsKeptWhileTheChatIsClosed() throws {
        let revoked = Conversation.Revoked(text: "Oops", at: .fixtureNow)
        var state = open
        let chat = try #require(conversation(state)?.chat)
        state.withMainForTest { $0.conversation?.revoked = [MessageID(6): revoked] }
        _ = App.reduce(&state, .command(.closeChat))
        _ = App.changeMain(&state) { $0.openChat(ChatSummary.fixtures[2], $1) }
        #expect(conversation(state)?.revoked == [:])
        var late = state
        _ = App.changeMain(&state) { $0.openChat(chat, $1) }
        #expect(conversation(state)?.revoked.recent(.fixtureNow) == [MessageID(6)])
        // The text isn't kept longer than needed.
        late.clock = LocalClock(now: .minutesAgo(-2))
        _ = App.changeMain(&late) { $0.openChat(chat, $1) }
        #expect(conversation(late)?.revoked == [:] && late.main?.revoked.values.allSatisfy(\.isEmpty) == true)
    }
}
