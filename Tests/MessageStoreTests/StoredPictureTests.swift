import Messenger
import Testing

@testable import MessageStore

/// The pictures of people and groups, and the covers of videos, in the store.
@Suite struct StoredPictureTests {
    private static let pictures = [
        StillPicture(pixelWidth: 128, pixelHeight: 96, place: .stored(path: "files/x")),
        StillPicture(pixelWidth: .max, pixelHeight: .min, place: .remote("mxc://example.org/1")),
        StillPicture(place: .missing(reason: "expired")), StillPicture(place: .stored(path: "../\u{0}\u{1B}[31m")),
    ]

    @Test(arguments: pictures) func peopleAndGroupsKeepTheirPictures(_ picture: StillPicture) throws {
        let directory = TemporaryDirectory()
        let (contact, group, member) = try {
            let store = try MessageStore(directory: directory.path)
            return try store.write { writer in
                let me = try writer.add(Profile(id: .unassigned, names: Names("Ann")))
                let contact = try writer.add(Contact(id: .unassigned, profile: me, names: Names("Bob")))
                let group = try writer.add(Group(id: .unassigned, profile: me, names: Names("Choir")))
                let member = try writer.add(Member(id: .unassigned, group: group, names: Names("Cy"), contact: contact))
                try writer.update(contact) { $0.picture = picture }
                try writer.update(group) { $0.picture = picture }
                try writer.update(member) { $0.picture = picture }
                return (contact, group, member)
            }.result
        }()
        let store = try MessageStore(directory: directory.path)
        try store.read { reader in
            #expect(try reader.contact(contact)?.picture == picture)
            #expect(try reader.group(group)?.picture == picture)
            #expect(try reader.member(member)?.picture == picture)
            let people = try reader.people([.contact(contact), .member(member)])
            #expect(people.records.values.map(\.picture) == [picture, picture])
        }
    }

    @Test(arguments: pictures) func aVideoKeepsItsCover(_ cover: StillPicture) throws {
        let home = try TemporaryStore()
        let film = Attachment(name: "a.mp4", place: .stored(path: "files/a"), sealing: "{}", cover: cover)
        let content = MessageContent.video(film, seconds: 61, caption: "a film")
        var message = Message.fixture(in: try home.chat(), content: content)
        message.earlierVersions = [MessageVersion(content: content, at: .zero)]
        let id = try home.add(message)
        let read = try home.message(id)
        #expect(read.content == content && read.earlierVersions.map(\.content) == [content])
    }

    /// An earlier version writes no pictures, and skips those that it reads.
    @Test func aRecordWithoutAPictureIsRead() throws {
        var contact = StoredContact(
            Contact(id: ContactID(1), profile: ProfileID(1), names: Names("Ann"), picture: Self.pictures[0]))
        #expect(contact.value(ContactID(1)).picture == Self.pictures[0])
        contact.clearPicture()
        let codec = RecordCodec<StoredContact>(envelope: RecordEnvelope(table: "contacts", number: 3))
        let read = try withUnsafeBytes(of: UInt8(9)) { key in
            try codec.encode(contact, key: key).withUnsafeBytes { try codec.decode($0, key: key) }
        }.value(ContactID(1))
        #expect(read == Contact(id: ContactID(1), profile: ProfileID(1), names: Names("Ann")))
        // A later version may have places that this one doesn't know.
        #expect(StoredStillPicture().value == StillPicture(place: .missing(reason: "")))
    }
}
