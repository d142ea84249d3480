import Messenger
import Testing

@testable import MessageStore

/// Contacts and groups that know the user by a random name.
@Suite struct IncognitoTests {
    private let home: TemporaryStore
    private let ada = RemoteID("ada")
    private let own = RemoteID("own")

    init() throws { home = try TemporaryStore() }

    private func someone(_ address: RemoteID?, _ name: String? = "Quiet Heron") -> Contact {
        Contact(
            id: .unassigned, profile: home.me, names: Names("Ada"), remoteID: ada, incognitoName: name,
            incognitoAddress: address)
    }

    private func choir(_ address: RemoteID?) -> Group {
        Group(
            id: .unassigned, profile: home.me, names: Names("Choir"), remoteID: ada,
            incognitoName: address.map { _ in "Quiet Heron" }, incognitoAddress: address)
    }

    @Test func nameAndAddressComeBackAsTheyWere() throws {
        var (contact, group) = (someone(own), choir(own))
        try home.store.write { writer in
            contact.id = try writer.add(contact)
            group.id = try writer.add(group)
        }
        #expect(try home.store.read { try $0.contact(contact.id) } == contact)
        #expect(try home.store.read { try $0.group(group.id) } == group)
        #expect(contact.isIncognito && group.isIncognito)
    }

    @Test func aRecordFromBeforeThereWereNamesIsIncognitoWithoutOne() throws {
        var (stored, storedGroup) = (StoredContact(), StoredGroup())
        stored.incognito = true
        storedGroup.incognito = true
        #expect(stored.value(ContactID(1)).incognitoName == "")
        #expect(storedGroup.value(GroupID(1)).incognitoName == "")
        #expect(stored.value(ContactID(1)).isIncognito && storedGroup.value(GroupID(1)).isIncognito)
        #expect(!StoredContact().value(ContactID(1)).isIncognito && !StoredGroup().value(GroupID(1)).isIncognito)
        // An earlier version still reads that it is so.
        #expect(StoredContact(someone(own)).incognito && StoredGroup(choir(own)).incognito)
    }

    /// Checks the lookups by address, before and after all indexes are rebuilt.
    private func expectFound(
        open: ContactID?, hidden: ContactID?, holder: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for isRebuilt in [false, true] {
            if isRebuilt { try home.store.write { try $0.rebuildIndexes() } }
            let found = try home.store.read { store in
                (
                    open: try store.contact(of: home.me, remoteID: ada)?.id,
                    hidden: try store.contact(of: home.me, remoteID: ada, under: own)?.id,
                    holder: try store.incognito(at: own)?.name
                )
            }
            #expect(found.open == open, sourceLocation: sourceLocation)
            #expect(found.hidden == hidden, sourceLocation: sourceLocation)
            #expect(found.holder == holder, sourceLocation: sourceLocation)
        }
    }

    @Test func theSameOneIsFoundOpenlyAndUnderARandomName() throws {
        let (open, hidden) = try home.store.write { writer in
            (try writer.add(someone(nil, nil)), try writer.add(someone(own)))
        }.result
        try expectFound(open: open, hidden: hidden, holder: "Quiet Heron")
        try home.store.write { try $0.remove(open) }
        try expectFound(open: nil, hidden: hidden, holder: "Quiet Heron")
        try home.store.write { writer in try writer.update(hidden) { $0.incognitoAddress = RemoteID("other") } }
        try expectFound(open: nil, hidden: nil, holder: nil)
    }

    @Test func anAddressStaysAsLongAsAContactOrGroupHasIt() throws {
        let (hidden, group) = try home.store.write { writer in
            (try writer.add(someone(own)), try writer.add(choir(own)))
        }.result
        #expect(try home.store.read { try $0.group(of: home.me, remoteID: ada, under: own)?.id } == group)
        #expect(try home.store.read { try $0.group(of: home.me, remoteID: ada) } == nil)
        try home.store.write { try $0.remove(hidden) }
        try expectFound(open: nil, hidden: nil, holder: "Quiet Heron")
        try home.store.write { try $0.remove(group) }
        try expectFound(open: nil, hidden: nil, holder: nil)
    }

    @Test func ofAProfileAndItsCopyTheFirstKeepsTheAddress() throws {
        let copy = try home.store.write { writer in
            let copy = try writer.add(Profile(id: .unassigned, names: Names("Copy")))
            var contact = someone(own)
            contact.profile = copy
            try writer.add(contact)
            try writer.add(choir(own))
            return copy
        }.result
        #expect(try home.store.read { try $0.incognito(at: own)?.profile } == home.me)
        try home.store.write { try $0.remove(home.me) }
        #expect(try home.store.read { try $0.incognito(at: own)?.profile } == copy)
    }
}
