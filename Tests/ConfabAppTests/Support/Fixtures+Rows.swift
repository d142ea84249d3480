import Loop
import Messenger
import Testing

@testable import ConfabApp

extension AppState {
    /// Types `keys` and answers what is read for them from the rows of the list; what the user may do in groups is `role`.
    ///
    /// - Returns: all other work that is asked for.
    @discardableResult
    mutating func press(_ keys: String..., role: MemberRole = .member) -> [AppEffect] {
        keys.flatMap { send(.key($0), role: role) }
    }

    /// Sends `action`, and answers as ``press(_:role:)`` does.
    @discardableResult
    mutating func send(_ action: AppAction, role: MemberRole = .member) -> [AppEffect] {
        var asked: [AppEffect] = []
        for effect in App.reduce(&self, action) {
            switch effect {
            case .perform(.query(.chosen(let request, let ids)), _):
                let rows = ids.compactMap { id in list.window?.elements.first { $0.id == id } }.map {
                    ChosenChat($0, role: $0.kind.group == nil ? nil : role)
                }
                asked += send(.chatList(.chosen(request, rows)), role: role)
            case .perform(.query(.shown(let profile, let filter)), _):
                let shown = list.window?.elements.filter { $0.shows(under: filter) }.map(\.id) ?? []
                asked += send(.chatList(.shownFound(profile, filter, shown)), role: role)
            default: asked.append(effect)
            }
        }
        return asked
    }

    /// The list.
    var list: ChatList { main?.chatList ?? ChatList(profile: ProfileID(1)) }

    /// The menu in front.
    var chatActionMenu: ChatActionMenu? { if case .chatActionMenu(let menu) = frontLayer { menu } else { nil } }

    /// The question in front.
    var confirmation: ConfabApp.Confirmation? { if case .confirmation(let asked) = frontLayer { asked } else { nil } }

    /// The texts of all toasts.
    var said: [String] { toasts.all.map { $0.message.text(options.strings) } }

    /// The end of the newest short message, if nothing went wrong.
    var expiry: AppEffect { .after(.seconds(4), .toasts(.expired(toasts.lastNumber))) }

    /// Lets as many seconds pass for what is offered.
    @discardableResult
    mutating func pass(seconds: Int) -> [AppEffect] {
        (0..<seconds).flatMap { _ in
            toasts.all.last { $0.offer != nil }.map { send(.toasts(.ticked($0.number))) } ?? []
        }
    }
}

extension [AppEffect] {
    /// The changes and removals that the service is asked for.
    var changes: [ServiceRequest] {
        compactMap { effect in
            guard case .perform(.service(let call), _) = effect else { return nil }
            return switch call.request {
            case .changeAll, .remove, .change, .acceptRequest, .joinGroup, .leaveGroup: call.request
            default: nil
            }
        }
    }
}

extension ChatSummary {
    /// A contact with something in it.
    static func contact(
        _ id: UInt64 = 3, _ name: String = "Grace", _ settings: ChatSettings = ChatSettings(), unread: Int = 0,
        condition: ChatCondition = .ready, isEmpty: Bool = false
    ) -> ChatSummary {
        .fixture(
            id, name, condition: condition, settings: settings, unread: unread,
            preview: isEmpty ? nil : .fixture("Hello"))
    }

    /// A group with something in it.
    static func group(
        _ id: UInt64 = 4, _ name: String = "Choir", _ settings: ChatSettings = ChatSettings(), reports: Int = 0,
        condition: ChatCondition = .ready, isEmpty: Bool = false
    ) -> ChatSummary {
        var chat = ChatSummary.fixture(
            id, name, kind: .group(GroupID(id)), condition: condition, settings: settings,
            preview: isEmpty ? nil : .fixture("Hello", from: .member(MemberID(1)), name: "Mo"))
        chat.stats.reports = reports
        return chat
    }

    static let request = ChatSummary.fixture(
        5, "Emmy", kind: .contactRequest(ContactRequest(greeting: "Hello")), condition: .needsAccepting)
    static let invitation = ChatSummary.fixture(
        6, "Allotments", kind: .groupInvitation(GroupID(6)), condition: .invited)
    static let ownLink = ChatSummary.fixture(
        7, "", kind: .pendingConnection(PendingConnection(side: .invited, link: Card.Details.link)),
        condition: .connecting)
    static let theirLink = ChatSummary.fixture(
        8, "Solveig", kind: .pendingConnection(PendingConnection(side: .requested)), condition: .connecting)
    static let unreadable = ChatSummary.broken(ChatID(9), reason: "its record is damaged")
    static let someNotes = ChatSummary.fixture(10, "", kind: .notes, preview: .fixture("milk", from: .me))
}
