import Messenger
import Testing

@testable import MessageStore

/// The place at which the user left a chat.
@Suite struct PlaceTests {
    private let home: TemporaryStore
    private let chat: ChatID

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat()
    }

    private func lastSeen() throws -> [String] {
        try home.store.read { try $0.timeline(of: chat, .lastSeen, limit: 2) }.messages.map(\.content.text.plain)
    }

    @Test func aChatIsReadAroundThePlaceAndWithoutOneFromItsEnd() throws {
        let ids = try ["a", "b", "c", "d"].map { try home.add(.fixture($0, in: chat)) }
        #expect(try lastSeen() == ["c", "d"])
        let place = try home.message(ids[1]).position
        _ = try home.store.write { try $0.setPlace(place, in: chat) }
        #expect(try lastSeen() == ["a", "b"])
        #expect(try home.store.read { try $0.place(in: chat) } == place)
        _ = try home.store.write { try $0.remove(ids[1]) }
        #expect(try lastSeen() == ["a", "c"])
        _ = try home.store.write { try $0.setPlace(nil, in: chat) }
        #expect(try lastSeen() == ["c", "d"])
    }

    @Test func theNextMentionIsFoundAmongSoManyMessages() throws {
        let ids = try ["a", "b", "c", "d"].map { text in
            var message = Message.fixture(text, in: chat)
            message.mentionsMe = text == "b" || text == "d"
            return try home.add(message)
        }
        func next(after id: MessageID?, limit: Int = 10) throws -> MessageID? {
            let position = try id.map { try home.message($0).position } ?? .first
            return try home.store.read { try $0.nextMention(in: chat, after: position, limit: limit)?.message }
        }
        #expect(try next(after: nil) == ids[1])
        #expect(try next(after: ids[1]) == ids[3])
        #expect(try next(after: ids[3]) == nil)
        #expect(try next(after: ids[1], limit: 1) == nil)
    }

    @Test func theNextVoiceIsNewFromSomebodyElseAndOnThisDevice() throws {
        func voice(_ sender: MessageSender, isPlayed: Bool = false, isStored: Bool = true) throws -> MessageID {
            let place = Attachment.Place.stored(path: "files/" + String(repeating: "a", count: 64))
            let file = Attachment(name: "v", place: isStored ? place : .missing(reason: ""))
            var message = Message.fixture("", in: chat)
            message.sender = sender
            message.content = .voice(Voice(file, seconds: 3, levels: [9], isPlayed: isPlayed), caption: .empty)
            return try home.add(message)
        }
        let ids = [
            try voice(.contact(ContactID(1))), try voice(.me), try voice(.contact(ContactID(1)), isPlayed: true),
            try voice(.contact(ContactID(1)), isStored: false), try home.add(.fixture("a", in: chat)),
            try voice(.contact(ContactID(1))),
        ]
        func next(after id: MessageID?, limit: Int = 10) throws -> MessageID? {
            let position = try id.map { try home.message($0).position } ?? .first
            return try home.store.read { try $0.nextVoice(in: chat, after: position, limit: limit)?.id }
        }
        #expect(try next(after: nil) == ids[0])
        #expect(try next(after: ids[0]) == ids[5])
        #expect(try next(after: ids[0], limit: 4) == nil)
        #expect(try next(after: ids[5]) == nil)
    }

    @Test func aDeletedChatLeavesNoPlace() throws {
        _ = try home.store.write { try $0.setPlace(MessagePosition(7), in: chat) }
        let profile = try #require(try home.store.read { try $0.chat(chat)?.profile })
        _ = try home.store.write { try $0.remove(chat) }
        #expect(try home.store.read { try $0.setting(StoreWriter.placeName(chat), of: profile) } == nil)
    }

    @Test func aValueThatIsNoPositionIsTheEnd() throws {
        _ = try home.add(.fixture("a", in: chat))
        let profile = try #require(try home.store.read { try $0.chat(chat)?.profile })
        _ = try home.store.write { try $0.set(StoreWriter.placeName(chat), of: profile, to: "nowhere") }
        #expect(try lastSeen() == ["a"])
    }
}
