import LMDB
import Messenger
import RandomTesting
import Testing

@testable import MessageStore

@Suite struct OrderTests {
    private let home: TemporaryStore

    init() throws { home = try TemporaryStore() }

    private func setOrder(_ order: ChatOrder, of profile: ProfileID? = nil) throws {
        try home.store.write { try $0.setOrder(order, of: profile ?? home.me) }
    }

    private func names(_ filter: ChatFilter? = nil) throws -> [String] {
        try home.list(filter).map { try home.chat($0).names.shown() }
    }

    private func chat(_ name: String, at milliseconds: Int64, unread: Bool = false) throws -> ChatID {
        let chat = try home.chat(name)
        try home.add(.fixture(in: chat, at: milliseconds))
        if !unread { try home.store.write { try $0.markRead(chat) } }
        return chat
    }

    @Test func unreadChatsComeFirstAndGoBackWhenTheyWereRead() throws {
        _ = try chat("a", at: 10, unread: true)
        let b = try chat("b", at: 20, unread: true)
        _ = try chat("c", at: 30)
        try setOrder(.unreadFirst)
        #expect(try names() == ["b", "a", "c"])
        try home.store.write { try $0.markRead(b) }
        #expect(try names() == ["a", "c", "b"])
        try home.set(b) { $0.isMarkedUnread = true }
        #expect(try names() == ["b", "a", "c"])
        try home.set(b) { $0.notifications = .none }
        #expect(try names() == ["b", "a", "c"], "its mark counts, muted or not")
    }

    @Test func chatsAreOrderedByNameWhateverItsCaseAccentsAndWidth() throws {
        for (index, name) in ["Zoë", "ärger", "Anton", "ＡＮＮＡ", "Straße", "strasse 2", "bob", ""].enumerated() {
            _ = try chat(name, at: Int64(index))
        }
        try setOrder(.name)
        #expect(try names() == ["", "ＡＮＮＡ", "Anton", "ärger", "bob", "Straße", "strasse 2", "Zoë"])
    }

    @Test func whatIsCalledAlikeIsOrderedByActivity() throws {
        let (one, two) = (try chat("Ann", at: 10), try chat("ANN", at: 20))
        try setOrder(.name)
        #expect(try home.list() == [two, one])
        try home.add(.fixture(in: one, at: 30))
        #expect(try home.list() == [one, two])
    }

    @Test func aNewNameMovesItsChat() throws {
        let (ann, bob) = (try chat("Ann", at: 10), try chat("Bob", at: 20))
        try setOrder(.name)
        #expect(try home.list() == [ann, bob])
        try home.store.write { try $0.update(ann) { $0.names.alias = "Zoe" } }
        #expect(try home.list() == [bob, ann])
        try home.store.write { try $0.update(ann) { $0.names.alias = nil } }
        #expect(try home.list() == [ann, bob])
    }

    @Test(arguments: ChatOrder.allCases) func pinnedChatsStandOnTopInEveryOrder(_ order: ChatOrder) throws {
        _ = try chat("a", at: 10, unread: true)
        let b = try chat("b", at: 20)
        let c = try chat("c", at: 5)
        try home.set(b) { $0.pinnedOrder = 2 }
        try home.set(c) { $0.pinnedOrder = 1 }
        try setOrder(order)
        #expect(try names() == ["c", "b", "a"])
    }

    @Test func aVeryLongNameIsOrderedByItsBeginning() throws {
        let long = String(repeating: "ü", count: 400)
        let (one, two) = (try chat(long + "b", at: 10), try chat(long + "a", at: 20))
        let emoji = try chat(String(repeating: "👩‍👩‍👧", count: 60), at: 5)
        try setOrder(.name)
        #expect(try home.list() == [two, one, emoji])
        #expect(FoldedName(Names(String(repeating: "a", count: 199) + "日")).bytes.count == 199)
    }

    @Test func theOrderOfAProfileLeavesTheOthersAlone() throws {
        let other = try home.store.write { writer in
            let other = try writer.add(Profile(id: .unassigned, names: Names("Other")))
            for name in ["b", "a", "c"] {
                _ = try writer.add(Chat(id: .unassigned, profile: other, kind: .notes, names: Names(name)))
            }
            return other
        }.result
        let ours = ["b", "c", "a"]
        for (index, name) in ours.enumerated() { _ = try chat(name, at: 10 - Int64(index)) }
        func others() throws -> [String] {
            try home.store.read { try $0.chatWindow(of: other).elements.map { $0.names.shown() } }
        }
        try setOrder(.name)
        #expect(try names() == ["a", "b", "c"])
        #expect(try others() == ["c", "a", "b"])
        try setOrder(.name, of: other)
        try setOrder(.activity)
        #expect(try names() == ours)
        #expect(try others() == ["a", "b", "c"])
        #expect(try home.store.read { try $0.order(of: other) } == .name)
        #expect(try home.store.read { try $0.order(of: home.me) } == .activity)
    }

    @Test func anotherOrderMakesWhoShowsTheProfileReadItAgain() throws {
        _ = try chat("a", at: 10)
        #expect(try home.store.write { try $0.setOrder(.name, of: home.me) }.changes.needsReload)
        #expect(try home.store.write { try $0.setOrder(.name, of: home.me) }.changes.isEmpty)
        #expect(try home.store.write { try $0.setOrder(.activity, of: home.me) }.changes.needsReload)
    }

    @Test func theOrderIsFollowedByWhatChangesInTheSameTransaction() throws {
        let (ann, bob) = (try chat("Ann", at: 10), try chat("Bob", at: 20))
        try home.store.write { writer in
            try writer.updateSettings(of: bob) { $0.isFavourite = true }
            try writer.update(ann) { $0.names.displayName = "Zoe" }
            try writer.setOrder(.name, of: home.me)
            try writer.update(bob) { $0.names.displayName = "Zora" }
        }
        #expect(try home.list() == [ann, bob])
        #expect(try home.list(.favourites) == [bob])
    }

    @Test func aProfileThatIsRemovedLeavesNoRowsInAnyOrder() throws {
        _ = try chat("Ann", at: 10, unread: true)
        try setOrder(.name)
        try home.store.write { try $0.remove(home.me) }
        let tables = home.store.tables
        let left = try home.store.environment.read { transaction in
            [try tables.lists.count(in: transaction), try tables.foldedNames.count(in: transaction)]
        }
        #expect(left == [0, 0])
    }

    /// A database of before has no folded names.
    @Test func namesThatAreMissingAreMadeWhenTheyAreNeeded() throws {
        for (index, name) in ["c", "B", "a"].enumerated() { _ = try chat(name, at: Int64(index)) }
        let hidden = try chat("aa", at: 9)
        try home.store.write { try $0.update(hidden) { $0.isDeleted = true } }
        try home.store.environment.write { try home.store.tables.foldedNames.removeAll(in: $0) }
        #expect(try report().mismatches == [])
        try setOrder(.name)
        #expect(try names() == ["a", "B", "c"])
        try home.add(.fixture(in: hidden, at: 50))
        #expect(try names() == ["a", "aa", "B", "c"])
        #expect(try report().mismatches == [])
    }

    @Test(arguments: ChatOrder.allCases) func theRowOfADamagedChatKeepsItsPlace(_ order: ChatOrder) throws {
        let chats = try ["a", "b", "c", "d"].map { try chat($0, at: 10, unread: $0 == "b") }
        try setOrder(order)
        let before = try home.list()
        try home.store.environment.write { transaction in
            try RawTable(home.store).chats.put([1, 0, 1, 2, 3, 4], for: chats[1], in: transaction)
        }
        #expect(try home.list() == before)
        let index = try #require(before.firstIndex(of: chats[1]))
        let window = try home.store.read { try $0.chatWindow(of: home.me, around: .chat(chats[1]), after: 0) }
        #expect(window.elements.map(\.id) == [chats[1]] && window.before == index)
        // Neither another order nor a repair loses it.
        let next = order == .name ? ChatOrder.unreadFirst : .name
        try setOrder(next)
        #expect(Set(try home.list()) == Set(chats))
        try setOrder(order)
        #expect(try home.list() == before)
        try home.store.write { try $0.rebuildIndexes() }
        #expect(Set(try home.list()) == Set(chats))
        #expect(try report().mismatches == [])
    }

    @Test(arguments: ChatOrder.allCases) func theDoctorRepairsEveryOrder(_ order: ChatOrder) throws {
        for name in ["a", "b", "c"] { _ = try chat(name, at: 10, unread: name == "b") }
        try setOrder(order)
        let before = try home.list()
        try home.store.environment.write { transaction in
            try home.store.tables.foldedNames.removeAll(in: transaction)
            try home.store.tables.lists.removeAll(in: transaction)
        }
        #expect(try report().mismatches != [])
        try home.store.write { try $0.rebuildIndexes() }
        #expect(try report().mismatches == [])
        #expect(try home.list() == before)
    }

    @Test func aLostOrderIsSeenInTheLists() throws {
        for name in ["b", "a"] { _ = try chat(name, at: 10) }
        try setOrder(.name)
        try home.store.environment.write { transaction in
            let raw = home.store.tables.settings.withCodec(RawBytes())
            try raw.put([9], for: SettingKey(home.me, ChatOrder.settingName), in: transaction)
        }
        #expect(try home.store.read { try $0.order(of: home.me) } == .name)
        _ = try chat("A b", at: 20)
        #expect(try names() == ["a", "A b", "b"])
    }

    /// An anchor that isn't listed, or no longer, stands for its former place.
    @Test(arguments: ChatOrder.allCases) func aWindowLiesWhereAChatWasThatLeftTheList(_ order: ChatOrder) throws {
        let chats = try (0..<9).map { try chat("chat \($0)", at: Int64(100 - $0), unread: true) }
        try setOrder(order)
        #expect(try home.list() == chats)
        try home.store.write { try $0.markRead(chats[4]) }
        let unread = try home.store.read {
            try $0.chatWindow(of: home.me, filter: .unread, around: .chat(chats[4]), before: 1, after: 1)
        }
        #expect(unread.elements.map(\.id) == [chats[3], chats[5], chats[6]] && unread.before == 3)
        try home.set(chats[6]) { $0.isArchived = true }
        let all = try home.store.read {
            try $0.chatWindow(of: home.me, around: .chat(chats[6]), before: 1, after: 0).elements.map(\.id)
        }
        #expect(all == [chats[5], chats[7]])
    }

    private func report() throws -> DoctorReport {
        try home.store.read { reader in
            var report = DoctorReport(directory: home.directory.path)
            try reader.compareIndexes(&report)
            return report
        }
    }
}
