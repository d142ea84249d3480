import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Every kind of content as rows: own, others', in a group, selected.
@Suite struct KindRowTests {
    private func rows(_ messages: [Message], namesSenders: Bool = false) -> Parts {
        let state = AppState(size: .usual, clock: .fixture)
        let env = ViewEnvironment(state)
        let chat = ChatSummary.fixtures[namesSenders ? 0 : 1]
        return Parts(
            spoken: messages.map { $0.sentence(isSelected: false, in: chat, env) }
        ) { width in
            var timeline = Timeline(.given)
            timeline.page = MessagePage(messages)
            timeline.scroll = ListScroll(.start)
            var view = TimelineView(timeline: timeline, columns: 0..<max(1, width - 1), env: env)
            view.namesSenders = namesSenders
            view.otherName = "Grace"
            return view.node.map { AppAction.conversation(.timeline($0)) }
        }
    }

    /// Each row with the look of the selected one.
    private func selected(_ messages: [Message]) -> Parts {
        let env = ViewEnvironment(AppState(size: .usual, clock: .fixture))
        return Parts(
            spoken: messages.map { $0.sentence(isSelected: true, in: ChatSummary.fixtures[1], env) }
        ) { width in
            Column<Timeline.Action> {
                for message in messages {
                    MessageRow(
                        message: message,
                        heading: MessageHeading(
                            of: message, after: [message], unread: nil, namesSenders: false, clock: .fixture),
                        isSelected: true, columns: width, env: env)
                }
            }.node.map { AppAction.conversation(.timeline($0)) }
        }
    }

    private let contents: [MessageContent] = [
        .text("Does it build?"), .text("🎉"), .emote("waves"),
        .image(Attachment(name: "error.png", byteCount: 40_000), caption: "It did"),
        .video(Attachment(name: "tide.mp4", byteCount: 9_000_000), seconds: 75, caption: .empty),
        .voice(Voice(Attachment(name: "v.ogg"), seconds: 73, levels: [1, 9, 30, 47, 12, 3]), caption: .empty),
        .file(Attachment(name: "tide.pdf", byteCount: 4_000_000), caption: .empty),
        .location(Location(latitude: 52.5163, longitude: 13.3777, title: "Brandenburger Tor")),
        .chatLink(ChatLink(name: "Choir", address: "https://example.org/choir")),
        .invitation(GroupInvitation(name: "Choir")), .report(Report(reason: .spam, text: "Again")),
        .poll(Poll(question: "Lunch?", answers: [.init("Yes", votes: 2, isMine: true), .init("Later", votes: 1)])),
        .call(Call(outcome: .missed)), .groupEvent(.created), .contactEvent(.connected),
        .deleted(Deletion(by: .sender, at: .zero)), .undecryptable(.missingKey), .damaged(reason: "bad checksum"),
        .lost(count: 3),
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

    @Test func own() { assertSnapshot(of: rows(messages(from: .me)), as: .columns(60, 30)) }

    @Test func inAGroup() {
        assertSnapshot(
            of: rows(messages(from: .member(MemberID(1)), name: "Mo"), namesSenders: true), as: .columns(60))
    }

    @Test func whileTheyAreSelected() {
        assertSnapshot(of: selected(messages(from: .contact(ContactID(2)))), as: .columns(60))
    }

    @Test func noKindIsMissing() {
        let names = Set(contents.map(\.kindName))
        #expect(ContentKinds.builtIn.names.subtracting(names) == [ContentKind.unsupported.name])
    }
}
