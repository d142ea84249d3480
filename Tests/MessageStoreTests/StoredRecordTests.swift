import Foundation
import LMDB
import MessageStoreSamples
import Messenger
import RandomTesting
import Testing

@testable import MessageStore

@Suite struct StoredRecordTests {
    private let home: TemporaryStore

    init() throws { home = try TemporaryStore() }

    /// They had one text, which was that of the edit.
    @Test func theEditInADraftOfAnEarlierVersionIsRead() throws {
        var stored = StoredDraft()
        stored.text = "changed"
        stored.cursor = 2
        stored.editing = 7
        let edit = Draft.Edit(of: MessageID(7), to: "changed", cursor: 2)
        #expect(stored.value(ChatID(1)) == Draft(chat: ChatID(1), text: "", edit: edit))
    }

    private static let withPersons: [MessageContent] = [
        .groupEvent(.invited(NamedPerson("Bob", .member(MemberID(1))))),
        .groupEvent(.declined(NamedPerson("Bob", .contact(ContactID(1))))),
        .groupEvent(.joined(NamedPerson("Bob", .me))), .groupEvent(.left(NamedPerson("", .member(MemberID(2))))),
        .groupEvent(.removed(NamedPerson("Bob", .system))), .groupEvent(.declined(.named("Bob"))),
        .groupEvent(.roleChanged(NamedPerson("Bob", .member(MemberID(1))), .admin)),
        .deleted(Deletion(by: .moderator(NamedPerson("Ann", .member(MemberID(3)))), at: Timestamp(milliseconds: 5))),
    ]

    @Test(arguments: SampleAccount.contents + withPersons) func everyKindOfContentComesBackAsItWas(
        _ content: MessageContent
    ) {
        #expect(StoredContent(content).value == content)
    }

    @Test func anEmoteIsTextForAVersionThatDoesNotKnowIt() throws {
        let emote = MessageContent.emote(StyledText("waves", runs: [StyleRun(start: 0, length: 5, style: .bold)]))
        var message = SampleAccount.everyField(in: try home.chat(), MemberID(1))
        message.content = emote
        let added = try home.store.write { try $0.add(message) }.result
        #expect(try home.message(added.id).content == emote)
        var stored = StoredContent(emote)
        stored.emote = false
        #expect(stored.value == .text(emote.text))
    }

    @Test func everyFieldOfAMessageComesBackAsItWas() throws {
        let chat = try home.chat()
        let message = SampleAccount.everyField(in: chat, MemberID(1))
        let added = try home.store.write { try $0.add(message) }.result
        var expected = message
        expected.id = added.id
        expected.position = added.position
        #expect(try home.message(added.id) == expected)
    }

    @Test func editsPinsAndMarksOfAMessageComeBackAsTheyWere() throws {
        let chat = try home.chat()
        var message = SampleAccount.everyField(in: chat, MemberID(1))
        message.edit = Edit(number: 3, at: Timestamp(milliseconds: -1))
        message.earlierVersions.append(MessageVersion(content: .text("2"), at: Timestamp(milliseconds: 5), number: 2))
        message.pin = Pin(by: .member(MemberID(1)), name: "Bob", at: Timestamp(milliseconds: 7))
        message.marks = [
            ChangeMark(emoji: "👍", author: RemoteID("@bob"), number: .max),
            ChangeMark(emoji: "", author: RemoteID("@ann"), number: 1),
        ]
        let added = try home.store.write { try $0.add(message) }.result
        (message.id, message.position) = (added.id, added.position)
        #expect(try home.message(added.id) == message)
    }

    @Test func everyCaseThatIsStoredByNumberHasItsOwn() {
        for role in MemberRole.allCases { #expect(Codes.role.value(of: Codes.role[role]) == role) }
        for mode in NotificationMode.allCases {
            #expect(Codes.notifications.value(of: Codes.notifications[mode]) == mode)
        }
        let conditions: [ChatCondition] = [
            .ready, .needsConnecting, .needsAccepting, .connecting, .invited, .joining, .pendingReview, .rejected,
            .left,
            .removed, .ended, .blocked, .readOnly,
        ]
        for condition in conditions { #expect(Codes.condition.value(of: Codes.condition[condition]) == condition) }
        for stored in StoredCondition.allCases { #expect(Codes.condition[Codes.condition.value(of: stored)] == stored) }
        for stored in StoredMembership.allCases {
            #expect(Codes.membership[Codes.membership.value(of: stored)] == stored)
        }
        for stored in StoredConnection.allCases {
            #expect(Codes.connection[Codes.connection.value(of: stored)] == stored)
        }
    }

    @Test func theChecksumIsCRC32C() {
        var sum = CRC32C()
        Array("123456789".utf8).withUnsafeBytes { sum.add($0) }
        #expect(sum.value == 0xE306_9283)
        var bytewise = CRC32C()
        for byte in "123456789".utf8 { bytewise.add(byte) }
        #expect(bytewise.value == sum.value)
    }

    private func opened(_ bytes: [UInt8], key: [UInt8]) throws -> [UInt8] {
        let envelope = RecordEnvelope(table: "messages", number: 8)
        return try bytes.withUnsafeBytes { bytes in
            try key.withUnsafeBytes { Array(try envelope.open(bytes, key: $0)) }
        }
    }

    private func sealed(_ record: [UInt8], key: [UInt8], number: UInt8 = 8) -> [UInt8] {
        key.withUnsafeBytes { RecordEnvelope(table: "messages", number: number).seal(record, key: $0) }
    }

    @Test func aRecordUnderAnotherKeyOrInAnotherTableIsDamaged() throws {
        let bytes = sealed([1, 2, 3], key: [9])
        #expect(try opened(bytes, key: [9]) == [1, 2, 3])
        #expect(throws: RecordError.self) { try opened(bytes, key: [8]) }
        #expect(throws: RecordError.self) { try opened(sealed([1, 2, 3], key: [9], number: 7), key: [9]) }
    }

    @Test func everySingleFlippedBitIsFound() throws {
        let bytes = sealed(Array("a record of some length".utf8), key: [1, 2, 3])
        for bit in 0..<bytes.count * 8 {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: RecordError.self) { try opened(damaged, key: [1, 2, 3]) }
        }
    }

    @Test func aRecordOfALaterVersionIsRefusedAndNotMisread() throws {
        // What a later version writes: its number, and a checksum that fits.
        var sum = CRC32C()
        for byte in [8, 1, 9, RecordEnvelope.format + 1, 0, 42] as [UInt8] { sum.add(byte) }
        let bytes =
            [RecordEnvelope.format + 1, 0] + (0..<4).map { UInt8(truncatingIfNeeded: sum.value >> UInt32(8 * $0)) } + [
                42
            ]
        #expect(throws: RecordError.newer(table: "messages", format: 2, known: 1)) { try opened(bytes, key: [9]) }
    }

    @Test func aDatabaseOfALaterVersionIsRefused() throws {
        let directory = TemporaryDirectory()
        do {
            let store = try MessageStore(directory: directory.path)
            try store.environment.write {
                try store.tables.facts.put([UInt64(MessageStore.format) + 1], for: "format", in: $0)
            }
        }
        // Its other files aren't created, either: a later version may have dropped them.
        for name in ["changes", "locks"] { try FileManager.default.removeItem(atPath: directory.path + "/" + name) }
        let bytes = FileManager.default.contents(atPath: directory.path + "/data.mdb")
        for _ in 1...2 {
            #expect(throws: StoreError.newerFormat(found: 2, known: 1)) { try MessageStore(directory: directory.path) }
        }
        #expect(FileManager.default.contents(atPath: directory.path + "/data.mdb") == bytes)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["data.mdb", "lock.mdb"])
    }

    /// Random bytes as records, with a checksum that fits: whatever they decode to, nothing crashes.
    @Test func randomBytesNeverCrashTheDecoder() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let message = SampleAccount.everyField(in: ChatID(1), MemberID(1))
        var samples = [try bytes(StoredMessage(message), messages)]
        for content in SampleAccount.contents {
            var other = message
            other.content = content
            samples.append(try bytes(StoredMessage(other), messages))
        }
        let chat = Chat(
            id: ChatID(1), profile: ProfileID(1), kind: .notes, names: Names("x"), preview: MessagePreview(of: message))
        samples.append(try bytes(StoredChat(chat), chats))
        for _ in 0..<rounds {
            var bytes = samples.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where !bytes.isEmpty:
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
                case 1 where !bytes.isEmpty: bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &random)...)
                case 2:
                    bytes.insert(
                        .random(in: 0...255, using: &random), at: Int.random(in: 0...bytes.count, using: &random))
                default: bytes += bytes.suffix(Int.random(in: 0...20, using: &random))
                }
            }
            if let stored = try? record(bytes, messages) {
                let value = stored.value(chat: ChatID(1), position: MessagePosition(0))
                _ = value.content.text.segments
                _ = MessagePreview(of: value)
                // What was read can be written, and says the same again.
                #expect(
                    StoredMessage(value).value(chat: ChatID(1), position: MessagePosition(0)) == value, "seed \(seed)")
            }
            if let stored = try? record(bytes, chats) {
                _ = stored.value(ChatID(1)).listKeys(.name, name: FoldedName(Names("x")))
            }
        }
    }

    private let envelope = RecordEnvelope(table: "messages", number: 8)
    private var messages: RecordCodec<StoredMessage> { RecordCodec(envelope: envelope) }
    private var chats: RecordCodec<StoredChat> { RecordCodec(envelope: envelope) }

    /// The bytes of a record, without what surrounds it.
    private func bytes<Codec: ValueCodec>(_ record: Codec.Value, _ codec: Codec) throws -> [UInt8] {
        try withUnsafeBytes(of: UInt8(9)) { key in
            Array(try codec.encode(record, key: key).dropFirst(RecordEnvelope.headerLength))
        }
    }

    /// The record that `bytes` are, as if they had been stored.
    private func record<Codec: ValueCodec>(_ bytes: [UInt8], _ codec: Codec) throws -> Codec.Value {
        try withUnsafeBytes(of: UInt8(9)) { key in
            try envelope.seal(bytes, key: key).withUnsafeBytes { try codec.decode($0, key: key) }
        }
    }

    /// Minutes instead of a second when CONFAB_FUZZ asks for so many rounds.
    private var rounds: Int { FuzzRounds.asked ?? 3000 }
}
