import Loop
import Messenger
import TerminalDOM

@testable import ConfabApp

extension ConnectLink {
    static let fixture = made("q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1")
    static let other = made("AAAABBBBCCCCDDDDEEEEFFFFGGGGHHHH")

    private static func made(_ secret: String) -> ConnectLink {
        guard let link = ConnectLink(secret: secret) else { preconditionFailure("no secret: \(secret)") }
        return link
    }
}

extension QRCode {
    /// Something that looks like a code, as large as that of a link.
    static let fixture: QRCode = {
        let size = 29
        var state: UInt32 = 7
        let modules = (0..<size * size).map { index -> Bool in
            let (x, y) = (index % size, index / size)
            for (left, top) in [(0, 0), (size - 7, 0), (0, size - 7)] where (left..<left + 7).contains(x) {
                guard (top..<top + 7).contains(y) else { continue }
                let ring = min(x - left, y - top, left + 6 - x, top + 6 - y)
                return ring != 1
            }
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 31 == 1
        }
        guard let code = QRCode(size: size, modules: modules) else { preconditionFailure("no square") }
        return code
    }()
}

extension Person {
    static func fixture(_ id: UInt64, _ name: String, isIncognito: Bool = false) -> Person {
        var chat = ChatSummary.fixture(id, name)
        chat.isIncognito = isIncognito
        return .chat(chat)
    }

    /// Some of every sort.
    static let fixtures: [Person] = [
        .chat(
            .fixture(
                9, "Emmy", kind: .contactRequest(ContactRequest(greeting: "Hello")), condition: .needsAccepting)),
        .chat(.fixture(12, "", kind: .pendingConnection(PendingConnection(side: .invited)), condition: .connecting)),
        .fixture(2, "Grace Hopper"), .fixture(3, "山田太郎"), .fixture(4, "Evil \u{202E}\u{1B}[31mname", isIncognito: true),
        .chat(.fixture(5, "Old friend", settings: ChatSettings(isArchived: true))),
        .contact(Contact(id: ContactID(77), profile: ProfileID(1), names: Names("Mo"))),
    ]
}

extension AppState {
    /// The main screen with something of a new chat in front.
    static func newChat(_ newChat: NewChat, _ change: (inout AppState) -> Void = { _ in }) -> AppState {
        var state = AppState.fixture()
        state.layers = [.newChat(newChat)]
        change(&state)
        return state
    }

    /// A link of the user's own.
    static func invitation(_ code: QRCode? = .fixture) -> AppState {
        .newChat(.link(NewChat.Invitation(.made(NewChat.MadeLink(link: .fixture, chat: ChatID(12), code: code)))))
    }

    /// Someone's link that was looked at.
    static func following(_ plan: LinkPlan, _ chat: ChatSummary? = nil) -> AppState {
        .newChat(.follow(NewChat.Followed(.fixture))) { state in
            _ = App.reduce(&state, .answered(.plan(.fixture), by: .newChat, .plan(plan)))
            if case .known(let id) = plan {
                _ = App.reduce(&state, .chatList(.refreshed([id], chat.map { [$0] } ?? [])))
            }
            if case .connecting(let id) = plan {
                _ = App.reduce(&state, .chatList(.refreshed([id], chat.map { [$0] } ?? [])))
            }
            if case .own(let id?) = plan {
                _ = App.reduce(&state, .chatList(.refreshed([id], chat.map { [$0] } ?? [])))
            }
        }
    }

    /// A group whose name is settled, with these to be invited.
    static func members(_ people: [Person] = Person.fixtures.filter(\.isReady), hasMore: Bool = false) -> AppState {
        .newChat(.group(NewChat.GroupDraft(NewChat.Field(EditableText("Tea"))))) { state in
            let effects = App.reduce(&state, .key("enter"))
            for case .perform(.query(.people(let query)), _) in effects {
                _ = App.reduce(&state, .newChat(.peopleFound(query, PeopleList(people, hasMore: hasMore))))
            }
        }
    }

    /// The search for contacts.
    static func finding(_ people: [Person] = Person.fixtures, hasMore: Bool = false) -> AppState {
        var state = AppState.fixture()
        for case .perform(.query(.people(let query)), _) in App.reduce(&state, .command(.findContact)) {
            _ = App.reduce(&state, .newChat(.peopleFound(query, PeopleList(people, hasMore: hasMore))))
        }
        return state
    }

    var newChat: NewChat? { if case .newChat(let newChat) = frontLayer { newChat } else { nil } }
    var invitation: NewChat.Invitation? { if case .link(let invitation) = newChat { invitation } else { nil } }
    var followed: NewChat.Followed? { if case .follow(let followed) = newChat { followed } else { nil } }
    var scan: NewChat.Scan? { if case .scan(let scan) = newChat { scan } else { nil } }
    var draft: NewChat.GroupDraft? { if case .group(let draft) = newChat { draft } else { nil } }
    var pasted: NewChat.Field? { if case .paste(let field) = newChat { field } else { nil } }
    var found: NewChat.People? { if case .find(let people) = newChat { people } else { nil } }
}
