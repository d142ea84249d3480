import LMDB
import Messenger
import Testing

@testable import MessageStore

/// The members of a group whom a name may mention.
@Suite struct MentionableTests {
    private let home: TemporaryStore
    private let group: GroupID
    private let other: GroupID
    private var members: [String: MemberID] = [:]

    init() throws {
        home = try TemporaryStore()
        let me = home.me
        (group, other, members) = try home.store.write { writer in
            let group = try writer.add(Group(id: .unassigned, profile: me, names: Names("Choir")))
            let other = try writer.add(Group(id: .unassigned, profile: me, names: Names("Band")))
            let mum = try writer.add(
                Contact(id: .unassigned, profile: me, names: Names("Eva", alias: "Mum"), remoteID: RemoteID("@eva")))
            _ = try writer.add(
                Chat(id: .unassigned, profile: me, kind: .direct(mum), names: Names("Eva", alias: "Mum")))
            var ids: [String: MemberID] = [:]
            let all: [(String, Member.Status)] = [
                ("Lisann", .joined), ("Ann Lee", .joined), ("Bo", .left), ("Ännchen", .joined), ("Hanna", .invited),
            ]
            for (name, status) in all {
                ids[name] = try writer.add(
                    Member(id: .unassigned, group: group, names: Names(name), status: status))
            }
            ids["Eva"] = try writer.add(
                Member(
                    id: .unassigned, group: group, names: Names("Eva"), contact: mum, remoteID: RemoteID("@eva")))
            ids["me"] = try writer.add(
                Member(id: .unassigned, group: group, names: Names("Annika"), isMe: true))
            ids["stranger"] = try writer.add(Member(id: .unassigned, group: other, names: Names("Anna")))
            return (group, other, ids)
        }.result
    }

    private func names(_ text: String, recent: [String] = [], limit: Int = 20, budget: Int = 512) throws -> [String] {
        let recent = recent.compactMap { members[$0] }
        return try home.store.read {
            try $0.mentionable(NameSearch(text), in: group, recent: recent, limit: limit, budget: budget)
        }.map { $0.displayName(for: .user) }
    }

    @Test func prefixMatchesComeFirst() throws {
        #expect(try names("ann") == ["Ann Lee", "Ännchen", "Lisann"])
        #expect(try names("lee") == ["Ann Lee"])
        #expect(try names("zzz") == [])
    }

    /// Neither the user, nor people who aren't in the group now, nor members of other groups.
    @Test func onlyJoinedMembersAreOffered() throws {
        #expect(try names("") == ["Lisann", "Ann Lee", "Ännchen", "Mum"])
        #expect(try names("bo") == [])
        #expect(try names("annika") == [])
        #expect(try names("hanna") == [])
    }

    @Test func recentWritersComeFirst() throws {
        #expect(try names("", recent: ["Ännchen", "me", "stranger", "Bo"]) == ["Ännchen", "Lisann", "Ann Lee", "Mum"])
        // Who wrote last isn't a better match.
        #expect(try names("ann", recent: ["Lisann", "Ännchen"]) == ["Ännchen", "Ann Lee", "Lisann"])
        #expect(try names("", recent: ["Eva"], limit: 2) == ["Mum", "Lisann"])
    }

    /// Others read the name, and not the alias.
    @Test func aliasesFindTheirContacts() throws {
        #expect(try names("mum") == ["Mum"])
        #expect(try names("eva") == ["Mum"])
        let found = try home.store.read { try $0.mentionable(NameSearch("mum"), in: group, limit: 9) }
        #expect(found.map { $0.displayName(for: .others) } == ["Eva"])
    }

    @Test func withoutAnIndexAFewRecordsAreRead() throws {
        try home.store.environment.write { transaction in
            _ = try home.store.tables.facts.remove(NameIndex.fact, in: transaction)
        }
        #expect(try names("ann") == ["Lisann", "Ann Lee", "Ännchen"])
        #expect(try names("ännchen", budget: 2) == [])
    }
}
