import ChatServices
import MessageStore
import Messenger
import Testing

/// An alias is the user's secret: nobody else ever gets it.
@Suite(.serialized) struct AliasTests {
    private static let alias = "Nickname-of-mine"

    /// Ada's group, with Bea and Cy in it. Bea has an alias for Ada.
    private struct Choir {
        let ada, bea, cy: Person
        /// Bea, as Ada's store knows her.
        let contact: ContactID
        let member: MemberID

        func chat(of one: Person) throws -> ChatID { try #require(try one.group(named: "Choir")).id }
    }

    private func choir() async throws -> Choir {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        try await ada.connect(with: cy)
        let chat = try await ada.chat(.createGroup(name: "Choir"))
        let group = try #require(try ada.row(chat)?.kind.group)
        for guest in [bea, cy] {
            try await ada.ask(.invite(try #require(try ada.contact(named: guest.name())).id, to: group))
            try await eventually("the invitation") { try guest.group(named: "Choir")?.condition == .invited }
            let row = try #require(try guest.group(named: "Choir")).id
            #expect(try await guest.chat(.joinGroup(row)) == row)
        }
        let contact = try #require(try ada.contact(named: "Bea")).id
        let members = { try house.store.read { try $0.members(of: group) } }
        try await eventually("three members") { try members().count { $0.status == .joined } == 3 }
        let member = try #require(try members().first { $0.names.displayName == "Bea" }).id
        _ = try house.store.write { try $0.update(contact) { $0.names.alias = Self.alias } }
        return Choir(ada: ada, bea: bea, cy: cy, contact: contact, member: member)
    }

    private func texts(_ choir: Choir, _ one: Person) throws -> [String] {
        try one.texts(in: choir.chat(of: one))
    }

    @Test func aQuoteNamesTheSenderAsTheOthersKnowThem() async throws {
        let choir = try await choir()
        let (ada, cy) = (choir.ada, choir.cy)
        try await choir.bea.send("Who sings?", to: choir.chat(of: choir.bea))
        let chat = try choir.chat(of: ada)
        try await eventually("the question") { try texts(choir, ada).last == "Who sings?" }
        let question = try #require(try ada.messages(in: chat).last)
        // What is stored is the name that the sender had, and Ada sees the alias.
        #expect(question.senderName == "Bea")
        let people = try ada.house.store.read { try $0.people(of: [question]) }
        #expect(question.shown(by: people).senderName == Self.alias)
        // Even if an earlier version stored the alias.
        _ = try ada.house.store.write { try $0.update(question.id) { $0.senderName = Self.alias } }
        try await ada.ask(.send(OutgoingMessage(.text("I do"), quoting: question.id), to: chat))
        try await eventually("the answer") { try texts(choir, cy).last == "I do" }
        let quote = try #require(try cy.messages(in: choir.chat(of: cy)).last?.quote)
        #expect(quote.senderName == "Bea")
        #expect(try !cy.everythingKnown().contains(Self.alias))
    }

    @Test func aMentionNamesThePersonAsTheOthersKnowThem() async throws {
        let choir = try await choir()
        let (ada, cy) = (choir.ada, choir.cy)
        let length = Self.alias.utf8.count + 1
        let text = StyledText(
            "@\(Self.alias) and @\(Self.alias)?",
            runs: [
                StyleRun(start: 0, length: length, style: .mention(.member(choir.member))),
                StyleRun(start: length + 5, length: length, style: .mention(.contact(choir.contact))),
            ])
        let chat = try choir.chat(of: ada)
        try await ada.ask(.send(OutgoingMessage(.text(text)), to: chat))
        try await eventually("the mention") { try texts(choir, cy).last == "@Bea and @Bea?" }
        try await eventually("the mention") { try texts(choir, choir.bea).last == "@Bea and @Bea?" }
        #expect(try choir.bea.messages(in: choir.chat(of: choir.bea)).last?.mentionsMe == true)
        // Ada's own message is what she wrote.
        let own = try #require(try ada.messages(in: chat).last)
        #expect(own.content == .text(text))
        // An edit and a quote are sent, too.
        let edited = StyledText(
            "Now @\(Self.alias)",
            runs: [
                StyleRun(start: 4, length: length, style: .mention(.member(choir.member)))
            ])
        try await ada.ask(.edit(own.id, .text(edited)))
        try await eventually("the edit") { try texts(choir, cy).last == "Now @Bea" }
        try await ada.ask(.send(OutgoingMessage(.text("See above"), quoting: own.id), to: chat))
        try await eventually("the quote") { try texts(choir, cy).last == "See above" }
        #expect(try cy.messages(in: choir.chat(of: cy)).last?.quote?.content.text.plain == "Now @Bea")
        #expect(try !cy.everythingKnown().contains(Self.alias))
        #expect(try !choir.bea.everythingKnown().contains(Self.alias))
    }

    @Test func aReportNamesTheSenderAsTheModeratorsKnowThem() async throws {
        let choir = try await choir()
        let (ada, bea, cy) = (choir.ada, choir.bea, choir.cy)
        // Ada owns the group, so Bea reports to her, and has an alias for Cy.
        try await cy.send("Buy this", to: choir.chat(of: cy))
        try await eventually("the spam") { try texts(choir, bea).last == "Buy this" }
        let chat = try choir.chat(of: bea)
        let spam = try #require(try bea.messages(in: chat).last)
        guard case .member(let member) = spam.sender else { throw UnexpectedAnswer() }
        _ = try bea.house.store.write { try $0.update(member) { $0.names.alias = Self.alias } }
        try await bea.ask(.report(spam.id, .spam, text: ""))
        try await eventually("the report") {
            try ada.messages(in: choir.chat(of: ada)).contains {
                if case .report = $0.content { true } else { false }
            }
        }
        let report = try #require(try ada.messages(in: choir.chat(of: ada)).last)
        #expect(report.quote?.senderName == "Cy" && report.senderName == "Bea")
    }

    @Test func anInvitationNamesTheGroupAsItsMembersKnowIt() async throws {
        let choir = try await choir()
        let ada = choir.ada
        let dan = try await ada.house.person("Dan")
        try await ada.connect(with: dan)
        let group = try #require(try ada.group(named: "Choir")?.kind.group)
        _ = try ada.house.store.write { try $0.update(group) { $0.names.alias = Self.alias } }
        try await ada.ask(.invite(try #require(try ada.contact(named: "Dan")).id, to: group))
        try await eventually("the invitation") { try dan.group(named: "Choir")?.condition == .invited }
        #expect(try !dan.everythingKnown().contains(Self.alias))
    }

    @Test func aNotificationHasTheAlias() async throws {
        let choir = try await choir()
        try await choir.bea.send("Who sings?", to: choir.chat(of: choir.bea))
        try await eventually("the message") { choir.ada.log.arrivedTexts.last == "Who sings?" }
        let senders = choir.ada.log.all.flatMap { event -> [String] in
            guard case .messages(.arrived(let arrivals, _)) = event else { return [] }
            return arrivals.map(\.message.senderName)
        }
        #expect(senders.last == Self.alias)
    }
}
