import LMDB
import Messenger
import RandomTesting
import Testing

@testable import MessageStore

@Suite struct NameIndexTests {
    private func names(_ home: TemporaryStore, _ text: String, limit: Int = 50) throws -> NameResults {
        try home.store.read { try $0.names(NameSearch(text), of: home.me, limit: limit) }
    }

    @Test func aChatIsFoundByEveryNameOfItsContact() throws {
        let home = try TemporaryStore()
        let id = try home.chat("Zoë")
        try home.store.write { try $0.update(id) { $0.names = Names("Zoë", fullName: "Zoë Łuczak", alias: "Boss") } }
        #expect(try names(home, "boss").chats.map(\.reason) == [.name])
        #expect(try names(home, "LUCZ").chats.map(\.reason) == [.otherName("Zoë Łuczak")])
        #expect(try names(home, "ann") == NameResults())
        #expect(try names(home, " ") == NameResults())
    }

    @Test func aGroupIsFoundByAMemberAndSaysByWhom() throws {
        let home = try TemporaryStore()
        let (group, chat) = try home.group("Climbing")
        try home.store.write { writer in
            for name in ["Ben", "Élodie", "Elodie B"] {
                try writer.add(Member(id: .unassigned, group: group, names: Names(name)))
            }
        }
        #expect(try names(home, "elod").groups.map(\.reason) == [.member("Élodie")])
        #expect(try names(home, "elod").groups.map(\.id) == [chat])
        #expect(try names(home, "climb").groups.map(\.reason) == [.name])
        let member = try home.store.read { try $0.members(of: group)[1].id }
        try home.store.write { try $0.remove(member) }
        #expect(try names(home, "elod").groups.map(\.reason) == [.member("Elodie B")])
        try home.store.write { try $0.remove(group) }
        #expect(try names(home, "elod").groupCount == 0)
    }

    @Test func aContactIsFoundAsSuchWhileItHasNoChat() throws {
        let home = try TemporaryStore()
        let contact = try home.store.write {
            try $0.add(Contact(id: .unassigned, profile: home.me, names: Names("Ann")))
        }.result
        #expect(try names(home, "ann").contacts.map(\.id) == [contact])
        let chat = try home.store.write {
            try $0.add(Chat(id: .unassigned, profile: home.me, kind: .direct(contact), names: Names("Ann")))
        }.result
        #expect(try names(home, "ann").contactCount == 0 && names(home, "ann").chatCount == 1)
        try home.store.write { try $0.remove(chat) }
        #expect(try names(home, "ann").contactCount == 1 && names(home, "ann").chatCount == 0)
        try home.store.write { try $0.remove(contact) }
        #expect(try names(home, "ann") == NameResults())
    }

    @Test func whatIsArchivedIsFoundBelowTheRest() throws {
        let home = try TemporaryStore()
        let old = try home.chat("Ann old", settings: ChatSettings(isArchived: true))
        let plain = try home.chat("Ann")
        let pinned = try home.chat("Ann pinned", settings: ChatSettings(pinnedOrder: 1))
        #expect(try names(home, "ann").chats.map(\.id) == [pinned, plain, old])
        #expect(try names(home, "ann", limit: 2).chats.map(\.id) == [pinned, plain])
        #expect(try names(home, "ann", limit: 2).chatCount == 3)
    }

    @Test func deletedConversationsAreFoundAsContactsAndCardsNotAtAll() throws {
        let home = try TemporaryStore()
        let id = try home.chat("Ann")
        try home.store.write { try $0.update(id) { $0.isDeleted = true } }
        #expect(try names(home, "ann").chatCount == 0)
        #expect(try names(home, "ann").contacts.map(\.names.displayName) == ["Ann"])
        try home.store.write { try $0.update(id) { ($0.isDeleted, $0.condition) = (false, .needsConnecting) } }
        #expect(try names(home, "ann") == NameResults())
        try home.store.write { try $0.update(id) { $0.condition = .ready } }
        #expect(try names(home, "ann").chatCount == 1)
    }

    @Test func aProfileFindsOnlyItsOwnAndLeavesNothingBehind() throws {
        let home = try TemporaryStore()
        _ = try home.chat("Ann")
        let other = try home.store.write { try $0.add(Profile(id: .unassigned, names: Names("Other"))) }.result
        #expect(try home.store.read { try $0.names(NameSearch("ann"), of: other) } == NameResults())
        try home.store.write { try $0.remove(home.me) }
        #expect(try names(home, "ann") == NameResults())
        #expect(try home.store.read { try $0.tables.names.count(in: $0.transaction) } == 0)
    }

    @Test func manyHitsComeInTheOrderOfTheListWithTheirNumber() throws {
        let home = try TemporaryStore()
        for order in ChatOrder.allCases {
            try home.store.write { writer in
                try writer.setOrder(order, of: home.me)
                for number in 0..<200 { try writer.addChat("Ann \(number * 7919 % 1000)", of: home.me, number) }
            }
            let results = try names(home, "ann", limit: 30)
            #expect(results == (try home.plainNames("ann", limit: 30)))
            #expect(results.chats.count == 30 && results.chatCount >= 200)
        }
    }

    @Test func aDatabaseOfBeforeFindsNamesAndGetsAnIndexBehindTheApp() throws {
        let home = try TemporaryStore()
        let id = try home.chat("Ann")
        try home.forgetNames()
        #expect(try names(home, "ann").chats.map(\.id) == [id])
        // No write waits for it.
        let other = try home.chat("Anna")
        #expect(try home.count() == 0)
        #expect(Set(try names(home, "ann").chats.map(\.id)) == [id, other])
        while try home.store.continueSearchIndex() != nil {}
        #expect(try home.count() == 1)
        #expect(Set(try names(home, "ann").chats.map(\.id)) == [id, other])
    }

    @Test func withoutAnIndexSoManyRecordsAreLookedAt() throws {
        let home = try TemporaryStore()
        try home.store.write { writer in for number in 0..<100 { try writer.addChat("Ann", of: home.me, number) } }
        try home.forgetNames()
        let some = try home.store.read { try $0.names(NameSearch("ann"), of: home.me, budget: 30) }
        #expect(some.chatCount == 30)
        #expect(try home.store.read { try $0.names(NameSearch("ann"), of: home.me, budget: .max) }.chatCount == 100)
    }

    @Test func damagedNamesAreReadFromTheRecordsUntilTheyAreMadeAgain() throws {
        let home = try TemporaryStore()
        let id = try home.chat("Ann")
        let (_, group) = try home.group("Annual")
        for isWritten in [true, false] {
            try home.damageNames()
            #expect(try names(home, "ann").chats.map(\.id).last == id)
            #expect(try names(home, "ann").groups.map(\.id) == [group])
            // Searches of messages report it, and their caller has it rebuilt.
            #expect(try home.progress() != nil)
            if isWritten { _ = try home.chat("Anna") }
            while try home.store.continueSearchIndex() != nil {}
            #expect(try names(home, "ann").chatCount == 2)
            #expect(try home.store.read { try $0.areNamesReadable() && $0.areNamesWhole() })
            #expect(try home.progress() == nil)
        }
    }

    /// The index is made a few records at a time, by one process or, after its end, by the next, while names change.
    @Test(arguments: 0..<4) func whatChangesWhileItIsMadeIsFoundAsItIs(_ round: Int) throws {
        let home = try TemporaryStore()
        var random = SeededGenerator(testSeed())
        var run = NameRun(home: home)
        func change(_ count: Int) throws {
            run = try home.store.write { writer in
                var next = run
                for _ in 0..<count { try next.step(writer, &random) }
                return next
            }.result
        }
        try change(150)
        try home.forgetNames()
        try change(5)
        var steps = 0
        while try !home.store.write({ try $0.continueNames(7) }).result {
            steps += 1
            try change(Int.random(in: 0...3, using: &random))
            #expect(try names(home, "an") == home.plainNames("an", limit: 50))
        }
        #expect(steps > 10)
        for text in ["a", "an", "e", "o z"] { #expect(try names(home, text) == home.plainNames(text, limit: 50)) }
        var report = DoctorReport(directory: "")
        try home.store.read { try $0.compareNames(&report) }
        let isWhole = try home.store.read { try $0.areNamesWhole() }
        #expect(report.mismatches == [] && isWhole)
    }

    /// Chats, groups, members and contacts come, change and go; every search finds what a look at each record finds.
    @Test(arguments: 0..<4) func afterRandomOperationsTheIndexFindsWhatAPlainScanFinds(_ round: Int) throws {
        let home = try TemporaryStore()
        var random = SeededGenerator(testSeed())
        var run = NameRun(home: home)
        for _ in 0..<40 {
            run = try home.store.write { writer in
                var next = run
                for _ in 0..<Int.random(in: 1...15, using: &random) { try next.step(writer, &random) }
                return next
            }.result
            for text in [
                "a", "an", "ann", "e", "ß", "o z", "日", String("annbelzo".randomElement(using: &random) ?? "a"),
            ] {
                let limit = [1, 3, 50].randomElement(using: &random) ?? 3
                #expect(try names(home, text, limit: limit) == home.plainNames(text, limit: limit), "\(text)")
            }
        }
        var report = DoctorReport(directory: "")
        try home.store.read { try $0.compareNames(&report) }
        #expect(report.mismatches == [])
    }
}

/// Random changes of everything that has a name.
private struct NameRun {
    let home: TemporaryStore
    private var chats: [ChatID] = []
    private var contacts: [ContactID] = []
    private var groups: [GroupID] = []
    private var members: [MemberID] = []

    init(home: TemporaryStore) { self.home = home }

    private func name(_ random: inout SeededGenerator) -> Names {
        let words = ["Ann", "anna", "Élodie", "Straße", "日本", "Zoë", "Łucja", "", "Ben", "Bo Zander", "😀"]
        func word(_ random: inout SeededGenerator) -> String { words.randomElement(using: &random) ?? "" }
        return Names(
            word(&random), fullName: word(&random),
            alias: Int.random(in: 0..<3, using: &random) == 0 ? word(&random) : nil)
    }

    mutating func step(_ writer: borrowing StoreWriter, _ random: inout SeededGenerator) throws {
        let me = home.me
        let names = name(&random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0...2: contacts.append(try writer.add(Contact(id: .unassigned, profile: me, names: names)))
        case 3...5:
            let contact = try writer.add(Contact(id: .unassigned, profile: me, names: names))
            contacts.append(contact)
            chats.append(try writer.add(Chat(id: .unassigned, profile: me, kind: .direct(contact), names: names)))
        case 6, 7:
            let group = try writer.add(Group(id: .unassigned, profile: me, names: names))
            groups.append(group)
            chats.append(try writer.add(Chat(id: .unassigned, profile: me, kind: .group(group), names: names)))
        case 8...10:
            guard let group = groups.randomElement(using: &random) else { return }
            members.append(try writer.add(Member(id: .unassigned, group: group, names: names)))
        case 11:
            guard let member = members.randomElement(using: &random) else { return }
            try writer.update(member) { $0.names = names }
        case 12:
            guard let contact = contacts.randomElement(using: &random) else { return }
            try writer.update(contact) { $0.names = names }
        case 13:
            guard let group = groups.randomElement(using: &random) else { return }
            try writer.update(group) { $0.names = names }
        case 14:
            guard let chat = chats.randomElement(using: &random) else { return }
            try writer.update(chat) {
                $0.isDeleted.toggle()
                $0.settings.isArchived = Bool.random(using: &random)
                $0.settings.pinnedOrder = Bool.random(using: &random) ? 1 : nil
            }
        case 15:
            guard let index = members.indices.randomElement(using: &random) else { return }
            try writer.remove(members.remove(at: index))
        case 16:
            guard let index = chats.indices.randomElement(using: &random) else { return }
            try writer.remove(chats.remove(at: index))
        case 17:
            let kind = ChatKind.pendingConnection(PendingConnection(side: .invited))
            chats.append(try writer.add(Chat(id: .unassigned, profile: me, kind: kind, names: names)))
        case 18:
            // A connection becomes a chat with a contact.
            guard let chat = chats.randomElement(using: &random) else { return }
            guard case .pendingConnection? = try writer.chat(chat)?.kind else { return }
            let contact = try writer.add(Contact(id: .unassigned, profile: me, names: names))
            contacts.append(contact)
            try writer.update(chat) { ($0.kind, $0.names) = (.direct(contact), names) }
        default:
            try writer.setOrder(ChatOrder.allCases.randomElement(using: &random) ?? .name, of: me)
        }
    }
}
