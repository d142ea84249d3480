import LMDB
import Messenger
import Testing

@testable import MessageStore

/// The index when it is missing, outdated, or damaged, or when its messages are removed.
@Suite struct SearchIndexTests {
    private let home: SearchHome

    init() throws { home = try SearchHome() }

    private func fill(_ count: Int = 100) throws -> ChatID {
        let chat = try home.chat("Ann")
        try home.store.write { writer in
            for index in 0..<count {
                try writer.add(.fixture("word number\(index) every", in: chat, at: Int64(index)))
            }
        }
        return chat
    }

    @Test func whatIsCommittedIsFoundAtOnceAndNewestFirst() throws {
        let chat = try home.chat("Ann")
        for index in 0..<100 {
            try home.store.write { try $0.add(.fixture("found number\(index)", in: chat, at: Int64(index / 2))) }
            #expect(try home.ids("number\(index)").count == (index < 10 ? 1 + index / 100 : 1))
        }
        let ids = try home.ids("found")
        #expect(ids == ids.sorted(by: >) && ids.count == 100)
        #expect(try home.store.read { try $0.searchSegments(of: nil) }.count > 1)
    }

    @Test func pagesFollowEachOtherWithoutACap() throws {
        _ = try fill(100)
        var request = try home.request("every", limit: 7)
        var found: [MessageID] = []
        while true {
            let page = try home.store.read { try $0.messages(request) }
            found += page.hits.map(\.id)
            guard let next = page.next else { break }
            #expect(page.hits.count == 7)
            request.after = next
        }
        #expect(try found == home.ids("every") && found.count == 100)
    }

    @Test func aSearchForWhatIsHardlyThereEndsItsPagesEarly() throws {
        let chat = try fill(100)
        let wanted = try home.store.write { try $0.add(.fixture("every word", in: chat, at: -1)) }.result.id
        var request = try home.request("")
        request.query.phrases = [.init(["every", "word"])]
        var pages = 0
        var found: [MessageID] = []
        while true {
            let page = try home.store.read { try $0.messages(request, budget: 10) }
            pages += 1
            found += page.hits.map(\.id)
            guard let next = page.next else { break }
            request.after = next
        }
        #expect(found == [wanted] && pages > 9)
    }

    @Test func nothingStaysOfWhatWasEditedRemovedOrCleared() throws {
        let chat = try fill(60)
        let other = try home.chat("Bob")
        let ids = try home.store.write { writer in
            let ids = try (0..<3).map {
                try writer.add(.fixture("xylophone\($0) zebra", in: [chat, other][$0 % 2], at: 30)).id
            }
            // Enough that they are in a segment.
            for _ in 0..<20 { try writer.add(.fixture("filler", in: chat)) }
            return ids
        }.result
        #expect(try home.terms().contains("xylophone0"))
        try home.store.write { try $0.update(ids[0]) { $0.content = .text("quiet") } }
        #expect(try !home.terms().contains("xylophone0"))
        #expect(try home.ids("zebra") == [ids[2], ids[1]] && home.ids("quiet") == [ids[0]])
        try home.store.write { try $0.remove(ids[2]) }
        #expect(try !home.terms().contains("xylophone2") && home.ids("zebra") == [ids[1]])
        try home.store.write { try $0.clear(other) }
        #expect(try !home.terms().contains { $0.contains("xylophone") || $0.contains("zebra") })
        #expect(try home.ids("zebra").isEmpty)
        // Nor among the bytes that are stored.
        #expect(try !home.stored().contains { $0.contains("xylo") || $0.contains("zebra") })
        try home.store.write { try $0.remove(home.me) }
        #expect(try home.stored().isEmpty)
    }

    @Test func statesAndReactionsDoNotTouchTheIndex() throws {
        let chat = try home.chat("Ann")
        let id = try home.store.write { try $0.add(.fixture("sent", in: chat, from: .me, delivery: .sent)) }.result.id
        try home.store.write { writer in for index in 0..<50 { try writer.add(.fixture("\(index)", in: chat)) } }
        let before = try home.stored()
        try home.store.write { try $0.update(id) { $0.delivery = .read } }
        try home.store.write { try $0.update(id) { $0.reactions = [Reaction("👍", by: [.init(.me)])] } }
        #expect(try home.stored() == before && home.ids("sent") == [id])
    }

    @Test(arguments: [nil, 0, SearchIndex.version + 1]) func anIndexOfAnotherVersionIsMadeAnew(
        _ version: UInt64?
    ) throws {
        let chat = try fill(100)
        try home.store.environment.write { transaction in
            let tables = home.store.tables
            if let version {
                try tables.facts.put([version], for: "search-version", in: transaction)
            } else {
                try tables.facts.remove("search-version", in: transaction)
            }
            // Who knows what another version puts there.
            try tables.searchTerms.withCodec(RawBytes()).put([1, 2, 3], for: TermKey(1, [77]), in: transaction)
            try tables.searchSegments.withCodec(RawBytes()).put([9], for: Pair(home.me, 1), in: transaction)
        }
        let reopened = try home.reopened()
        let before = try reopened.store.read { try $0.messages(reopened.request("every")) }
        #expect(before.hits.isEmpty && before.indexing == SearchProgress(done: 0, total: 100))
        // What comes now is found at once.
        let id = try reopened.store.write { try $0.add(.fixture("every new one", in: chat, at: 1000)) }.result.id
        #expect(try reopened.ids("every") == [id])
        // The newest come first, while it goes on.
        var progress: [Int] = []
        while let now = try reopened.store.continueSearchIndex() {
            progress.append(now.done)
            let found = try reopened.ids("every")
            #expect(found == Array((UInt64(102) - UInt64(found.count)...101).map { MessageID($0) }.reversed()))
        }
        #expect(progress == progress.sorted() && progress.count > 4)
        #expect(try reopened.ids("every").count == 101)
        #expect(try reopened.mismatches() == [])
    }

    @Test func aNewDirectoryHasAWholeIndex() throws {
        #expect(try home.store.continueSearchIndex() == nil)
        _ = try fill(3)
        #expect(try home.store.continueSearchIndex() == nil)
    }

    @Test func makingItAnewSaysHowFarItIs() throws {
        _ = try fill(100)
        var heard: [SearchProgress] = []
        try home.store.rebuildSearchIndex { heard.append($0) }
        #expect(
            heard.count > 3 && heard.allSatisfy { $0.total == 100 } && heard.map(\.done) == heard.map(\.done).sorted())
        #expect(try home.ids("every").count == 100 && home.mismatches() == [])
    }

    @Test func whatChangesWhileItIsMadeIsFoundAsItIs() throws {
        let chat = try fill(100)
        try home.store.write { try $0.resetSearch() }
        var removed: Set<MessageID> = []
        var random = SystemRandomNumberGenerator()
        while try home.store.continueSearchIndex() != nil {
            let left = (1...100).map { MessageID($0) }.filter { !removed.contains($0) }
            guard let first = left.randomElement(using: &random), let second = left.randomElement(using: &random),
                first != second
            else { continue }
            try home.store.write { writer in
                try writer.remove(first)
                try writer.update(second) { $0.content = .text("every edit\(second.rawValue)") }
            }
            removed.insert(first)
            // Many are flushed into segments between.
            try home.store.write { writer in
                for _ in 0..<10 { try writer.add(.fixture("later", in: chat, at: 2000)) }
            }
        }
        #expect(try home.ids("every").count == 100 - removed.count)
        #expect(try home.mismatches() == [])
    }

    /// Each stored value of the index in turn, flipped, cut and emptied.
    @Test(arguments: 0..<3) func damageIsNoticedAndMadeGood(_ kind: Int) throws {
        _ = try fill(60)
        let expected = try home.ids("every")
        for table in 0..<3 {
            for index in 0..<4 {
                try home.damage(table: table, index: index) { bytes in
                    switch kind {
                    case 0: bytes[bytes.count / 2] ^= 0x10
                    case 1: bytes.removeLast(bytes.count / 2)
                    default: bytes = [0]
                    }
                }
                // Never an error; at worst less is found, and that is said.
                for text in ["every", "number5", "n"] {
                    let request = try home.request(text)
                    let results = try home.store.read { try $0.messages(request) }
                    let all = try home.store.read { try $0.plainMessages(request) }
                    #expect(results.hits == all.hits || results.indexing != nil)
                    #expect(results.hits == all.hits.filter { results.hits.contains($0) })
                }
                // Changes work anyway.
                let chat = try home.chat("Bob \(table) \(index)")
                let id = try home.store.write { try $0.add(.fixture("every other", in: chat, at: 5)) }.result.id
                try home.store.write { try $0.update(id) { $0.content = .text("no") } }
                try home.store.write { try $0.remove(MessageID(UInt64(table * 4 + index + 1))) }
                while try home.store.continueSearchIndex() != nil {}
                let left = expected.filter { $0.rawValue > UInt64(table * 4 + index + 1) }
                #expect(try home.ids("every") == left)
                // What nobody has read is found by the doctor.
                if try home.mismatches() != [] { try home.store.rebuildSearchIndex() }
                #expect(try home.mismatches() == [])
            }
        }
    }

    @Test(arguments: [true, false]) func aLastNumberThatCannotBeReadIsDamageOfTheIndexAndNoMore(
        _ areGoneBefore: Bool
    ) throws {
        let chat = try fill(60)
        let newest = try home.ids("every").prefix(20)
        if areGoneBefore { try home.store.write { writer in for id in newest { try writer.remove(id) } } }
        try home.store.environment.write { transaction in
            let facts = home.store.tables.facts.withCodec(RawBytes())
            try facts.put([7], for: "last-MessageID", in: transaction)
        }
        // What needs no new number goes on, again and again.
        if !areGoneBefore { try home.store.write { writer in for id in newest { try writer.remove(id) } } }
        for id in try home.store.read({ try $0.plainMessages(home.request("every")).hits.map(\.id) }).prefix(3) {
            try home.store.write { try $0.update(id) { $0.content = .text("every edit") } }
        }
        while try home.store.continueSearchIndex() != nil {}
        #expect(try home.ids("every").count == 40 && home.ids("edit").count == 3)
        #expect(try home.mismatches() == [])
        try home.store.environment.write { _ = try home.store.tables.facts.remove("last-MessageID", in: $0) }
        try home.store.write { try $0.clear(chat) }
        #expect(try home.ids("every").isEmpty)
    }

    @Test func inOneChatNoMoreIsLookedAtThanWasAskedFor() throws {
        let chat = try fill(100)
        let older = try home.ids("every").suffix(80)
        try home.store.environment.write { transaction in
            // The index still has them; a search finds that they are gone.
            for id in older { _ = try home.store.tables.messagePlaces.remove(id, in: transaction) }
        }
        func places(_ query: SearchQuery, limit: Int = 10_000, budget: Int = 4096) throws -> ChatHits {
            try home.store.read { try $0.places(of: query, in: chat, limit: limit, budget: budget) }
        }
        let few = try places(SearchQuery("e"), limit: 15)
        #expect(few.places.map(\.id.rawValue) == Array(86...100) && few.hasMore && !home.store.upkeep.isDamaged)
        var phrase = SearchQuery()
        phrase.phrases = [.init(["every", "word"])]
        let none = try places(phrase, budget: 10)
        #expect(none.places.isEmpty && none.hasMore && !home.store.upkeep.isDamaged)
        #expect(try places(SearchQuery("e")).places.count == 20 && home.store.upkeep.isDamaged)
    }

    @Test func theDoctorFindsWhatIsWrongAndRepairsIt() throws {
        let directory = home.directory.path
        let chat = try fill(60)
        let home = try home.reopened()
        // A message that changes behind the back of the index.
        try home.store.environment.write { transaction in
            let messages = home.store.tables.messages
            let key = try #require(try messages.firstKey(.prefix(chat), in: transaction))
            var stored = try #require(try messages.value(for: key, in: transaction))
            stored.content = StoredContent(.text("something else"))
            try messages.put(stored, for: key, in: transaction)
        }
        #expect(try home.mismatches().contains { $0.contains("other words") })
        #expect(try home.ids("number0").isEmpty)
        home.close()
        let report = try Doctor.repairIndexes(directory)
        #expect(report.isHealthy, "\(report)")
    }

    @Test func messagesThatCannotBeReadAreNotFoundAndGoWithTheirChat() throws {
        let chat = try fill(60)
        try home.store.environment.write { transaction in
            let raw = try RawTable(home.store)
            let key = try #require(try raw.messages.firstKey(.prefix(chat), in: transaction))
            try raw.messages.put([7], for: key, in: transaction)
        }
        #expect(try home.ids("every").count == 59)
        let other = try home.chat("Bob")
        try home.store.write { writer in for _ in 0..<30 { try writer.add(.fixture("other", in: other)) } }
        try home.store.write { try $0.clear(chat) }
        #expect(try !home.terms().contains { $0.contains("number") || $0 == "every" })
        #expect(try home.ids("other").count == 30)
    }

    @Test(arguments: [true, false]) func whereAndWhoAreKnownByEveryNameWithAndWithoutTheirIndex(
        _ isIndexed: Bool
    ) throws {
        let names = Names("Bea", fullName: "Beatrix Hall", alias: "Boss")
        let direct = try home.chat("Ann")
        let (group, member) = try home.store.write { writer -> (ChatID, MemberID) in
            if let contact = try writer.chat(direct)?.kind.contact { try writer.update(contact) { $0.names = names } }
            let group = try writer.add(
                Group(
                    id: .unassigned, profile: home.me, names: Names("Hikers", fullName: "Hall hikers", alias: "Hills")))
            let member = try writer.add(Member(id: .unassigned, group: group, names: Names("Cy", fullName: "Cyril")))
            let chat = try writer.add(
                Chat(
                    id: .unassigned, profile: home.me, kind: .group(group),
                    names: Names("Hikers", fullName: "Hall hikers", alias: "Hills")))
            if let contact = try writer.chat(direct)?.kind.contact {
                try writer.add(.fixture("every word", in: direct, from: .contact(contact)))
            }
            try writer.add(.fixture("every word", in: chat, from: .member(member)))
            return (chat, member)
        }.result
        #expect(member != .unassigned)
        try home.store.write { try $0.update(direct) { $0.isDeleted = true } }
        if !isIndexed {
            try home.store.environment.write { transaction in
                _ = try home.store.tables.facts.remove(NameIndex.fact, in: transaction)
            }
        }
        func found(_ text: String) throws -> [ChatID] {
            let request = try home.request(text)
            let results = try home.store.read { try $0.messages(request) }
            let plain = try home.store.read { try $0.plainMessages(request) }
            #expect(results.hits == plain.hits && results.problems == plain.problems)
            return results.hits.map(\.chat)
        }
        for text in ["in:boss", "in:\"trix hall\"", "from:beatrix", "from:bea"] {
            #expect(try found("every " + text) == [direct], "\(text)")
        }
        for text in ["in:hills", "in:hikers", "from:cyr"] { #expect(try found("every " + text) == [group], "\(text)") }
        #expect(try found("every in:hall") == [group, direct])
        #expect(try found("every in:hall in:boss") == [direct])
        #expect(try found("every from:hikers") == [] && found("every in:nowhere") == [])
    }

    /// In groups, messages show the alias that the user gave to the contact.
    @Test(arguments: [true, false]) func aliasFindsWhatAContactWroteInGroups(_ isIndexed: Bool) throws {
        let address = RemoteID("@eva")
        let (contact, chats) = try home.store.write { writer in
            let names = Names("Eva", alias: "Mum")
            let contact = try writer.add(
                Contact(id: .unassigned, profile: home.me, names: names, remoteID: address))
            var chats = [
                try writer.add(Chat(id: .unassigned, profile: home.me, kind: .direct(contact), names: names))
            ]
            try writer.add(.fixture("every word", in: chats[0], from: .contact(contact)))
            for name in ["Choir", "Band"] {
                let group = try writer.add(Group(id: .unassigned, profile: home.me, names: Names(name)))
                let chat = try writer.add(
                    Chat(id: .unassigned, profile: home.me, kind: .group(group), names: Names(name)))
                let eva = try writer.add(
                    Member(
                        id: .unassigned, group: group, names: Names("Evita"), contact: contact, remoteID: address))
                let cy = try writer.add(
                    Member(id: .unassigned, group: group, names: Names("Cy"), remoteID: RemoteID("@cy")))
                for member in [eva, cy] { try writer.add(.fixture("every word", in: chat, from: .member(member))) }
                chats.append(chat)
            }
            return (contact, chats)
        }.result
        if !isIndexed {
            try home.store.environment.write { transaction in
                _ = try home.store.tables.facts.remove(NameIndex.fact, in: transaction)
            }
        }
        func found(_ text: String, in scope: SearchScope) throws -> [ChatID] {
            let request = SearchRequest(SearchQuery("every " + text), in: scope, limit: 100)
            let results = try home.store.read { try $0.messages(request) }
            let plain = try home.store.read { try $0.plainMessages(request) }
            #expect(results.hits == plain.hits && results.problems == plain.problems)
            return results.hits.map(\.chat).sorted { $0 < $1 }
        }
        #expect(try found("from:mum", in: .profile(home.me)) == chats)
        for chat in chats { #expect(try found("from:mum", in: .chat(chat)) == [chat]) }
        #expect(try found("from:evita", in: .profile(home.me)) == [chats[1], chats[2]])
        #expect(try found("from:mum from:cy", in: .profile(home.me)) == [])
        // The alias is the user's: without it, only the names in the groups count.
        try home.store.write { try $0.update(contact) { $0.names.alias = nil } }
        #expect(try found("from:mum", in: .chat(chats[1])) == [])
        #expect(try found("from:evita", in: .chat(chats[1])) == [chats[1]])
    }

    @Test func nobodyAndNowhereAreSaid() throws {
        _ = try fill(10)
        var request = try home.request("every")
        request.query.senders = ["nobody"]
        var results = try home.store.read { try $0.messages(request) }
        #expect(results.hits.isEmpty && results.problems == [.unknownSender("nobody")])
        request.query.senders = []
        request.query.chats = ["nowhere"]
        results = try home.store.read { try $0.messages(request) }
        #expect(results.hits.isEmpty && results.problems == [.unknownChat("nowhere")])
    }
}
