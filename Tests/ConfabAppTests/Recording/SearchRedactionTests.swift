import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Nothing of what is searched for, and nothing of what is found, gets into a recording.
@Suite struct SearchRedactionTests {
    private static let secret = "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"
    private static let request = SearchRequest(
        SearchQuery("solveig from:solveig in:solveig"), in: .profile(ProfileID(1)))
    private static let hits = ChatHits(
        [.init(MessageID(1), at: MessagePosition(10))], problems: [.unknownSender("solveig")])
    private static let link = ConnectLink(secret: secret)

    /// Every action of both searches that has text in it.
    private static var actions: [AppAction] {
        guard let link else { return [] }
        return [
            .search(.edited(.insert("solveig"))),
            .search(
                .namesFound(
                    NameSearch("solveig"), limit: 5,
                    NameResults(
                        chats: [NameHit(.fixture(3, "Solveig"), .otherName("Solveig"))], chatCount: 1,
                        groups: [NameHit(.fixture(4, "Solveig", kind: .group(GroupID(1))), .member("Solveig"))],
                        contacts: [Contact(id: ContactID(1), profile: ProfileID(1), names: Names("Solveig"))]))),
            .search(
                .messagesFound(
                    request,
                    MessageResults(
                        [
                            .fixture(
                                1, "Hello Solveig", finding: "solveig", from: .contact(ContactID(2)), name: "Solveig")
                        ],
                        problems: [.unknownChat("solveig")]))),
            .search(.hitRead(MessageID(1), .fixture(1, "Hello Solveig"), .fixture(3, "Solveig"))),
            .planned(link, .new(name: "Solveig")),
            .search(.failed(.names(NameSearch("solveig")), .gone("Solveig"))),
            .search(.failed(.messages(request), .gone("Solveig"))),
            .refused(.plan(link), by: .search, .gone("Solveig")),
            .conversation(.chatSearchEdited(.insert("solveig"))),
            .conversation(.searched(ChatID(2), SearchQuery("solveig"), after: nil, hits)),
            .conversation(.searchFailed(ChatID(2), SearchQuery("solveig"), .gone("Solveig"))),
        ]
    }

    @Test func noWordIsLeft() {
        #expect(Self.actions.count == 11)
        for action in Self.actions {
            #expect("\(action)".lowercased().contains("solveig") || "\(action)".contains("confab://"))
            let redacted = action.redacted(by: Redaction(width: DisplayWidth.of))
            #expect(!"\(redacted)".lowercased().contains("solveig"))
        }
    }

    /// It stayed empty: the recorded answer was one to another search than that of the page.
    @Test func aPageOfMatchesIsReplayedWithItsMatches() {
        var timeline = Timeline(.hits(ChatID(2), SearchQuery("xxxx:xxxxxxx xxxx")))
        let page = MessagePage([.fixture(1, "Hello Solveig")])
        let asked = TimelineSource.hits(ChatID(2), SearchQuery("from:solveig moth"))
        let redact = { (text: String) in Redaction(width: DisplayWidth.of)(text) }
        let action = Timeline.Action.pageLoaded(asked, .oldest, page).redacted(redact)
        #expect(!"\(action)".lowercased().contains("solveig") && !"\(action)".contains("moth"))
        #expect(timeline.accepts(action))
        _ = timeline.reduce(action)
        #expect(timeline.messages.map(\.id) == [MessageID(1)])
        let other = Timeline.Action.pageLoaded(.hits(ChatID(3), SearchQuery("moth")), .oldest, page).redacted(redact)
        #expect(!timeline.accepts(other))
        #expect(!timeline.accepts(.pageLoaded(asked, .oldest, page)))
    }

    /// The words of the search were left in the answers about changed messages, which a replay then took for those to others.
    @Test func everyAnswerToASearchIsRedactedAndReplayed() {
        let asked = TimelineSource.hits(ChatID(2), SearchQuery("from:solveig moth"))
        let page = MessagePage([.fixture(1, "Hello Solveig")])
        let answers: [Timeline.Action] = [
            .pageLoaded(asked, .oldest, page), .rangeLoaded(asked, .everything, page),
            .peopleLoaded(asked, [.me], page.people), .wholeLoaded(asked, page.messages),
            .pageFailed(asked, .oldest, .gone("Solveig")),
        ]
        let replayed = Timeline(.hits(ChatID(2), SearchQuery("xxxx:xxxxxxx xxxx")))
        for answer in answers {
            let action = answer.redacted { Redaction(width: DisplayWidth.of)($0) }
            #expect(!"\(action)".lowercased().contains("solveig") && !"\(action)".contains("moth"))
            #expect(replayed.accepts(action) && action.restored(replayed.source) != action)
        }
    }

    @Test func noSecretOfALinkIsLeft() {
        for action in Self.actions {
            // Its description does not show the secret, so what it is has to be looked at.
            if case .answered(let call, _) = action.redacted(by: Redaction(width: DisplayWidth.of)),
                case .plan(let link) = call.request
            {
                #expect(link != Self.link)
            }
        }
    }

    @Test func numbersStay() {
        let redacted = Self.actions.map { $0.redacted(by: Redaction(width: DisplayWidth.of)) }
        #expect(
            redacted.contains(
                .conversation(.searched(ChatID(2), SearchQuery(), after: nil, ChatHits(Self.hits.places)))))
        #expect(
            redacted.contains {
                if case .answered(_, .done(.plan(.new(let name)))) = $0 { !name.isEmpty } else { false }
            })
    }
}
