import ConfabApp
import Messenger
import TerminalDOM

extension MessageHit {
    /// A message that was found in a chat of the fixtures; `word` is what was searched for.
    static func fixture(
        _ id: UInt64, in chat: UInt64 = 2, _ text: String, finding word: String, from sender: MessageSender = .me,
        name: String = "", minutesAgo: Int64 = 60
    ) -> MessageHit {
        let summary = ChatSummary.fixtures.first { $0.id == ChatID(chat) } ?? .fixture(chat, "Chat \(chat)")
        return MessageHit(
            id: MessageID(id), chat: summary.id, chatNames: summary.names, chatKind: summary.kind,
            position: MessagePosition(Int64(id) * 10), sentAt: .minutesAgo(minutesAgo), sender: sender,
            senderName: name, snippet: SearchSnippet(text, hits: SearchQuery(word).hits(in: text)))
    }

    /// Messages of three chats, the newest first.
    static let fixtures: [MessageHit] = [
        .fixture(
            41, in: 1, "Lunch at the moth café?", finding: "moth", from: .member(MemberID(1)), name: "Grace",
            minutesAgo: 9),
        .fixture(7, "as promised: moth.jpg", finding: "moth", from: .contact(ContactID(2)), minutesAgo: 12),
        .fixture(
            40, in: 1,
            "We had it on the list for a long time, and nobody looked; then somebody brought a moth and another moth",
            finding: "moth", minutesAgo: 60 * 30),
        .fixture(
            4, "Did you see the moth in relay 70? It was really stuck between the contacts", finding: "moth",
            from: .contact(ContactID(2)), minutesAgo: 60 * 24),
        .fixture(30, in: 8, "moths, milk, bread", finding: "moth", minutesAgo: 60 * 24 * 700),
    ]
}

extension NameResults {
    /// Something of every section, and every reason.
    static let fixture = NameResults(
        chats: [
            NameHit(ChatSummary.fixtures[1], .otherName("Grace Mothman Hopper")),
            NameHit(ChatSummary.fixtures[5], .otherName("Thelma Mothersill")),
            NameHit(.fixture(21, "Behemoth")), NameHit(.fixture(22, "Moth & Co")), NameHit(.fixture(23, "Mothra")),
        ], chatCount: 12,
        groups: [
            NameHit(.fixture(24, "The Moths", kind: .group(GroupID(9)))),
            NameHit(ChatSummary.fixtures[0], .member("Timothy Lee")),
        ], groupCount: 2,
        contacts: [Contact(id: ContactID(31), profile: ProfileID(1), names: Names("Moth", fullName: "Marie Othon"))],
        contactCount: 1)
}

extension AppState {
    /// The search, open and empty.
    static func search(width: Int = 80, height: Int = 24) -> AppState {
        typed("/", in: .fixture(width: width, height: height))
    }

    /// The search with `text` typed in one go, nothing answered.
    static func searching(_ text: String, width: Int = 80, height: Int = 24) -> AppState {
        var state = AppState.search(width: width, height: height)
        _ = App.reduce(&state, .terminal(.paste(text)))
        return state
    }

    /// The same with what was found.
    static func found(
        _ text: String = "moth", names: NameResults? = .fixture, messages: [MessageHit] = MessageHit.fixtures,
        next: SearchCursor? = nil, problems: [SearchProblem] = [], indexing: SearchProgress? = nil, unreadable: Int = 0
    ) -> AppState {
        var state = searching(text)
        if let names { state.answerNames(names) }
        state.answerMessages(messages, next: next, problems: problems, indexing: indexing, unreadable: unreadable)
        return state
    }

    /// The search that is open.
    var search: Search? { main?.search }

    /// Answers what names were asked for.
    mutating func answerNames(_ results: NameResults) {
        guard let search else { return }
        _ = App.reduce(&self, .search(.namesFound(search.names, limit: search.nameLimit, results)))
    }

    /// Answers what messages were asked for.
    @discardableResult mutating func answerMessages(
        _ hits: [MessageHit], next: SearchCursor? = nil, problems: [SearchProblem] = [],
        indexing: SearchProgress? = nil, unreadable: Int = 0
    ) -> [AppEffect] {
        guard let asked = search?.asked else { return [] }
        var results = MessageResults(hits, next: next, problems: problems, indexing: indexing)
        results.unreadable = unreadable
        return App.reduce(&self, .search(.messagesFound(asked, results)))
    }

    /// Changes the search, for what a test expects.
    mutating func withSearchForTest(_ change: (inout Search) -> Void) {
        withMainForTest { main in
            guard var search = main.search else { return }
            change(&search)
            main.search = search
        }
    }

    /// Changes the open chat, for what a test expects.
    mutating func withConversationForTest(_ change: (inout Conversation) -> Void) {
        withMainForTest { main in
            guard var conversation = main.conversation else { return }
            change(&conversation)
            main.conversation = conversation
        }
    }

    /// Draws until nothing changes, whatever work that requests.
    func settled() -> AppState {
        var state = self
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        for _ in 0..<8 {
            let actions = renderer.render(App.view(state), size: state.size).actions
            if actions.isEmpty { break }
            for action in actions { _ = App.reduce(&state, action) }
        }
        return state
    }
}
