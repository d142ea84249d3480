import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Names made of control characters and bidirectional controls, wherever a timeline shows or speaks a name.
@Suite struct HostileNameTests {
    private static let name = "Ev\u{1B}[2J\u{202E}il\u{9B}31m\u{2066}\u{7}\u{8}\n\u{200F}\u{61C}"
    /// The part of it that is shown.
    private static let rest = "Ev[2Jil31m"

    private var name: String { Self.name }

    private var contents: [MessageContent] {
        let file = Attachment(name: name)
        let mention = StyledText(
            "@" + name,
            runs: [StyleRun(start: 0, length: 1 + name.utf8.count, style: .mention(.member(MemberID(1))))])
        let record = MergedRecord(
            title: name, entries: [.init(senderName: name, sentAt: .zero, content: .text("Hello"))])
        return [
            .text("Hello"), .text(mention), .emote("waves"), .image(file, caption: .empty),
            .video(file, seconds: 1, caption: .empty), .file(file, caption: .empty),
            .location(Location(latitude: 1, longitude: 1, title: name)),
            .deleted(Deletion(by: .moderator(.named(name)), at: .zero)),
            .deleted(Deletion(by: .sender, at: .zero, reason: name)),
            .invitation(GroupInvitation(name: name)), .chatLink(ChatLink(name: name, address: "https://example.org")),
            .sticker(Sticker(name: name, emoji: name, file: file)),
            .contactCard(ContactCard(name: name, address: name)),
            .mergedRecord(record), .poll(Poll(question: name, answers: [Poll.Answer(name)])),
            .undecryptable(.withheld(name)), .unknown(UnknownContent(kind: name, fallback: name)),
            .damaged(reason: name),
        ] + events.map { .groupEvent($0) } + contactEvents.map { .contactEvent($0) }
    }

    private var events: [GroupEvent] {
        let who = NamedPerson.named(name)
        return [
            .created, .invited(who), .declined(who), .joined(who), .left(who), .removed(who), .roleChanged(who, .owner),
            .memberRenamed(from: name, to: name), .renamed(name), .topicChanged(name), .dissolved,
            .upgraded(RemoteID(name)), .other(name),
        ]
    }

    private var contactEvents: [ContactEvent] {
        [.connected, .renamed(from: name, to: name), .verified, .keyChanged, .left, .other(name)]
    }

    /// The characters that a terminal would interpret.
    private func obeyed(_ text: String) -> [UInt32] {
        text.unicodeScalars.map(\.value).filter { value in
            switch value {
            case 0x0A: false
            case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
            default: false
            }
        }
    }

    private func expectHarmless(
        _ state: AppState, _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (screen, lines) = (shown(state), App.lines(state).joined(separator: "\n"))
        #expect(obeyed(screen).isEmpty && obeyed(lines).isEmpty, what, sourceLocation: sourceLocation)
        // The name is there at all.
        #expect(screen.contains(Self.rest.prefix(4)), what, sourceLocation: sourceLocation)
    }

    private func state(_ messages: [Message], _ chat: ChatID = ChatID(1)) -> AppState {
        let summary = ChatSummary.fixture(
            1, name, kind: .group(GroupID(1)), preview: .fixture("Hi", from: .member(MemberID(1)), name: name))
        var state = AppState.fixture(width: 110, height: 40, chats: [summary], open: chat, messages: messages)
        let member = Member(id: MemberID(1), group: GroupID(1), names: Names(name, alias: name))
        let people = People([.member(MemberID(1)): DisplayRecord(member, nil)])
        state.withMainForTest {
            $0.conversation?.timeline.page?.people = people
            $0.conversation?.details.people = people
        }
        return state
    }

    @Test func everyKindOfContentShowsAndSpeaksAHostileNameHarmlessly() {
        for (index, content) in contents.enumerated() {
            for sender in [MessageSender.member(MemberID(1)), .member(MemberID(9)), .me] {
                var message = Message.fixture(
                    1, from: sender, name: name, minutesAgo: 1, content: content,
                    quote: Quote(sender: sender, senderName: name, content: content))
                message.forwardedFrom = name
                expectHarmless(state([message]), "content \(index) by \(sender)")
            }
        }
    }

    @Test func pinsRepliesDetailsAndMenusShowAHostileNameHarmlessly() {
        var message = Message.fixture(1, "Hello", from: .member(MemberID(1)), name: name, minutesAgo: 1)
        message.pin = Pin(by: .member(MemberID(9)), name: name, at: .minutesAgo(1))
        message.reactions = [Reaction("👍", by: [.init(.member(MemberID(1))), .init(.member(MemberID(9)))])]
        var state = state([message])
        state.withMainForTest {
            $0.conversation?.details.pins = [message]
            $0.conversation?.details.pinCount = 1
            $0.conversation?.timeline.selection = message.id
        }
        state = typed("tab", in: state)
        for keys in [["r"], ["m"], ["d"], ["f"], ["!"], ["v"]] {
            var after = state
            for key in keys { after = typed(key, in: after) }
            expectHarmless(after, "\(keys)")
        }
        var details = typed("K", in: state)
        let readers = [MessageInfo.Details.Reader(name: name, isRead: true, at: .minutesAgo(1))]
        _ = App.reduce(
            &details,
            .messageInfo(
                .loaded(message.id, message, MessageInfo.Details(readers: readers, reactions: [[name, name]]))))
        expectHarmless(details, "details")
        var pins = typed("P", in: state)
        let page = MessagePage([message])
        _ = App.reduce(&pins, .messagesPage(.timeline(.pageLoaded(.pins(ChatID(1)), .newest, page))))
        expectHarmless(pins, "pins")
    }
}
