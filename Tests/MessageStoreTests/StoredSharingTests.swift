import Messenger
import RandomTesting
import Testing

@testable import MessageStore

/// Stickers, cards, records, and tips in the store.
@Suite struct StoredSharingTests {
    private let home: TemporaryStore

    init() throws { home = try TemporaryStore() }

    private static let inner = MergedRecord(
        title: "inner", entries: [.init(senderName: "Bob", sentAt: Timestamp(milliseconds: -5), content: .text("hi"))])

    static let contents: [MessageContent] = [
        .sticker(
            Sticker(
                name: "A seal", emoji: "🦭",
                file: Attachment(
                    name: "seal.webp", pixelWidth: 512, pixelHeight: 256, place: .stored(path: "files/x")))),
        .contactCard(ContactCard(.group, name: "Choir", remoteID: RemoteID("!choir"), address: "confab:x")),
        .contactCard(ContactCard(name: "Ann")),
        .mergedRecord(
            MergedRecord(
                title: "outer",
                entries: [
                    .init(senderName: "Ann", sentAt: .zero, content: .mergedRecord(inner)),
                    .init(
                        senderName: "", sentAt: .zero,
                        content: .unknown(UnknownContent(kind: "hologram", fallback: "h", raw: [0, 255]))),
                ])),
        .mergedRecord(MergedRecord(title: "shortened", entries: [], count: 12)), .tip(.noEarlierMessages),
    ]

    @Test(arguments: contents) func contentComesBackAsItWas(_ content: MessageContent) throws {
        #expect(StoredContent(content).value == content)
        let chat = try home.chat()
        let message = Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: content)
        let added = try home.store.write { try $0.add(message) }.result
        #expect(try home.message(added.id).content == content)
    }

    @Test func aTipOfALaterVersionIsUnknown() {
        var stored = StoredContent()
        stored.kind = .tip(.UNRECOGNIZED(99))
        #expect(stored.value == .unknown(UnknownContent(kind: "tip")))
    }

    @Test func aLongRecordFitsIntoTheStore() throws {
        let entries = (0..<10_000).map {
            MergedRecord.Entry(
                senderName: "Ann", sentAt: Timestamp(seconds: $0), content: .text(StyledText("message number \($0)")))
        }
        let content = MessageContent.mergedRecord(MergedRecord(title: "long", entries: entries))
        let chat = try home.chat()
        let message = Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: content)
        let added = try home.store.write { try $0.add(message) }.result
        #expect(try home.message(added.id).content == content)
        // The row of the chat reads only the beginning.
        let preview = try home.store.read { try $0.chat(chat) }?.preview
        guard case .mergedRecord(let record)? = preview?.content else {
            Issue.record("no record: \(String(describing: preview))")
            return
        }
        #expect(record.count == 10_000 && record.entries.count == 3)
    }

    @Test func unknownContentSurvivesARestart() throws {
        let raw = (0..<2000).map { UInt8(truncatingIfNeeded: $0) }
        let content = MessageContent.unknown(UnknownContent(kind: "org.example.dice", fallback: "a 6", raw: raw))
        let directory = TemporaryDirectory()
        let id = try {
            let store = try MessageStore(directory: directory.path)
            return try store.write { writer in
                let me = try writer.add(Profile(id: .unassigned, names: Names("Ann")))
                let chat = try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("")))
                return try writer.add(
                    Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: content)
                ).id
            }.result
        }()
        let again = try MessageStore(directory: directory.path)
        #expect(try again.read { try $0.message(id) }?.content == content)
    }
}
