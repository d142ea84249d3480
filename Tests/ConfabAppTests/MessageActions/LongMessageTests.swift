import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Messages that are loaded truncated: the row says so, and commands take all of their text.
@Suite struct LongMessageTests {
    private let chat = ChatID(2)
    private let text = (0..<10_000).map { "line \($0)" }.joined(separator: "\n")

    private func whole(_ id: UInt64, from sender: MessageSender = .me) -> Message {
        .fixture(
            id, from: sender, minutesAgo: 5, delivery: sender == .me ? .sent : nil, content: .text(StyledText(text)))
    }

    private func open(from sender: MessageSender = .me) -> AppState {
        let messages = [Message.fixture(1, "Before"), whole(2, from: sender).truncated]
        return typed("tab", in: AppState.fixture(open: chat, messages: messages))
    }

    private func wholes(_ messages: [Message]) -> AppAction {
        .conversation(.timeline(.wholeLoaded(.chat(chat), messages)))
    }

    private func query(_ ids: UInt64...) -> AppEffect {
        .perform(.query(.wholeMessages(.chat(chat), ids.map { MessageID($0) })))
    }

    private func copied(_ effects: [AppEffect]) -> String? {
        effects.lazy.compactMap { effect -> String? in
            if case .perform(.terminal(.copy(let text)), _) = effect { text } else { nil }
        }.first
    }

    @Test func theRowSaysHowMuchIsMissing() {
        let short = Message.fixture(2, content: .text(StyledText("The beginning of a very long story"))).omitting(
            940_000)
        let state = AppState.fixture(open: chat, messages: [.fixture(1, "Before"), short])
        #expect(shown(state).contains("… 940 kB more: o opens it all"))
    }

    @Test func copyingReadsAllOfIt() {
        var state = open()
        #expect(App.reduce(&state, .key("y")) == [query(2)])
        #expect(!shown(state).contains("Message copied"))
        let effects = App.reduce(&state, wholes([whole(2)]))
        #expect(copied(effects) == text)
        #expect(shown(state).contains("Message copied"))
        // It's forgotten again, and the short ones need no reading.
        #expect(App.reduce(&state, .key("y")) == [query(2)])
        state = typed("up", "up", in: state)
        #expect(copied(App.reduce(&state, .key("y"))) == "Before")
    }

    @Test func severalMessagesAreCopiedWhole() {
        var state = typed("v", "v", in: open())
        #expect(App.reduce(&state, .key("y")) == [query(2)])
        let copied = copied(App.reduce(&state, wholes([whole(2)])))
        #expect(copied?.contains("Before") == true && copied?.hasSuffix(text) == true)
    }

    @Test func aMessageThatIsGoneIsNotCopied() {
        var state = open()
        _ = App.reduce(&state, .key("y"))
        let effects = App.reduce(&state, wholes([]))
        #expect(copied(effects) == nil)
        #expect(shown(state).contains("This message was deleted"))
    }

    @Test func editingPutsAllOfItIntoTheField() {
        var state = open()
        #expect(App.reduce(&state, .key("e")) == [query(2)])
        var whole = whole(2)
        whole.content = .text(StyledText((0..<1000).map { "line \($0)" }.joined(separator: "\n")))
        _ = App.reduce(&state, wholes([whole]))
        #expect(state.main?.conversation?.composer.field.text == whole.content.text.plain)
        #expect(state.main?.conversation?.composer.target?.content == whole.content)
    }

    @Test func aTextThatDoesNotFitIntoTheFieldIsNotEdited() {
        var state = open()
        state.withMainForTest { $0.conversation?.composer.field = EditableText("Hi") }
        _ = App.reduce(&state, .key("e"))
        _ = App.reduce(&state, wholes([whole(2)]))
        #expect(state.main?.conversation?.composer.field.text == "Hi")
        #expect(state.main?.conversation?.composer.target == nil)
        #expect(shown(state).contains("Messages with more than 16,000"))
    }

    @Test func forwardingPassesAllOfItOn() {
        var state = open(from: .contact(ContactID(2)))
        #expect(App.reduce(&state, .key("f")) == [query(2)])
        _ = App.reduce(&state, wholes([whole(2, from: .contact(ContactID(2)))]))
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), FuzzyNames(chats: [ChatSummary.fixtures[0]]))))
        let sent = App.reduce(&state, .key("enter")).compactMap { effect -> MessageContent? in
            guard case .perform(.service(let call), _) = effect, case .send(let message, _) = call.request else {
                return nil
            }
            return message.content
        }
        #expect(sent == [.text(StyledText(text))])
    }

    @Test func deletingKeepsAllOfTheOwnTextToWriteAgain() {
        var state = open()
        #expect(App.reduce(&state, .key("d")) == [query(2)])
        _ = App.reduce(&state, wholes([whole(2)]))
        #expect(shown(state).contains("Delete"))
        #expect(state.main?.conversation?.revoking[MessageID(2)]?.text.plain == text)
        var other = open(from: .contact(ContactID(2)))
        #expect(App.reduce(&other, .key("d")).isEmpty)
    }

    private func opened(_ state: AppState) -> AppState {
        var state = state
        let page = whole(2).page(.oldest, limit: 60, at: [])
        _ = App.reduce(&state, .messagesPage(.timeline(.pageLoaded(.merged(MessageID(2), []), .oldest, page))))
        return state
    }

    @Test func aKeyOpensAllOfIt() {
        var state = open()
        #expect(
            App.reduce(&state, .key("o")) == [.perform(.query(.recordMessages(MessageID(2), [], .oldest, limit: 50)))])
        state = opened(state)
        let screen = shown(state)
        #expect(screen.contains("Whole message") && screen.contains("line 0") && !screen.contains("opens it all"))
        // A copy of a piece is a copy of the message.
        let source = TimelineSource.merged(MessageID(2), [])
        #expect(App.reduce(&state, .key("y")) == [.perform(.query(.wholeMessages(source, [MessageID(1)])))])
        let read = [whole(2).whole(MessageID(1), at: [])].compactMap { $0 }
        #expect(copied(App.reduce(&state, .messagesPage(.timeline(.wholeLoaded(source, read))))) == text)
        state = typed("escape", in: state)
        #expect(state.frontLayer == nil)
    }

    @Test func aClickOnTheLineOpensAllOfIt() {
        let state = open()
        #expect(click("opens it all", of: state) == .conversation(.timeline(.contentClicked(MessageID(2)))))
        var opened = state
        let effects = App.reduce(&opened, .conversation(.timeline(.contentClicked(MessageID(2)))))
        #expect(effects.contains(.perform(.query(.recordMessages(MessageID(2), [], .oldest, limit: 50)))))
    }

    @Test func pagesOfMessagesReadAllOfItToo() {
        let source = TimelineSource.hits(chat, SearchQuery("line"))
        var page = MessagesPage(source, in: Conversation(chat: ChatSummary.fixtures[1], of: ProfileID(1)), .fixture)
        _ = page.reduce(.timeline(.pageLoaded(source, .newest, MessagePage([whole(2).truncated]))), .fixture)
        for command in [CommandID.copyMessage, .forwardMessage] {
            #expect(
                page.perform(command, .fixture)?.effects == [
                    .perform(.query(.wholeMessages(source, [MessageID(2)])))
                ])
            let outcome = page.reduce(.timeline(.wholeLoaded(source, [whole(2)])), .fixture)
            #expect(command == .forwardMessage ? outcome.intents.count == 1 : outcome.effects.count == 1)
        }
        #expect(page.perform(.openLink, .fixture)?.intents.count == 1)
        var pins = MessagesPage(.pins(chat), in: ChatSummary.fixtures[1])
        _ = pins.reduce(.timeline(.pageLoaded(.pins(chat), .newest, MessagePage([whole(2).truncated]))), .fixture)
        #expect(
            pins.perform(.copyMessage, .fixture)?.effects == [
                .perform(.query(.wholeMessages(.pins(chat), [MessageID(2)])))
            ])
        let copy = pins.reduce(.timeline(.wholeLoaded(.pins(chat), [whole(2)])), .fixture)
        #expect(copy.effects == [.perform(.terminal(.copy(text)))])
        #expect(
            pins.perform(.deleteMessage, .fixture)?.effects == [
                .perform(.query(.wholeMessages(.pins(chat), [MessageID(2)])))
            ])
        let deletion = pins.reduce(.timeline(.wholeLoaded(.pins(chat), [whole(2)])), .fixture)
        #expect(deletion.intents.first == .prepareRevoking([whole(2)]))
        #expect(pins.perform(.openLink, .fixture)?.intents.count == 1)
    }

    @Test func theSpokenMessageSaysHowMuchIsMissing() {
        let short = Message.fixture(2, "Once").omitting(5000)
        let sentence = short.sentence(isSelected: false, in: ChatSummary.fixtures[1], Shared.fixture.env)
        #expect(sentence.hasSuffix("“Once” … 5.0 kB more: o opens it all"))
    }
}

extension Message {
    /// The message as if so many bytes were left out when it was loaded.
    fileprivate func omitting(_ bytes: Int) -> Message {
        var message = self
        message.omittedBytes = bytes
        return message
    }
}
