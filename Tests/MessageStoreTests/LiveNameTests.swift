import MessageStoreSamples
import Messenger
import Testing

@testable import MessageStore

/// The names that people have now, where messages are read.
@Suite struct LiveNameTests {
    private let home: TemporaryStore
    private let contact: ContactID
    private let direct: ChatID
    private let group: GroupID
    private let chat: ChatID
    /// A member who is the contact, and one who isn't.
    private let bea: MemberID
    private let cy: MemberID

    init() throws {
        home = try TemporaryStore()
        let me = home.me
        (contact, direct, group, chat, bea, cy) = try home.store.write { writer in
            let contact = try writer.add(
                Contact(id: .unassigned, profile: me, names: Names("Bea", alias: "Queen"), remoteID: RemoteID("@bea")))
            let direct = try writer.add(
                Chat(id: .unassigned, profile: me, kind: .direct(contact), names: Names("Bea", alias: "Queen")))
            let group = try writer.add(Group(id: .unassigned, profile: me, names: Names("Choir")))
            let chat = try writer.add(Chat(id: .unassigned, profile: me, kind: .group(group), names: Names("Choir")))
            let bea = try writer.add(Member(id: .unassigned, group: group, names: Names("Bee"), contact: contact))
            let cy = try writer.add(Member(id: .unassigned, group: group, names: Names("Cy")))
            return (contact, direct, group, chat, bea, cy)
        }.result
    }

    @discardableResult
    private func say(
        _ text: StyledText, _ member: MemberID, as name: String = "Then", in chat: ChatID? = nil, quote: Quote? = nil
    ) throws -> MessageID {
        var message = Message.fixture(in: chat ?? self.chat, from: .member(member), content: .text(text))
        message.senderName = name
        message.quote = quote
        return try home.add(message)
    }

    private func rename(_ member: MemberID, _ names: Names) throws -> ChangeSet {
        try home.store.write { try $0.update(member) { $0.names = names } }.changes
    }

    private func rename(_ names: Names) throws -> ChangeSet {
        try home.store.write { try $0.update(contact) { $0.names = names } }.changes
    }

    private func mention(_ member: MemberID) -> StyledText {
        StyledText("@Then!", runs: [StyleRun(start: 0, length: 5, style: .mention(.member(member)))])
    }

    private func page() throws -> MessagePage { try home.store.read { try $0.timeline(of: chat, limit: 60) } }
    private func preview() throws -> MessagePreview? { try home.chat(chat).preview }

    @Test func aPageHasTheNamesOfThePeopleInIt() throws {
        try say("hi", bea)
        try say(mention(cy), bea, quote: Quote(sender: .contact(contact), senderName: "Then", content: .text("?")))
        let page = try page()
        #expect(page.people.records.keys.count == 3)
        #expect(page.people.displayName(of: .member(bea)) == "Queen")
        #expect(page.people.displayName(of: .member(bea), for: .others) == "Bee")
        #expect(page.people.displayName(of: .member(cy)) == "Cy")
        let shown = page.messages.map { $0.shown(by: page.people) }
        #expect(shown.map(\.senderName) == ["Queen", "Queen"])
        #expect(shown.last?.content.text.plain == "@Cy!" && shown.last?.quote?.senderName == "Queen")
        // The names of then are still stored.
        #expect(page.messages.map(\.senderName) == ["Then", "Then"])
        let range = PositionRange(page.messages[1].position)
        #expect(try home.store.read { try $0.timeline(of: chat, in: range, limit: 60) }.people == page.people)
    }

    @Test func thoseWhoAreGoneHaveTheNamesThatTheyHad() throws {
        try say("hi", cy, as: "Old Cy")
        _ = try home.store.write { try $0.remove(cy) }
        let page = try page()
        #expect(page.people.isEmpty)
        #expect(page.messages.map { $0.shown(by: page.people).senderName } == ["Old Cy"])
    }

    @Test func onlyThePeopleOfAPageAreRead() throws {
        _ = try home.store.write { writer in
            for number in 0..<10_000 {
                let names = Names("Member \(number)")
                _ = try writer.add(Member(id: .unassigned, group: group, names: names))
            }
        }
        try say("hi", bea)
        #expect(try page().people.records.keys.map { $0 } == [.member(bea)])
    }

    @Test func aMemberWithANewNameHasItInPreviewsAndHits() throws {
        try say(mention(cy), bea)
        #expect(try preview()?.senderName == "Queen")
        #expect(try preview()?.content.text.plain == "@Cy!")
        let changes = try rename(cy, Names("Cyan"))
        #expect(changes.chats == [chat] && changes.members == [group])
        #expect(try preview()?.content.text.plain == "@Cyan!")
        #expect(try rename(bea, Names("Bee", alias: "Boss")).chats == [chat])
        #expect(try preview()?.senderName == "Boss")
        // A change of somebody who isn't in the preview leaves the row alone.
        #expect(try home.store.write { try $0.update(cy) { $0.role = .admin } }.changes.chats.isEmpty)
    }

    @Test func aMemberWithANewNameHasItInEventsAndDeletions() throws {
        let who = NamedPerson("Then", .member(cy))
        let contents: [MessageContent] = [
            .groupEvent(.joined(who)), .deleted(Deletion(by: .moderator(who), at: .zero)),
        ]
        for (content, name) in zip(contents, ["Cyan", "Cyril"]) {
            var event = Message.fixture(in: chat, from: .member(bea), content: content)
            event.quote = Quote(sender: .me, senderName: "", content: content)
            try home.add(event)
            #expect(try rename(cy, Names(name)).chats == [chat])
            let now = content.mappingPerson { NamedPerson(name, $0.person) }
            #expect(try preview()?.content == now)
            let page = try page()
            let shown = page.messages.last?.shown(by: page.people)
            #expect(shown?.content == now && shown?.quote?.content == now && page.messages.last?.content == content)
        }
    }

    @Test func anAliasReachesTheGroupsOfTheContact() throws {
        try say("hi", bea)
        #expect(try preview()?.senderName == "Queen")
        let changes = try rename(Names("Bea", alias: "Sis"))
        #expect(changes.chats == [chat, direct] && changes.contacts == [contact])
        #expect(try preview()?.senderName == "Sis")
        _ = try rename(Names("Bea"))
        #expect(try preview()?.senderName == "Bee")
        _ = try home.store.write { try $0.update(contact) { $0.isVerified = true } }
        #expect(try preview()?.senderName == "Bee")
        _ = try rename(Names("Bea", alias: "Sis"))
        _ = try home.store.write { try $0.remove(contact) }
        #expect(try preview()?.senderName == "Bee")
    }

    @Test func aMentionOfAContactFollowsTheAliasInItsChat() throws {
        let text = StyledText("@Then!", runs: [StyleRun(start: 0, length: 5, style: .mention(.contact(contact)))])
        try home.add(.fixture(in: direct, from: .me, content: .text(text)))
        #expect(try home.chat(direct).preview?.content.text.plain == "@Queen!")
        _ = try rename(Names("Bea", alias: "Sis"))
        #expect(try home.chat(direct).preview?.content.text.plain == "@Sis!")
    }

    @Test func oneTransactionCanRenameAndSay() throws {
        _ = try home.store.write { writer in
            try writer.update(cy) { $0.names = Names("Cyan") }
            var message = Message.fixture("hi", in: chat, from: .member(cy))
            message.senderName = "Cy"
            try writer.add(message)
        }
        #expect(try preview()?.senderName == "Cyan")
    }

    @Test func hitsHaveTheNamesOfNow() throws {
        try say("ferry", bea)
        try say("ferry", cy)
        func senders() throws -> [String] {
            let request = SearchRequest(SearchQuery("ferry"), in: .chat(chat), limit: 10)
            return try home.store.read { try $0.messages(request).hits.map(\.senderName) }
        }
        #expect(try Set(senders()) == ["Queen", "Cy"])
        _ = try rename(Names("Bea", alias: "Sis"))
        _ = try rename(cy, Names("Cyan"))
        #expect(try Set(senders()) == ["Sis", "Cyan"])
        _ = try home.store.write { try $0.remove(cy) }
        #expect(try Set(senders()) == ["Sis", "Then"])
    }

    @Test func aHitWithoutWordsNamesAPersonAsOfNow() throws {
        let joining = MessageContent.groupEvent(.joined(NamedPerson("Then", .member(cy))))
        try home.add(.fixture(in: chat, from: .member(bea), content: joining))
        let request = SearchRequest(SearchQuery("from:Bee"), in: .chat(chat), limit: 10)
        let hits = try home.store.read { try $0.messages(request).hits }
        #expect(hits.map(\.wordless) == [.groupEvent(.joined(NamedPerson("Cy", .member(cy))))])
    }

    @Test func aCopyThatMayBeForwardedNeverHasAnAlias() throws {
        let id = try say("hi", bea)
        let other = try home.add(.fixture("hi", in: direct, from: .contact(contact)))
        _ = try home.store.write { try $0.collect([id, other], for: home.me, at: .zero) }
        let copies = try home.store.read { try $0.collectedMessages(of: home.me) }
        #expect(copies.map(\.message.senderName) == ["Bea", "Bee"])
        _ = try home.store.write { try $0.remove(contact) }
        let people = try home.store.read { try $0.people(of: copies.map(\.message)) }
        #expect(copies.map { $0.message.shown(by: people).senderName } == ["Bea", "Bee"])
    }

    @Test func membersHaveTheAliasesOfTheirContacts() throws {
        let members = try home.store.read { try $0.namedMembers(of: group) }
        #expect(members.map { $0.names.shown() } == ["Queen", "Cy"])
        #expect(members.map { $0.names.shown(for: .others) } == ["Bee", "Cy"])
    }

    @Test func aHostileNameIsHarmlessInThePreview() throws {
        try say("hi", cy)
        _ = try rename(cy, Names("\u{1B}[2J\u{202E}Cy\n!"))
        #expect(try preview()?.senderName == "[2JCy !")
    }

    /// Renames people in a directory of its own, and closes it.
    private func rename(in directory: String) throws {
        let store = try MessageStore(directory: directory)
        _ = try store.write { try SampleAccount.add(to: $0) }
        _ = try store.write { writer in
            let text = StyledText("@Bob", runs: [StyleRun(start: 0, length: 4, style: .mention(.member(MemberID(1))))])
            for chat in [ChatID(1), ChatID(2)] {
                try writer.add(.fixture(in: chat, from: .member(MemberID(1)), content: .text(text)))
            }
        }
        _ = try store.write { try $0.update(MemberID(1)) { $0.names = Names("Rob", alias: "Robbie") } }
        _ = try store.write { try $0.update(ContactID(1)) { $0.names.alias = "Bobo" } }
        #expect(try store.read { try $0.chat(ChatID(2)) }?.preview?.senderName == "Robbie")
    }

    @Test func theDoctorDoesNotMindNewNames() throws {
        let directory = TemporaryDirectory()
        try rename(in: directory.path)
        let report = Doctor.examine(directory.path)
        #expect(report.isHealthy, "\(report)")
        let repaired = try Doctor.repairIndexes(directory.path)
        #expect(repaired.isHealthy, "\(repaired)")
        let store = try MessageStore(directory: directory.path)
        let preview = try store.read { try $0.chat(ChatID(2)) }?.preview
        #expect(preview?.senderName == "Robbie" && preview?.content.text.plain == "@Robbie")
    }
}
