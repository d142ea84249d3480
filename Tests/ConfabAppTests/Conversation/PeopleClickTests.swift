import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Clicks on the people in messages: their cards, and mentions with Alt.
@Suite struct PeopleClickTests {
    private static let grace = MessageSender.member(MemberID(1))
    private static let mo = MessageSender.member(MemberID(2))

    private var messages: [Message] {
        let mention = StyledText(
            "Ask @Mo today", runs: [StyleRun(start: 4, length: 3, style: .mention(.member(MemberID(2))))])
        return [
            .fixture(1, "Lunch?", from: Self.grace, name: "Grace"),
            .fixture(2, from: Self.mo, name: "Mo", content: .text(mention)),
            .fixture(3, "From me", from: .me),
        ]
    }

    /// A group in which Grace has an alias.
    private var group: AppState {
        var state = AppState.fixture(open: ChatID(1), messages: messages)
        let contact = Contact(id: ContactID(9), profile: ProfileID(1), names: Names("Grace", alias: "My boss"))
        let member = Member(id: MemberID(1), group: GroupID(1), names: Names("Grace"), contact: ContactID(9))
        state.withMainForTest {
            $0.conversation?.timeline.page?.people = People([Self.grace: DisplayRecord(member, contact)])
        }
        state.options.layout.avatars = .groups
        return state
    }

    private func clickedPerson(_ text: String, _ modifiers: KeyModifiers = []) -> AppAction? {
        click(text, of: group, .press(.left), modifiers)
    }

    private func action(_ message: UInt64, _ person: MessageSender, mentions: Bool = false) -> AppAction {
        .conversation(.timeline(.personClicked(MessageID(message), person, mentions: mentions)))
    }

    @Test func namesInitialsAndMentionsCanBeClicked() {
        #expect(clickedPerson("My boss") == action(1, Self.grace))
        #expect(clickedPerson("MB") == action(1, Self.grace))
        #expect(clickedPerson("My boss", .alt) == action(1, Self.grace, mentions: true))
        #expect(clickedPerson("MB", .alt) == action(1, Self.grace, mentions: true))
        #expect(clickedPerson("@Mo") == action(2, Self.mo))
        #expect(clickedPerson("@Mo", .alt) == action(2, Self.mo, mentions: true))
        // What is beside them still selects the message.
        #expect(clickedPerson("today") == .conversation(.timeline(.messageClicked(MessageID(2)))))
        #expect(clickedPerson("From me", .alt) == .conversation(.timeline(.messageClicked(MessageID(3)))))
    }

    @Test func altClickWritesTheNameThatOthersKnow() {
        var state = typed("H", "i", in: group)
        _ = App.reduce(&state, action(1, Self.grace, mentions: true))
        #expect(state.main?.conversation?.composer.field.text == "Hi @Grace ")
        _ = App.reduce(&state, action(2, Self.mo, mentions: true))
        #expect(state.main?.conversation?.composer.field.text == "Hi @Grace @Mo ")
        #expect(state.main?.focus == .composer && state.layers.isEmpty)
        // At the cursor, and not at the end.
        state = typed("ctrl-a", in: state)
        _ = App.reduce(&state, action(2, Self.mo, mentions: true))
        #expect(state.main?.conversation?.composer.field.text == "@Mo Hi @Grace @Mo ")
    }

    @Test func nothingIsWrittenWhereNobodyCanWrite() {
        var state = group
        state.withMainForTest { $0.conversation?.chat.condition = .left }
        _ = App.reduce(&state, action(1, Self.grace, mentions: true))
        #expect(state.main?.conversation?.composer.field.text == "")
    }

    @Test func aClickOpensTheCardOfTheMember() {
        var state = group
        #expect(
            App.reduce(&state, action(1, Self.grace)) == [.perform(.query(.person(ChatID(2), Self.grace)))])
        #expect(shown(state).contains("My boss"))
        let contact = Contact(id: ContactID(9), profile: ProfileID(1), names: Names("Grace", alias: "My boss"))
        let member = Member(
            id: MemberID(1), group: GroupID(1), names: Names("Grace", fullName: "Grace Hopper"), contact: ContactID(9),
            role: .admin)
        let details = PersonCard.Details(
            DisplayRecord(member, contact), member: member, contact: contact, chat: nil)
        _ = App.reduce(&state, .personCard(.loaded(Self.grace, details)))
        for text in ["Name here", "Grace Hopper", "In the group", "admin", "Write a message"] {
            #expect(shown(state).contains(text), "\(text)")
        }
        #expect(App.reduce(&state, .key("enter")).contains(.request(.openChat(ContactID(9)), by: .chatActions)))
        #expect(state.layers.isEmpty)
    }

    @Test func someoneWithAChatHasTheCardOfTheChat() {
        var state = group
        _ = App.reduce(&state, action(1, Self.grace))
        let chat = ChatSummary.fixtures[1]
        let details = PersonCard.Details(
            DisplayRecord(Contact(id: ContactID(2), profile: ProfileID(1), names: Names("Grace Hopper"))), member: nil,
            contact: nil, chat: chat)
        #expect(
            App.reduce(&state, .personCard(.loaded(Self.grace, details))) == [.perform(.query(.card(chat.id)))])
        #expect(state.layers.count == 1)
        if case .card(let card)? = state.frontLayer { #expect(card.chat == chat) } else { Issue.record("no card") }
        // In the chat itself, nothing has to be looked up.
        state = AppState.fixture(open: ChatID(2))
        #expect(
            App.reduce(&state, action(3, .contact(ContactID(2)))) == [.perform(.query(.card(ChatID(2))))])
        if case .card? = state.frontLayer {} else { Issue.record("no card") }
    }

    @Test func someoneWhoIsGoneClosesTheCard() {
        var state = group
        _ = App.reduce(&state, action(1, Self.grace))
        _ = App.reduce(&state, .personCard(.loaded(Self.mo, nil)))
        #expect(state.layers.count == 1)
        _ = App.reduce(&state, .personCard(.loaded(Self.grace, nil)))
        #expect(state.layers.isEmpty && shown(state).contains("“My boss” no longer exists"))
    }

    /// The people in a record are only names, whose numbers are nobody's.
    @Test func aNameInARecordHasNoCard() {
        let record = MergedRecord(
            title: "Messages", entries: [.init(senderName: "Mo", sentAt: .minutesAgo(1), content: .text("Hi"))])
        var page = MessagesPage(.merged(MessageID(1), []), in: ChatSummary.fixtures[1], recordTitle: record.title)
        _ = page.reduce(
            .timeline(.pageLoaded(.merged(MessageID(1), []), .oldest, record.page(.oldest, limit: 9, in: ChatID(2)))),
            .fixture)
        let clicked = Timeline.Action.personClicked(MessageID(1), .contact(ContactID(1)), mentions: false)
        #expect(page.reduce(.timeline(clicked), .fixture) == Outcome())
        #expect(page.timeline.card(of: .contact(ContactID(1)), in: MessageID(1)) == nil)
    }

    @Test func aPageOfPinsOpensTheCardInFront() {
        let chat = ChatSummary.fixtures[0]
        var page = MessagesPage(.pins(chat.id), in: chat)
        _ = page.reduce(.timeline(.pageLoaded(.pins(chat.id), .newest, MessagePage(messages))), .fixture)
        let outcome = page.reduce(.timeline(.personClicked(MessageID(2), Self.mo, mentions: false)), .fixture)
        #expect(outcome.intents == [.present(.personCard(PersonCard(Self.mo, in: ChatID(2), name: "Mo")))])
    }
}
