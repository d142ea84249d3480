import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Parts of a message that are covered until a key uncovers them.
@Suite struct SpoilerTests {
    private static func text(_ plain: String, _ secret: String, _ styles: TextStyle...) -> StyledText {
        let start = plain.utf8.count - (plain.components(before: secret)?.utf8.count ?? 0)
        let runs = ([TextStyle.secret] + styles).map {
            StyleRun(start: plain.utf8.count - start, length: secret.utf8.count, style: $0)
        }
        return StyledText(plain, runs: runs)
    }

    private let secret = text("In the end Snape did it", "Snape did it")

    private func state(_ content: MessageContent? = nil) -> AppState {
        typed("tab", in: .fixture(open: ChatID(2), messages: [.fixture(1, content: content ?? .text(secret))]))
    }

    private func timeline(_ state: AppState) -> Timeline? { state.main?.conversation?.timeline }

    @Test func aKeyUncoversAndCovers() {
        let covered = state()
        #expect(shown(covered).contains("In the end █████ ███ ██"))
        #expect(!shown(covered).contains("Snape"))
        let uncovered = typed("U", in: covered)
        #expect(shown(uncovered).contains("In the end Snape did it"))
        #expect(shown(typed("U", in: uncovered)) == shown(covered))
    }

    @Test func theScreenReaderSaysNothingOfIt() {
        #expect(App.lines(state()).contains { $0.hasSuffix("“In the end (covered)”") })
        #expect(!App.lines(state()).contains { $0.contains("Snape") })
        #expect(App.lines(typed("U", in: state())).contains { $0.hasSuffix("“In the end Snape did it”") })
        let image = MessageContent.image(Attachment(name: "a.png"), caption: secret)
        #expect(!App.lines(state(image)).contains { $0.contains("Snape") })
    }

    @Test func theMenuUncoversAndCovers() {
        var state = typed("m", in: state())
        #expect(shown(state).contains("Uncover"))
        state = clicked("Uncover", in: state)
        #expect(timeline(state)?.uncovered == [MessageID(1)])
        #expect(shown(typed("m", in: state)).contains("Cover "))
        #expect(shown(typed("U", in: self.state(.text("Nothing")))).contains("Nothing in this message is covered"))
    }

    @Test func closingTheChatCoversItAgain() throws {
        var state = typed("U", in: state())
        let chat = try #require(state.main?.conversation?.chat)
        _ = App.reduce(&state, .command(.closeChat))
        #expect(state.main?.conversation == nil)
        _ = App.changeMain(&state) { $0.openChat(chat, $1) }
        #expect(timeline(state)?.uncovered == [])
    }

    @Test func copyingGivesTheText() {
        var state = state()
        #expect(App.reduce(&state, .key("y")).first == .perform(.terminal(.copy("In the end Snape did it"))))
    }

    @Test func wideCharactersAreCoveredInFullWidth() {
        let wide = Self.text("見て、山田太郎", "山田太郎")
        #expect(shown(state(.text(wide))).contains("見て、████████"))
    }

    @Test func codeAndLinksAreCoveredToo() {
        let link = "https://spoiler.example"
        #expect(!shown(state(.text(Self.text("See \(link)", link, .link(link))))).contains("spoiler"))
        let code = Self.text("Try\nlet x = 9731", "let x = 9731", .codeBlock(language: nil))
        #expect(!shown(state(.text(code))).contains("9731"))
        #expect(shown(typed("U", in: state(.text(code)))).contains("let x = 9731"))
    }

    @Test func otherPlacesShowItCovered() {
        var quoting = Message.fixture(2, "Really?")
        quoting.quote = Quote(sender: .me, senderName: "", content: .text(secret))
        var edited = Message.fixture(3, "Never mind")
        edited.earlierVersions = [MessageVersion(content: .text(secret), at: .minutesAgo(9))]
        var state = typed("tab", in: .fixture(open: ChatID(2), messages: [quoting, edited]))
        #expect(shown(state).contains("In the end █████"))
        #expect(!shown(state).contains("Snape"))
        state = typed("K", in: state)
        _ = App.reduce(&state, .messageInfo(.loaded(edited.id, edited, MessageInfo.Details())))
        #expect(shown(state).contains("In the end █████"))
        let picture = PicturePage(Attachment(name: "a.png"), caption: secret)
        #expect(picture.spoken(.fixture, Shared.fixture.env).contains("In the end █████ ███ ██"))
        let announced = Announcement(ChatSummary.fixtures[1], .fixture(1, content: .text(secret)), isSeen: false)
        #expect(!"\(announced.effects(Shared(state)))".contains("Snape"))
    }

    @Test func aPageUncoversItToo() {
        var state = state()
        state.withMainForTest { $0.conversation?.details.pinCount = 1 }
        state = typed("P", in: state)
        let page = MessagePage([.fixture(1, content: .text(secret))])
        _ = App.reduce(&state, .messagesPage(.timeline(.pageLoaded(.pins(ChatID(2)), .newest, page))))
        #expect(!shown(state).contains("Snape"))
        #expect(shown(typed("U", in: state)).contains("Snape did it"))
    }

    @Test func coveredAndUncovered() {
        let content = MessageContent.text(Self.text("In the end Snape did it, at midnight", "Snape did it", .bold))
        let messages: [Message] = [
            .fixture(1, minutesAgo: 9, content: content), .fixture(2, minutesAgo: 8, content: .text(secret)),
            .fixture(3, from: .me, minutesAgo: 7, delivery: .read, content: .text(secret)),
            .fixture(4, from: .me, minutesAgo: 6, delivery: .read, content: .text(secret)),
        ]
        let uncovered: Set = [MessageID(2), MessageID(4)]
        let env = ViewEnvironment(AppState(size: .usual, clock: .fixture))
        let parts = Parts(
            spoken: messages.map {
                $0.sentence(
                    isSelected: false, in: ChatSummary.fixtures[1], isUncovered: uncovered.contains($0.id), env)
            }
        ) { width in
            var timeline = Timeline(.given)
            timeline.page = MessagePage(messages)
            timeline.uncovered = uncovered
            timeline.selection = MessageID(2)
            timeline.scroll = ListScroll(.start)
            // A search for a covered word doesn't mark it.
            var view = TimelineView(timeline: timeline, columns: 0..<max(1, width - 1), env: env)
            view.query = SearchQuery("snape", zone: .utc)
            return view.node.map { AppAction.conversation(.timeline($0)) }
        }
        assertSnapshot(of: parts, as: .columns(60))
    }
}

extension String {
    /// The text before the first occurrence of `part`; nil if there is none.
    fileprivate func components(before part: String) -> String? {
        firstRange(of: part).map { String(self[..<$0.lowerBound]) }
    }
}
