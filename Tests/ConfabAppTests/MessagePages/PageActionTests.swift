import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Actions on the messages of a page.
@Suite struct PageActionTests {
    private let chat = ChatSummary.fixtures[1]
    private let boat = Attachment(
        name: "boat.jpg", mediaType: "image/jpeg", byteCount: 22_000, pixelWidth: 400, pixelHeight: 300,
        place: .stored(path: "files/" + String(repeating: "ab", count: 32)))

    private var picture: Message {
        var message = Message.fixture(4, "", name: "Grace")
        message.content = .image(boat, caption: "Our boat")
        return message
    }

    /// The open chat with a page of these messages in front.
    private func state(_ source: TimelineSource, _ messages: [Message]) -> AppState {
        var state = AppState.fixture(open: chat.id)
        let page = MessagesPage(source, in: Conversation(chat: chat, of: ProfileID(1)), Shared(state))
        state.layers = [.messagesPage(page)]
        return state.after(.messagesPage(.timeline(.pageLoaded(source, .oldest, MessagePage(messages)))))
    }

    /// The collected messages, whose sources may be gone.
    private func collected(_ messages: [Message]) -> AppState {
        var state = AppState.fixture(open: chat.id)
        state.layers = [.messagesPage(MessagesPage(collectedOf: .fixture()))]
        let copies = messages.indices.map {
            CollectedMessage(number: UInt64($0 + 1), message: messages[$0], chatName: "Lunch", at: .zero)
        }
        return state.after(.messagesPage(.collectedLoaded(.oldest, copies, People())))
    }

    @Test func theFileOfACopyAndOfARecordCanBeShownOpenedAndSaved() throws {
        let file = try #require(boat.storedFile)
        let record = TimelineSource.merged(MessageID(9), [])
        for var state in [collected([picture]), state(record, [picture])] {
            #expect(
                App.reduce(&state, .key("s"))
                    == [.perform(.file(.save(file, name: "boat.jpg", folder: "~/Downloads")))])
            #expect(
                App.reduce(&state, .key("o")) == [.perform(.file(.open(file, name: "boat.jpg", program: "xdg-open")))])
            state = typed("m", in: state)
            #expect(shown(state).contains("Show picture") && shown(state).contains("Save file"))
        }
        guard case .picturePage(let shown)? = typed("enter", in: state(record, [picture])).frontLayer else {
            Issue.record("The picture isn't shown.")
            return
        }
        #expect(shown.file == boat)
    }

    @Test func aFileWithALongNameIsSavedWithItsExtension() throws {
        let file = try #require(boat.storedFile)
        var long = picture
        var named = boat
        named.name = String(repeating: "x", count: 300) + ".pdf"
        long.content = .file(named, caption: "")
        var state = collected([long])
        let name = String(repeating: "x", count: 251) + ".pdf"
        #expect(App.reduce(&state, .key("s")) == [.perform(.file(.save(file, name: name, folder: "~/Downloads")))])
    }

    @Test func aLinkOnAPageOpensAndIsCopied() {
        var found = Message.fixture(4, "", name: "Grace")
        found.content = .text(StyledText(findingLinksIn: "See https://felt.example/hammers"))
        var state = state(.hits(chat.id, SearchQuery("see")), [found])
        let link = "https://felt.example/hammers"
        #expect(App.reduce(&state, .key("o")) == [.perform(.terminal(.openLink(link)))])
        #expect(App.reduce(&state, .key("O")).contains(.perform(.terminal(.copy(link)))))
    }

    @Test func aPageStaysWhereItIsAfterForwarding() {
        let found = Message.fixture(4, "The moth", name: "Grace")
        var state = typed("f", in: state(.hits(chat.id, SearchQuery("moth")), [found]))
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), FuzzyNames(chats: [ChatSummary.fixtures[0]]))))
        #expect(
            App.reduce(&state, .key("enter")).contains { if case .perform(.service, _) = $0 { true } else { false } })
        guard case .messagesPage(let page)? = state.layers.last else {
            Issue.record("\(state.layers.count) layers")
            return
        }
        #expect(page.timeline.selection == MessageID(4))
    }

    @Test func theMenuOfAPageHasWhatThePageAllows() {
        let found = Message.fixture(4, "The moth", name: "Grace")
        let hits = typed("m", in: state(.hits(chat.id, SearchQuery("moth")), [found]))
        for title in ["Reply", "Copy", "Pin", "Details", "Forward…"] { #expect(shown(hits).contains(title)) }
        #expect(shown(hits).contains("Matches"), "The page stays visible.")
        let clicked = state(.thread(chat.id, MessageID(4)), [found]).after(
            .messagesPage(.timeline(.menuClicked(MessageID(4)))))
        #expect(shown(clicked).contains("Reply"))
        let copies = typed("m", in: collected([found]))
        #expect(shown(copies).contains("Remove from collected") && !shown(copies).contains("Reply"))
        var removing = typed("c", "j", in: copies)
        let effects = App.reduce(&removing, .key("enter"))
        #expect(effects.contains(.perform(.save(.removedCollected(ProfileID(1), [1])))))
    }

    @Test func aReplyFromAPageIsWrittenInTheChat() {
        let found = Message.fixture(4, "The moth", name: "Grace")
        let replying = typed("r", "O", "h", in: state(.hits(chat.id, SearchQuery("moth")), [found]))
        #expect(replying.layers.isEmpty && replying.main?.focus == .composer)
        let target = replying.main?.conversation?.composer.target
        #expect(target?.message == MessageID(4) && target?.purpose == .reply)
        #expect(replying.main?.conversation?.composer.field.text == "Oh")
    }

    @Test func whatChangesAMessageIsUpToTheOpenChat() {
        let found = Message.fixture(4, "The moth", name: "Grace")
        var state = state(.thread(chat.id, MessageID(4)), [found])
        #expect(
            App.reduce(&state, .key("p")).contains(
                .request(.pin(MessageID(4), isOn: true), of: ProfileID(1), by: .conversation)))
        let informed = typed("K", in: state)
        guard case .messageInfo = informed.frontLayer else {
            Issue.record("There are no details.")
            return
        }
        #expect(informed.layers.count == 2)
    }

    @Test(arguments: [
        TimelineSource.pins(ChatID(2)), .hits(ChatID(2), SearchQuery("oops")), .thread(ChatID(2), MessageID(4)),
    ])
    func aTextDeletedOnAPageCanBeWrittenAgainInTheChat(_ source: TimelineSource) {
        var young = Message.fixture(12, "Oops", from: .me, minutesAgo: 1, delivery: .sent)
        young.remoteID = RemoteID("a/12")
        var state = self.state(source, [young])
        state.withMainForTest { $0.conversation?.timeline.page?.messages.append(young) }
        state = typed("d", "j", in: state)
        let deletion = ServiceRequest.redact(young.id, reason: "")
        #expect(App.reduce(&state, .key("enter")).contains(.request(deletion, by: .messagesPage)))
        _ = App.reduce(&state, .answered(deletion, by: .messagesPage, .done))
        state.layers = []
        state.withMainForTest {
            $0.focus = .timeline
            $0.conversation?.timeline.page?.messages[11].content = .deleted(
                Deletion(by: .sender, at: .minutesAgo(0)))
            $0.conversation?.timeline.selection = young.id
        }
        #expect(typed("e", in: state).main?.conversation?.composer.field.text == "Oops")
    }

    @Test func aPageSaysWhatIsNotPossibleThere() {
        let found = Message.fixture(4, "The moth", name: "Grace")
        #expect(
            shown(typed("r", in: state(.merged(MessageID(9), []), [found]))).contains("isn't possible on this page"))
    }

    @Test(arguments: [
        TimelineSource.pins(ChatID(2)), .hits(ChatID(2), SearchQuery("moth")), .thread(ChatID(2), MessageID(4)),
        .merged(MessageID(9), []),
    ])
    func onlyTheChatSaysWhetherMessagesWereRead(_ source: TimelineSource) {
        var read = Message.fixture(4, "The moth")
        (read.sender, read.delivery) = (.me, .read)
        #expect(!source.hasReceipts && !source.hasDivider)
        #expect(!shown(state(source, [read])).contains("✓"))
        #expect(TimelineSource.chat(chat.id).hasReceipts && TimelineSource.chat(chat.id).hasDivider)
    }

    /// A pause between matches says nothing, and without the day no one knows when they were sent.
    @Test func pagesInAnotherOrderHaveTheDaysWhateverTheOptionsSay() {
        let found = Message.fixture(4, "The moth", name: "Grace")
        for separators in MessageLayout.Separators.allCases {
            for (source, hasDay) in [
                (TimelineSource.hits(chat.id, SearchQuery("moth")), true),
                (.thread(chat.id, MessageID(4)), separators != .none),
            ] {
                var state = state(source, [found])
                state.options.layout.separators = separators
                #expect(shown(state).contains("─ Today ─") == hasDay, "\(separators), \(source)")
            }
        }
    }
}
