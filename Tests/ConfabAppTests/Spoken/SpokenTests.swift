import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The screen as sentences.
@Suite struct SpokenTests {
    @Test func anOpenChatSaysDaysAndReactions() {
        let lines = App.lines(.fixture(open: ChatID(2)))
        #expect(lines.contains("Yesterday") && lines.contains("Today"))
        #expect(lines.contains { $0.contains("明日、写真を送りますね。") && $0.contains("🦋, 👍 2") })
    }

    @Test func aNarrowScreenSaysWhatItShows() {
        var state = AppState.fixture(open: ChatID(2))
        let both = App.lines(state)
        state.size = Size(60, 20)
        let chat = App.lines(state)
        #expect(chat.count < both.count && both.suffix(chat.count).elementsEqual(chat))
    }

    @Test func whatIsInFrontHidesTheRest() {
        var state = AppState.fixture()
        state.layers = [.newChat(.menu(selection: 1))]
        let menu = App.lines(state)
        _ = App.reduce(&state, .failed(.offline))
        let lines = App.lines(state)
        #expect(lines.first?.contains(Problem.offline.text) == true && Array(lines.dropFirst()) == menu)
        state.layers = []
        #expect(!App.lines(state).contains { menu.contains($0) })
    }

    @Test func aChatSaysWhoWhatIsNewWhatKindWhenAndWhatWasSaid() {
        let chat = ChatSummary.fixture(
            9, "Alice", unread: 2, minutesAgo: 1000, preview: .fixture("see you"))
        let state = AppState.fixture(chats: [.fixture(8, "Bob"), chat])
        #expect(App.lines(state).contains("Alice, 2 unread, contact, yesterday: “see you”"))
    }

    @Test func aDraftIsQuotedOnlyIfItHasText() {
        func said(_ draft: DraftPreview) -> String {
            App.lines(.fixture(chats: [.fixture(8, "Bob", draft: draft)])).first { $0.hasPrefix("Bob") } ?? ""
        }
        #expect(said(.text("♪ 1:05")).hasSuffix("Draft: “♪ 1:05”"))
        #expect(said(.file(name: "cat.png")).hasSuffix("Draft: cat.png"))
        #expect(said(.recording(seconds: 65)).hasSuffix("Draft: Voice message (1:05)"))
        #expect(said(.reply).hasSuffix("Draft: a reply"))
    }

    @Test func aPinnedMessageSaysWhoPinnedIt() {
        var message = Message.fixture(1, "The door code is 4711", minutesAgo: 1)
        message.pin = Pin(by: .me, at: .minutesAgo(5))
        let lines = App.lines(.fixture(open: ChatID(2), messages: [message]))
        #expect(lines.contains { $0.hasSuffix("“The door code is 4711”, pinned by you") })
    }

    @Test func aSelectedRowInTheMiddleSaysSo() {
        let deleted = Message.fixture(1, minutesAgo: 1, content: .deleted(Deletion(by: .sender, at: .zero)))
        var state = typed("tab", in: .fixture(open: ChatID(2), messages: [deleted]))
        state.withMainForTest { $0.conversation?.timeline.selection = nil }
        #expect(App.lines(state).contains("This message was deleted"))
        state.withMainForTest { $0.conversation?.timeline.selection = deleted.id }
        #expect(App.lines(state).contains("This message was deleted, selected"))
    }

    /// One sentence a line, whatever others write, and nothing that a terminal obeys.
    @Test func aHostileTextIsOneLine() {
        var state = AppState.fixture(open: ChatID(2))
        state.withMainForTest {
            $0.conversation?.timeline.page?.messages.append(
                .fixture(12, content: .text(StyledText("one\ntwo\u{1B}[2J\u{202E}three\r\n\u{2028}four"))))
        }
        let lines = App.lines(state)
        #expect(lines.allSatisfy { line in !line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E } })
        #expect(lines.contains { $0.contains("one two") && $0.contains("four") })
    }
}
