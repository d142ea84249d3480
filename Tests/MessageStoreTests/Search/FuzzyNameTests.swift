import Messenger
import RandomTesting
import Testing

@testable import MessageStore

@Suite struct FuzzyNameTests {
    private func find(_ home: TemporaryStore, _ text: String, limit: Int = 50) throws -> FuzzyNames {
        try home.store.read { try $0.fuzzyNames(FuzzyPattern(text), of: home.me, limit: limit) }
    }

    @Test func someLettersOfANameFindItsChat() throws {
        let home = try TemporaryStore()
        let ann = try home.chat("Ann Lindqvist")
        let zoe = try home.chat("Zoë Lane")
        let (_, group) = try home.group("Release planning")
        #expect(try find(home, "alq").chats.map(\.id) == [ann])
        #expect(try find(home, "zl").chats.map(\.id) == [zoe])
        #expect(try find(home, "planning rel").chats.map(\.id) == [group])
        #expect(try find(home, "qxz") == FuzzyNames())
        #expect(try find(home, " ") == FuzzyNames())
        #expect(try find(home, "l", limit: 0) == FuzzyNames())
    }

    @Test func aChatIsFoundByItsBestName() throws {
        let home = try TemporaryStore()
        let boss = try home.chat("Boss")
        try home.store.write { try $0.update(boss) { $0.names = Names("Zoë", fullName: "Zoë Łuczak", alias: "Boss") } }
        let other = try home.chat("Lucia Zack")
        #expect(try find(home, "luczak").chats.map(\.id) == [boss, other])
        // Letters of two names are no name.
        #expect(try find(home, "bossz") == FuzzyNames())
    }

    @Test func contactsWithoutAChatAreApart() throws {
        let home = try TemporaryStore()
        let contact = try home.store.write {
            try $0.add(Contact(id: .unassigned, profile: home.me, names: Names("Ann")))
        }.result
        let chat = try home.chat("Anna")
        #expect(try find(home, "an").contacts.map(\.id) == [contact])
        #expect(try find(home, "an").chats.map(\.id) == [chat])
    }

    @Test func whatIsDeletedIsNotFoundAndWhatIsPutAwayComesLast() throws {
        let home = try TemporaryStore()
        let away = try home.chat("Ann", settings: ChatSettings(isArchived: true))
        let gone = try home.chat("Ann")
        let here = try home.chat("Ann")
        try home.store.write { try $0.update(gone) { $0.isDeleted = true } }
        #expect(try find(home, "ann").chats.map(\.id) == [here, away])
    }

    @Test func ofThousandsThatFitAsWellTheNewestComeFirst() throws {
        let home = try TemporaryStore()
        for order in ChatOrder.allCases {
            try home.store.write { writer in
                try writer.setOrder(order, of: home.me)
                for number in 0..<300 {
                    let contact = try writer.add(Contact(id: .unassigned, profile: home.me, names: Names("Ann")))
                    try writer.add(
                        Chat(
                            id: .unassigned, profile: home.me, kind: .direct(contact), names: Names("Ann \(number)"),
                            lastActivity: Timestamp(seconds: Int64(number * 7919 % 1000))))
                }
            }
            let found = try find(home, "a", limit: 20).chats
            let all = try home.store.read { try $0.chatWindow(of: home.me, after: 1_000_000).elements }
            let expected = all.sorted { ($0.lastActivity, $0.id) > ($1.lastActivity, $1.id) }.prefix(20).map(\.id)
            #expect(found.map(\.id) == expected, "\(order)")
            #expect(try home.store.read { try $0.newestChats(of: home.me, limit: 20) }.map(\.id) == expected)
        }
        // Who fits better comes first, however old.
        let old = try home.chat("A")
        #expect(try find(home, "a", limit: 20).chats.first?.id == old)
    }

    @Test func withoutAnIndexTheFirstRecordsAreLookedAt() throws {
        let home = try TemporaryStore()
        let ann = try home.chat("Ann Lindqvist")
        let contact = try home.store.write {
            try $0.add(Contact(id: .unassigned, profile: home.me, names: Names("Al Quist")))
        }.result
        let whole = try find(home, "alq")
        try home.forgetNames()
        #expect(try find(home, "alq") == whole)
        #expect(whole.chats.map(\.id) == [ann] && whole.contacts.map(\.id) == [contact])
        let none = try home.store.read { try $0.fuzzyNames(FuzzyPattern("alq"), of: home.me, budget: 0) }
        #expect(none == FuzzyNames())
    }

    @Test func aDamagedIndexFindsWhatTheRecordsSay() throws {
        let home = try TemporaryStore()
        let ann = try home.chat("Ann Lindqvist")
        try home.damageNames()
        #expect(try find(home, "alq").chats.map(\.id) == [ann])
    }

    /// Random names against all records, one by one.
    @Test func itFindsWhatAPlainScanFinds() throws {
        let home = try TemporaryStore()
        var random = SeededGenerator(11)
        let letters = Array("abcé 山-")
        func text(_ length: ClosedRange<Int>) -> String {
            String(
                (0..<Int.random(in: length, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
        }
        try home.store.write { writer in
            for number in 0..<400 {
                let contact = try writer.add(Contact(id: .unassigned, profile: home.me, names: Names("x")))
                try writer.add(
                    Chat(
                        id: .unassigned, profile: home.me, kind: .direct(contact),
                        names: Names(text(1...6), fullName: text(0...8)),
                        lastActivity: Timestamp(seconds: Int64(number % 37))))
            }
        }
        let all = try home.store.read { try $0.chatWindow(of: home.me, after: 1_000_000).elements }
        for _ in 0..<60 {
            let typed = text(1...3)
            var matcher = FuzzyMatcher(FuzzyPattern(typed))
            if matcher.pattern.isEmpty { continue }
            let fitting = all.compactMap { chat in matcher.score(chat.searchedNames).map { (score: $0, chat: chat) } }
            let expected = fitting.sorted { left, right in
                left.score.points != right.score.points
                    ? left.score.points > right.score.points
                    : (left.chat.lastActivity, left.chat.id) > (right.chat.lastActivity, right.chat.id)
            }
            #expect(try find(home, typed, limit: 30).chats.map(\.id) == expected.prefix(30).map(\.chat.id), "\(typed)")
        }
    }
}
