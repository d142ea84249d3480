import Foundation
import LMDB
import Messenger
import ProcessTesting
import Testing

@testable import MessageStore

/// Hidden profiles, the user's own order, and what goes with a profile.
@Suite struct ProfileTests {
    private let home: TemporaryStore
    private let work: ProfileID

    init() throws {
        home = try TemporaryStore()
        work = try home.store.write { try $0.add(Profile(id: .unassigned, names: Names("Work"))) }.result
    }

    private func hide(_ profile: ProfileID, _ hash: String = "hash") throws {
        _ = try home.store.write { try $0.hide(profile, passwordHash: hash) }
    }

    @Test func aHiddenProfileIsAmongTheOthersOnlyWhereItIsAskedFor() throws {
        try hide(work)
        try home.store.read { reader in
            #expect(try reader.profiles().map(\.id) == [home.me])
            #expect(try Set(reader.profiles(includingHidden: true).map(\.id)) == [home.me, work])
            #expect(try reader.profile(work)?.isHidden == true)
            let hashes = try reader.passwordHashes()
            #expect(hashes.map(\.profile) == [work])
            #expect(hashes.map(\.hash) == ["hash"])
        }
        _ = try home.store.write { try $0.unhide(work) }
        let hashes = try home.store.read { try $0.passwordHashes() }
        #expect(hashes.isEmpty)
        #expect(try home.store.read { try Set($0.profiles().map(\.id)) } == [home.me, work])
    }

    @Test func theOnlyProfileThatCanBeSeenCannotBeHidden() throws {
        try hide(work)
        #expect(throws: StoreError.onlyVisibleProfile) {
            try home.store.write { try $0.hide(home.me, passwordHash: "hash") }
        }
        #expect(try home.store.read { try $0.profile(home.me)?.isHidden } == false)
        // Another password for one that is hidden already takes nothing out of sight.
        try hide(work, "other")
        #expect(try home.store.read { try $0.passwordHashes().map(\.hash) } == ["other"])
    }

    @Test func hidingIsToldToWhoeverShowsTheProfiles() throws {
        let changes = try home.store.write { try $0.hide(work, passwordHash: "hash") }.changes
        #expect(changes.profiles == [work])
    }

    @Test func aPasswordIsKeptAsASlowHashWithASaltOfItsOwn() throws {
        let (first, second) = (try ProfilePassword.hash("swordfish 🐟"), try ProfilePassword.hash("swordfish 🐟"))
        #expect(first.hasPrefix("$y$"))
        #expect(first != second)
        #expect(!first.contains("swordfish"))
        #expect(ProfilePassword.matches("swordfish 🐟", first))
        #expect(ProfilePassword.matches("swordfish 🐟", second))
    }

    @Test(arguments: ["swordfis", "swordfish ", " swordfish", "Swordfish", "", "swordfish\0", "swordfish\u{301}"])
    func onlyTheExactPasswordMatches(_ other: String) throws {
        #expect(!ProfilePassword.matches(other, try ProfilePassword.hash("swordfish")))
    }

    @Test(arguments: ["", "a\0b", String(repeating: "a", count: 513)])
    func whatCannotBeKeptIsRefused(_ password: String) {
        #expect(throws: StoreError.self) { try ProfilePassword.hash(password) }
    }

    @Test(arguments: ["", "hash", "*0", "$y$", "$y$j9T$", "$1$", "\u{0}"])
    func aDamagedHashMatchesNothing(_ hash: String) {
        for password in ["", "hash", "*0", "a"] { #expect(!ProfilePassword.matches(password, hash)) }
    }

    @Test func aChangeKeepsThePasswordAndWhatALaterVersionHasAdded() throws {
        try hide(work)
        let raw = home.store.tables.profiles.withCodec(RawBytes())
        let added: [UInt8] = [0x9A, 0x06, 0x03, 0x6E, 0x65, 0x77]  // field 99: "new"
        try home.store.write { writer in
            let stored = try #require(try raw.value(for: work, in: writer.transaction))
            try raw.put(try sealed(try opened(stored) + added), for: work, in: writer.transaction)
        }
        _ = try home.store.write { try $0.update(work) { $0.isMuted = true } }
        let bytes = try home.store.read { try raw.value(for: work, in: $0.transaction) }
        #expect(try opened(try #require(bytes)).suffix(added.count) == added[...])
        #expect(try home.store.read { try $0.passwordHashes().map(\.hash) } == ["hash"])
        #expect(try home.store.read { try $0.profile(work)?.isMuted } == true)
    }

    private var envelope: RecordEnvelope { RecordEnvelope(table: "profiles", number: 3) }

    private var key: [UInt8] { withUnsafeBytes(of: work.rawValue.bigEndian) { Array($0) } }

    private func opened(_ bytes: [UInt8]) throws -> [UInt8] {
        try bytes.withUnsafeBytes { bytes in try key.withUnsafeBytes { Array(try envelope.open(bytes, key: $0)) } }
    }

    private func sealed(_ record: [UInt8]) throws -> [UInt8] {
        key.withUnsafeBytes { envelope.seal(record, key: $0) }
    }

    @Test func theUsersOwnOrderIsKept() throws {
        let third = try home.store.write { try $0.add(Profile(id: .unassigned, names: Names("Choir"))) }.result
        #expect(try home.store.read { try $0.profile(third)?.order } == nil)
        let changes = try home.store.write { try $0.order([third, home.me, work]) }.changes
        #expect(changes.profiles == [third, home.me, work])
        let places = try home.store.read { reader in
            try [third, home.me, work].map { try reader.profile($0)?.order }
        }
        #expect(places == [0, 1, 2])
        // What stands where it should is not written again.
        #expect(try home.store.write { try $0.order([third, work, home.me]) }.changes.profiles == [home.me, work])
        #expect(throws: Never.self) { try home.store.write { try $0.order([ProfileID(99), third]) } }
    }

    @Test func whatWouldBeLostIsCounted() throws {
        for _ in 0..<3 { try home.add(.fixture(in: try home.chat())) }
        try home.store.write { writer in
            for (role, others) in [(MemberRole.owner, [MemberRole.member]), (.owner, [.owner]), (.member, [.owner])] {
                let group = try writer.add(
                    Group(id: .unassigned, profile: home.me, names: Names("Group"), role: role))
                try writer.add(Member(id: .unassigned, group: group, names: Names("Me"), role: role, isMe: true))
                for other in others {
                    try writer.add(Member(id: .unassigned, group: group, names: Names("Bea"), role: other))
                }
                try writer.add(
                    Chat(id: .unassigned, profile: home.me, kind: .group(group), names: Names("Group")))
            }
            try writer.add(
                Group(id: .unassigned, profile: home.me, names: Names("Old"), membership: .left, role: .owner))
        }
        #expect(
            try home.store.read { try $0.belongings(of: home.me) }
                == ProfileBelongings(chats: 6, messages: 3, contacts: 3, groups: 3, groupsOwnedAlone: 1))
        #expect(try home.store.read { try $0.belongings(of: work) } == ProfileBelongings())
    }

    /// kill -9 while a profile is being removed: all of it is there, or nothing.
    @Test func aProfileIsRemovedAsAWholeOrNotAtAll() throws {
        let directory = TemporaryDirectory()
        do {
            let store = try MessageStore(directory: directory.path)
            try store.setSynchronous(false)
            try store.write { writer in
                let me = try writer.add(Profile(id: .unassigned, names: Names("Me")))
                for index in 0..<400 {
                    let contact = try writer.add(
                        Contact(id: .unassigned, profile: me, names: Names("Contact \(index)")))
                    let chat = try writer.add(
                        Chat(
                            id: .unassigned, profile: me, kind: .direct(contact), names: Names("Contact \(index)"),
                            settings: ChatSettings(pinnedOrder: index)))
                    try writer.add(.fixture("word\(index)", in: chat))
                }
            }
        }
        let held = try ChildProcess("message-store-probe", ["remove", directory.path, "0"])
        // It says so within its transaction, and does not end it.
        #expect(held.line() == "removed")
        held.kill()
        try checkWhole(directory, isThere: true)
        for delay in 0..<8 {
            let probe = try ChildProcess("message-store-probe", ["remove", directory.path, "1"])
            #expect(probe.line() == "removing")
            Thread.sleep(forTimeInterval: Double(delay) * 0.01)
            probe.kill()
            try checkWhole(directory, isThere: nil)
        }
    }

    private func checkWhole(_ directory: TemporaryDirectory, isThere: Bool?) throws {
        let store = try MessageStore(directory: directory.path)
        let belongings = try store.read { try $0.belongings(of: ProfileID(1)) }
        let hasProfile = try store.read { try $0.profile(ProfileID(1)) != nil }
        if let isThere { #expect(hasProfile == isThere) }
        #expect(belongings.chats == (hasProfile ? 400 : 0))
        #expect(belongings.messages == (hasProfile ? 400 : 0))
        #expect(belongings.contacts == (hasProfile ? 400 : 0))
        #expect(try store.read { try $0.chatWindow(of: ProfileID(1), after: 500).elements.count } == belongings.chats)
    }
}
