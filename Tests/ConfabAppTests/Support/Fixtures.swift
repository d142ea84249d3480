import ConfabApp
import Messenger
import TerminalDOM

// Small states to build tests from. All of them live at one moment: Thursday, 5 November 2026, 14:30 UTC.
extension Timestamp {
    static let fixtureNow = Timestamp(seconds: 1_793_889_000)

    static func minutesAgo(_ minutes: Int64) -> Timestamp {
        fixtureNow.advanced(byMilliseconds: -minutes * 60_000)
    }
}

extension LocalClock {
    static let fixture = LocalClock(now: .fixtureNow)
}

extension Profile {
    static func fixture(_ name: String = "Ada", id: UInt64 = 1) -> Profile {
        Profile(id: ProfileID(id), names: Names(name))
    }
}

extension MessagePreview {
    static func fixture(
        _ text: String, from sender: MessageSender = .contact(ContactID(7)), name: String = "",
        delivery: DeliveryState? = nil, content: MessageContent? = nil
    ) -> MessagePreview {
        MessagePreview(
            message: MessageID(1), position: MessagePosition(1), sender: sender, senderName: name,
            content: content ?? .text(StyledText(text)), sentAt: .minutesAgo(5), delivery: delivery)
    }
}

extension ChatSummary {
    static func fixture(
        _ id: UInt64, _ name: String, kind: ChatKind? = nil, condition: ChatCondition = .ready,
        settings: ChatSettings = ChatSettings(), unread: Int = 0, mentions: Int = 0, minutesAgo: Int64 = 5,
        preview: MessagePreview? = nil, draft: DraftPreview? = nil
    ) -> ChatSummary {
        ChatSummary(
            id: ChatID(id), kind: kind ?? .direct(ContactID(id)), names: Names(name), condition: condition,
            settings: settings, stats: ChatStats(unread: unread, mentions: mentions),
            lastActivity: .minutesAgo(minutesAgo), preview: preview, draft: draft)
    }

    /// A list with something of everything that a row can show.
    static let fixtures: [ChatSummary] = [
        .fixture(
            1, "Team Lunch 🍜", kind: .group(GroupID(1)), settings: ChatSettings(pinnedOrder: 0), unread: 3, mentions: 1,
            minutesAgo: 2,
            preview: .fixture("@Ada shall we say half past twelve?", from: .member(MemberID(1)), name: "Grace")),
        .fixture(
            2, "Grace Hopper", minutesAgo: 6,
            preview: .fixture("I found the bug. It was a moth.", from: .me, delivery: .read)),
        .fixture(3, "山田太郎", unread: 12, minutesAgo: 30, preview: .fixture("明日の会議は何時からですか？資料も送ってください")),
        .fixture(
            4, "A very long name that does not fit into the row at all", minutesAgo: 70,
            preview: .fixture(
                "and a long message to go with it, which does not fit either", from: .me, delivery: .sending)),
        .fixture(
            5, "Neighbours", kind: .group(GroupID(2)), settings: ChatSettings(notifications: .none), unread: 1234,
            minutesAgo: 60 * 20,
            preview: .fixture(
                "", from: .member(MemberID(2)), name: "Mo",
                content: .voice(Voice(Attachment(name: "v"), seconds: 73), caption: .empty))),
        .fixture(6, "Mum", minutesAgo: 60 * 30, preview: .fixture("ok"), draft: .text("Happy birthday! I will")),
        .fixture(
            7, "Alan", minutesAgo: 60 * 24 * 3,
            preview: .fixture("Are you there?", from: .me, delivery: .failed(.offline))),
        .fixture(8, "", kind: .notes, minutesAgo: 60 * 24 * 9, preview: .fixture("milk, bread, 42", from: .me)),
        .fixture(
            9, "Emmy", kind: .contactRequest(ContactRequest(greeting: "We met at the workshop")),
            condition: .needsAccepting, minutesAgo: 60 * 24 * 400),
        .fixture(
            10, "Old Choir", kind: .group(GroupID(3)), condition: .left, settings: ChatSettings(isFavourite: true),
            minutesAgo: 60 * 24 * 500),
    ]
}

extension Message {
    static func fixture(
        _ id: UInt64, _ text: String = "", from sender: MessageSender = .contact(ContactID(2)), name: String = "",
        minutesAgo: Int64 = 5, delivery: DeliveryState? = nil, content: MessageContent? = nil, quote: Quote? = nil,
        reactions: [Reaction] = []
    ) -> Message {
        Message(
            id: MessageID(id), chat: ChatID(2), position: MessagePosition(Int64(id) * 10),
            sentAt: .minutesAgo(minutesAgo),
            sender: sender, senderName: name, content: content ?? .text(StyledText(text)), quote: quote,
            delivery: delivery, reactions: reactions)
    }

    /// A conversation of some days with something of everything.
    static let fixtures: [Message] = [
        .fixture(1, content: .contactEvent(.connected)).at(60 * 26),
        .fixture(2, "Hello! Is this thing on?", from: .me, minutesAgo: 60 * 26, delivery: .read),
        .fixture(3, "Loud and clear 👍🏽", minutesAgo: 60 * 25),
        .fixture(
            4,
            "Did you see the moth in relay 70? It was really stuck between the contacts, so I taped it into the log book.",
            minutesAgo: 60 * 24),
        .fixture(
            5, "明日、写真を送りますね。", minutesAgo: 40,
            reactions: [
                Reaction("🦋", by: [.init(.me)]), Reaction("👍", by: [.init(.contact(ContactID(2))), .init(.system)]),
            ]),
        .fixture(
            6, "The first actual case of a bug being found!", from: .me, minutesAgo: 39, delivery: .delivered,
            quote: Quote(
                sender: .contact(ContactID(2)), senderName: "Grace Hopper",
                content: .text("Did you see the moth in relay 70?"))),
        .fixture(
            7, from: .contact(ContactID(2)), minutesAgo: 12,
            content: .image(Attachment(name: "moth.jpg", byteCount: 183_000), caption: "as promised")),
        .fixture(8, minutesAgo: 11, content: .undecryptable(.missingKey)),
        .fixture(
            9, "let x = 1", minutesAgo: 10,
            content: .text(
                StyledText(
                    "Try this:\nlet x = 1\nprint(x)\nand tell me",
                    runs: [StyleRun(start: 10, length: 18, style: .codeBlock(language: "swift"))]))),
        .fixture(10, "Will do", from: .me, minutesAgo: 3, delivery: .failed(.interrupted)),
        .fixture(11, "On my way", from: .me, minutesAgo: 1, delivery: .sending),
    ]

    /// Stands for lost messages, as the store makes it.
    static func lost(_ id: UInt64, count: Int = 1) -> Message {
        Message(
            id: MessageID(id), chat: ChatID(2), position: MessagePosition(Int64(id) * 10), sentAt: .zero,
            sender: .system, content: .lost(count: count))
    }

    func at(_ minutesAgo: Int64) -> Message {
        var message = self
        message.sentAt = .minutesAgo(minutesAgo)
        return message
    }
}

extension AppState {
    /// The main screen of a profile with the fixtures' chats.
    static func fixture(
        width: Int = 80, height: Int = 24, chats: [ChatSummary] = ChatSummary.fixtures, open: ChatID? = nil,
        messages: [Message] = Message.fixtures
    ) -> AppState {
        var state = AppState(size: Size(width, height), clock: .fixture)
        var main = Main(profile: .fixture())
        main.chatList.window = ChatWindow(chats)
        main.chatList.selection = chats.first?.id
        let unread = chats.filter(\.hasUnread).count
        main.chatList.counts = ChatCounts(
            all: FilterCount(chats: chats.count, unread: unread),
            byFilter: [.unread: FilterCount(chats: unread, unread: unread)],
            unreadTotal: chats.reduce(0) { $0 + $1.unreadInTotal })
        if let open, let chat = chats.first(where: { $0.id == open }) {
            var conversation = Conversation(chat: chat, of: main.profile.id)
            conversation.timeline.page = MessagePage(messages)
            main.conversation = conversation
            main.focus = .conversation(.composer)
            main.chatList.selection = open
        }
        state.root = .main(main)
        return state
    }
}
