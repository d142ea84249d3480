import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Kinds of content that people share, and sentences from the program, as rows: own, others', in a group, selected.
@Suite struct SharedKindTests {
    private func rows(_ messages: [Message], selected: MessageID? = nil, namesSenders: Bool = false) -> Parts {
        let state = AppState(size: .usual, clock: .fixture)
        let env = ViewEnvironment(state)
        let chat = ChatSummary.fixtures[namesSenders ? 0 : 1]
        return Parts(
            spoken: messages.map { $0.sentence(isSelected: $0.id == selected, in: chat, env) }
        ) { width in
            var timeline = Timeline(.given)
            timeline.page = MessagePage(messages)
            timeline.selection = selected
            timeline.scroll = ListScroll(.start)
            var view = TimelineView(timeline: timeline, columns: 0..<max(1, width - 1), env: env)
            view.namesSenders = namesSenders
            view.otherName = "Grace"
            return view.node.map { AppAction.conversation(.timeline($0)) }
        }
    }

    private let contents: [MessageContent] = [
        .sticker(Sticker(name: "A seal, waving", emoji: "🦭", file: Attachment(name: "seal.webp"))),
        .sticker(Sticker(file: Attachment(name: "seal.webp"))),
        .contactCard(ContactCard(name: "Ada Lovelace", address: "https://example.org/ada")),
        .contactCard(ContactCard(.group, name: "Choir \u{202E}\u{1B}[31m")),
        .mergedRecord(
            MergedRecord(
                title: "Messages of Mo and Ada",
                entries: [
                    .init(senderName: "Mo", sentAt: .zero, content: .text("Does it build?")),
                    .init(
                        senderName: "Ada", sentAt: .zero,
                        content: .image(Attachment(name: "error.png"), caption: .empty)),
                ])), .tip(.noEarlierMessages),
        .unknown(UnknownContent(kind: "org.example.dice", fallback: "rolled a 6")),
    ]

    private func messages(from sender: MessageSender, name: String = "") -> [Message] {
        contents.enumerated().map { index, content in
            .fixture(
                UInt64(index + 1), from: sender, name: name, minutesAgo: Int64(20 - index),
                delivery: sender == .me ? .read : nil, content: content)
        }
    }

    @Test func ofOthers() { assertSnapshot(of: rows(messages(from: .contact(ContactID(2)))), as: .columns(60)) }

    @Test func own() { assertSnapshot(of: rows(messages(from: .me), selected: MessageID(5)), as: .columns(60, 30)) }

    @Test func inAGroup() {
        let rows = rows(
            messages(from: .member(MemberID(1)), name: "Mo"), selected: MessageID(3), namesSenders: true)
        assertSnapshot(of: rows, as: .columns(60))
    }
}
