import ConfabApp
import Foundation
import Messenger
import Testing

@testable import ConfabRuntime
@testable import MessageStore

/// The names of people, as the screen reads them.
@Suite final class StoreReadsPeopleTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let chat: ChatID
    private let message: MessageID
    private let cy: MemberID
    private var person: MessageSender { .member(cy) }

    init() throws {
        store = try MessageStore(directory: directory)
        (chat, message, cy) = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let contact = try writer.add(
                Contact(id: .unassigned, profile: profile, names: Names("Cyril", alias: "Chief")))
            let group = try writer.add(Group(id: .unassigned, profile: profile, names: Names("Choir")))
            let chat = try writer.add(
                Chat(id: .unassigned, profile: profile, kind: .group(group), names: Names("Choir")))
            let cy = try writer.add(Member(id: .unassigned, group: group, names: Names("Cy"), contact: contact))
            let message = try writer.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: .zero, sender: .member(cy), senderName: "Then",
                    content: .text("ferry"), reactions: [Reaction("👍", by: [.init(.member(cy)), .init(.me)])],
                    pin: Pin(by: .member(cy), name: "Then", at: .zero))
            ).id
            try writer.collect([message], for: profile, at: .zero)
            return (chat, message, cy)
        }.result
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func answer(_ query: StoreQuery) -> AppAction { StoreReads(store: store).answer(query) }

    /// The people of a page that was read for a timeline.
    private func people(_ query: StoreQuery) -> People? {
        switch answer(query) {
        case .conversation(.timeline(.pageLoaded(_, _, let page))),
            .messagesPage(.timeline(.pageLoaded(_, _, let page))):
            page.people
        case .messagesPage(.collectedLoaded(_, _, let people, _, _)): people
        case .conversation(.loaded(_, _, let details)): details.people
        default: nil
        }
    }

    @Test func everyPageHasTheNamesOfItsPeople() {
        let queries: [StoreQuery] = [
            .messages(chat, .newest, limit: 60), .pins(chat), .thread(chat, message),
            .collected(ProfileID(1), .oldest, limit: 50), .chat(chat),
        ]
        for query in queries { #expect(people(query)?.displayName(of: person) == "Chief", "\(query)") }
    }

    /// The page of pins said that nobody had replied.
    @Test func pagesCountTheReplies() throws {
        try store.write { [chat, message] writer in
            let quote = Quote(message: message, sender: .me, senderName: "", content: .text("ferry"))
            _ = try writer.add(
                Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: .text("When?"), quote: quote))
        }
        for query in [StoreQuery.messages(chat, .newest, limit: 60), .pins(chat)] {
            switch answer(query) {
            case .conversation(.timeline(.pageLoaded(_, _, let page))),
                .messagesPage(.timeline(.pageLoaded(_, _, let page))):
                #expect(page.replies?[message] == 1, "\(query)")
            default: Issue.record("\(query)")
            }
        }
    }

    @Test func namesAreReadAgainForTheFeatureThatShowsThem() {
        let sources: [TimelineSource] = [
            .chat(chat), .pins(chat), .thread(chat, message), .hits(chat, SearchQuery("ferry")),
            .collected(ProfileID(1)),
        ]
        for source in sources {
            let read = answer(.senders(source, [person]))
            let action: Timeline.Action? =
                switch (source, read) {
                case (.chat, .conversation(.timeline(let action))), (_, .messagesPage(.timeline(let action))):
                    action
                default: nil
                }
            guard case .peopleLoaded(source, [person], let people)? = action else {
                Issue.record("\(source): \(read)")
                continue
            }
            #expect(people.displayName(of: person) == "Chief")
        }
    }

    @Test func theDetailsOfAMessageHaveTheNamesOfNow() throws {
        guard case .messageInfo(.loaded(_, let message?, let details)) = answer(.messageInfo(chat, message)) else {
            Issue.record("no details")
            return
        }
        #expect(message.senderName == "Chief" && message.pin?.name == "Chief")
        #expect(details.reactions == [["Chief", ""]])
    }

    @Test func theDetailsOfAPollNameItsVoters() throws {
        let poll = try store.write { [chat, person] writer in
            let content = Poll(question: "Where?", answers: [Poll.Answer("Pizza"), Poll.Answer("Soup")])
            var message = Message(
                id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: .poll(content), delivery: .sent)
            _ = message.apply(Vote(by: person, RemoteID("cy"), for: [0], number: 1))
            _ = message.apply(Vote(by: .me, RemoteID("ada"), for: [0], number: 2))
            return try writer.add(message).id
        }.result
        #expect(infoDetails(of: poll)?.votes == [["Chief", ""], []])
    }

    @Test func atMostTwoHundredReadersAreListedAndAllAreCounted() throws {
        let own = try store.write { [chat] writer in
            let own = try writer.add(
                Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: .text("Hi"), delivery: .sent))
            for number in 0..<210 {
                let member = try writer.add(
                    Member(id: .unassigned, group: GroupID(1), names: Names("Member \(number)")))
                try writer.add(
                    Receipt(
                        chat: chat, reader: .member(member), kind: number < 205 ? .read : .delivered,
                        position: own.position, at: Timestamp(milliseconds: Int64(number))))
            }
            return own
        }.result
        let details = try #require(infoDetails(of: own.id))
        #expect(details.receivedCount == 210 && details.readCount == 205)
        #expect(details.readers.count == 200 && details.readers.allSatisfy(\.isRead))
        #expect(details.readers.first?.name == "Member 204", "the last one to read it")
    }

    private func infoDetails(of message: MessageID) -> MessageInfo.Details? {
        if case .messageInfo(.loaded(_, _, let details)) = answer(.messageInfo(chat, message)) { details } else { nil }
    }

    /// The store keeps one receipt for each reader and kind.
    @Test func onlyTheMessageThatAReceiptNamesHasItsTime() throws {
        let at = Timestamp(milliseconds: 5000)
        let own = try store.write { [chat, person] writer in
            let own = try (0..<2).map { _ in
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: .text("Hi"), delivery: .sent))
            }
            try writer.add(Receipt(chat: chat, reader: person, kind: .read, position: own[1].position, at: at))
            return own
        }.result
        let older = try #require(infoDetails(of: own[0].id)?.readers.first)
        #expect(older.isRead && older.at == nil)
        #expect(infoDetails(of: own[1].id)?.readers.first?.at == at)
    }

    @Test func theCardHasTheAliasesOfItsMembers() {
        guard case .card(.loaded(_, let details?)) = answer(.card(chat)) else {
            Issue.record("no card")
            return
        }
        #expect(details.members.map { $0.names.shown() } == ["Chief"])
    }

    @Test func thePersonBehindAMessageIsReadWithTheContactAndTheChat() throws {
        func details(_ person: MessageSender, _ chat: ChatID) -> PersonCard.Details? {
            if case .personCard(.loaded(person, let details)) = answer(.person(chat, person)) { details } else { nil }
        }
        let read = try #require(details(person, chat))
        #expect(read.record.displayName(for: .user) == "Chief" && read.member?.id == cy)
        #expect(read.contact?.names.displayName == "Cyril" && read.chat == nil)
        #expect(details(.member(MemberID(999)), chat) == nil && details(person, ChatID(999)) == nil)
        let contact = try #require(read.contact?.id)
        let own = try store.write { writer in
            try writer.add(
                Chat(id: .unassigned, profile: ProfileID(1), kind: .direct(contact), names: Names("Cyril")))
        }.result
        #expect(details(person, chat)?.chat?.id == own && details(.contact(contact), own)?.chat?.id == own)
    }

    @Test func aContactOfAnotherProfileHasNoCard() throws {
        let stranger = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Eve")))
            return try writer.add(Contact(id: .unassigned, profile: profile, names: Names("Mallory")))
        }.result
        guard case .personCard(.loaded(_, nil)) = answer(.person(chat, .contact(stranger))) else {
            Issue.record("someone else's contact was read")
            return
        }
    }
}
