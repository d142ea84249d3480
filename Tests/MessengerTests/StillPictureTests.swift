import Foundation
import Messenger
import Testing

/// The pictures of people and groups, and the covers of videos.
@Suite struct StillPictureTests {
    private func picture(_ path: String) -> StillPicture {
        StillPicture(pixelWidth: 3, pixelHeight: 4, place: .stored(path: path))
    }

    @Test func aMemberHasTheirOwnPictureOrElseTheirContacts() {
        var contact = Contact(id: ContactID(1), profile: ProfileID(1), names: Names("Ann"))
        var member = Member(id: MemberID(1), group: GroupID(1), names: Names("Ann"), contact: ContactID(1))
        #expect(DisplayRecord(member, contact).picture == nil)
        contact.picture = picture("files/contact")
        #expect(DisplayRecord(contact).picture == contact.picture)
        #expect(DisplayRecord(member, contact).picture == contact.picture)
        member.picture = picture("files/member")
        #expect(DisplayRecord(member, contact).picture == member.picture)
        #expect(DisplayRecord(member, nil).picture == member.picture)
        let group = Group(id: GroupID(1), profile: ProfileID(1), names: Names("Choir"), picture: picture("files/group"))
        #expect(DisplayRecord(group).picture == group.picture)
    }

    @Test func theCoverStandsForAFileOrElseTheFileItself() {
        var file = Messenger.Attachment(
            name: "a.mp4", pixelWidth: 3, pixelHeight: 4, place: .stored(path: "files/film"))
        #expect(file.shownPicture == picture("files/film"))
        file.cover = picture("files/cover")
        #expect(file.shownPicture == picture("files/cover"))
    }

    /// In the mailbox and in recordings.
    @Test func valuesOfEarlierVersionsHaveNoPicture() throws {
        let file = Messenger.Attachment(name: "a.mp4", cover: picture("files/cover"))
        let contact = Contact(
            id: ContactID(1), profile: ProfileID(1), names: Names("Ann"), picture: picture("files/contact"))
        func without(_ key: String, _ value: some Encodable) throws -> Data {
            let data = try JSONEncoder().encode(value)
            var object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(object.removeValue(forKey: key) != nil)
            return try JSONSerialization.data(withJSONObject: object)
        }
        let decoder = JSONDecoder()
        #expect(try decoder.decode(Contact.self, from: JSONEncoder().encode(contact)) == contact)
        #expect(try decoder.decode(Messenger.Attachment.self, from: JSONEncoder().encode(file)) == file)
        var earlier = contact
        earlier.picture = nil
        #expect(try decoder.decode(Contact.self, from: without("picture", contact)) == earlier)
        #expect(try decoder.decode(Messenger.Attachment.self, from: without("cover", file)).cover == nil)
    }
}
