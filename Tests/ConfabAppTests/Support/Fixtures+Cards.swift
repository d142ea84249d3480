import ConfabApp
import Messenger

extension Card.Details {
    /// The details of `chat`, changed.
    static func fixture(_ chat: ChatSummary, _ change: (inout Card.Details) -> Void = { _ in }) -> Card.Details {
        var details = Card.Details(chat: chat)
        change(&details)
        return details
    }

    /// A contact with everything that can be said of one.
    static let aContact: Card.Details = {
        var chat = ChatSummary.fixture(2, "Grace Hopper", settings: ChatSettings(tags: [TagID(1), TagID(3)]))
        chat.names = Names("Grace", fullName: "Grace Brewster Murray Hopper 高橋", alias: "Amazing Grace")
        chat.isVerified = true
        chat.isIncognito = true
        return .fixture(chat) {
            $0.contact = Contact(
                id: ContactID(2), profile: ProfileID(1), names: chat.names, isVerified: true,
                incognitoName: "Gentle Heron",
                createdAt: .minutesAgo(60 * 24 * 400))
        }
    }()

    /// A group of which the user is an admin.
    static let aGroup: Card.Details = .aGroup(.ready, of: 5)

    static func aGroup(_ condition: ChatCondition, of count: UInt64) -> Card.Details {
        var chat = ChatSummary.fixture(1, "Team Lunch 🍜", kind: .group(GroupID(1)), condition: condition)
        chat.isIncognito = true
        return .fixture(chat) {
            $0.group = Group(
                id: GroupID(1), profile: ProfileID(1), names: chat.names,
                topic: "Where to eat, and when; no pictures of food before noon, please", role: .admin,
                memberCount: Int(count < 5 ? count : count - 1), incognitoName: "Quiet Heron",
                createdAt: .minutesAgo(60 * 24 * 30))
            $0.messageLifetime = 604_800
            $0.members = (1...count).map { number in
                let names = ["Quiet Heron", "Mo", "山田太郎", "A member with a name that goes on and on and on", "Emmy"]
                return Member(
                    id: MemberID(number), group: GroupID(1),
                    names: Names(number <= 5 ? names[Int(number) - 1] : "Member \(number)"),
                    role: number == 1 ? .admin : number == 2 ? .owner : .member, status: number == 5 ? .left : .joined,
                    isBlocked: number == 4, isMe: number == 1)
            }
        }
    }

    static let someNotes: Card.Details = .fixture(.fixture(8, "", kind: .notes))

    static let aRequest: Card.Details = .fixture(
        .fixture(
            9, "Emmy",
            kind: .contactRequest(ContactRequest(greeting: "We met at the workshop.\nDo you remember the moth?")),
            condition: .needsAccepting, minutesAgo: 90))

    static let anInvitation: Card.Details = {
        let content = MessageContent.invitation(GroupInvitation(name: "Allotments", group: GroupID(4)))
        let chat = ChatSummary.fixture(
            11, "Allotments", kind: .groupInvitation(GroupID(4)), condition: .invited,
            preview: .fixture("", from: .member(MemberID(1)), name: "Mo", content: content))
        return .fixture(chat) {
            $0.group = Group(
                id: GroupID(4), profile: ProfileID(1), names: chat.names, topic: "Beans", membership: .invited)
            $0.members = [
                Member(id: MemberID(1), group: GroupID(4), names: Names("Mo"), role: .owner),
                Member(id: MemberID(2), group: GroupID(4), names: Names("Ada"), status: .invited, isMe: true),
            ]
        }
    }()

    static let link = ConnectLink(secret: "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1")

    static func pending(_ side: PendingConnection.Side, _ link: ConnectLink? = nil) -> Card.Details {
        var chat = ChatSummary.fixture(
            12, side == .invited ? "" : "Solveig", kind: .pendingConnection(PendingConnection(side: side, link: link)),
            condition: .connecting)
        if link != nil { chat.names.alias = "For the new tenor" }
        return .fixture(chat)
    }

    static let aBrokenOne: Card.Details = .fixture(.broken(ChatID(13), reason: "its record is damaged")) {
        $0.record = (0..<200).map { $0 < 60 ? Array("a record that was cut short ".utf8)[$0 % 28] : UInt8($0) }
    }

    static let all: [(String, Card.Details)] = [
        ("contact", .aContact), ("group", .aGroup), ("notes", .someNotes), ("request", .aRequest),
        ("invitation", .anInvitation), ("own-link", .pending(.invited, link)), ("requested", .pending(.requested)),
        ("accepted", .pending(.accepted)), ("broken", .aBrokenOne),
    ]
}

extension AppState {
    /// The main screen with a card in front that was read.
    static func card(_ details: Card.Details) -> AppState {
        var state = AppState.tagged()
        state.layers = [.card(Card(details.chat))]
        _ = App.reduce(&state, .card(.loaded(details.chat.id, details)))
        return state
    }
}
